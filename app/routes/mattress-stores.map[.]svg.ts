import type { LoaderFunctionArgs } from "@remix-run/node";
import { readPicture } from "~/features/stores/maps/base-map-address";
import { basePicture } from "~/features/stores/maps/base-map.server";
import type { RouteFacts } from "~/route-facts";

export const handle: RouteFacts = { access: "everyone", reads: "maps" };

/**
 * The land below the pins of a map, as a separate image that caches keep while pages change. Its styles are inline,
 * which its own Content-Security-Policy allows and that of pages does not.
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
