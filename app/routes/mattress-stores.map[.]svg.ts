import type { LoaderFunctionArgs } from "@remix-run/node";
import { readPicture } from "~/features/maps/base-map-address";
import { basePicture } from "~/features/maps/base-map.server";

/**
 * The land beneath the pins of a map, as a picture of its own: caches keep it while the pages above it change.
 * Its style is written in it, which its own policy allows and the pages' does not.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const asked = readPicture(new URL(request.url).searchParams);
  if (asked === undefined)
    throw new Response("Not found\n", { status: 404, headers: { "Content-Type": "text/plain" } });
  return new Response(basePicture(asked), {
    headers: {
      "Cache-Control": "public, max-age=604800",
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
      "Content-Type": "image/svg+xml",
    },
  });
}
