import type { LoaderFunctionArgs } from "@remix-run/node";
import { drawnPicture } from "~/mattress/picture/drawn-pictures.server";
import type { RouteFacts } from "~/route-facts";

export const handle: RouteFacts = { access: "everyone" };

/** What the hash names never changes; what another hash asks for is soon asked for by its own. */
const lifetime = { year: "public, max-age=31536000, immutable", minutes: "public, max-age=300" };

/** The drawing of a model, at an address that changes with it. Its styles are inline, as those of maps are. */
export async function loader({ context, params: { slug = "", file = "" } }: LoaderFunctionArgs) {
  const hash = /^([0-9a-z]{14})\.svg$/.exec(file)?.[1];
  if (hash === undefined) throw new Response("Not found\n", { status: 404, headers: { "Content-Type": "text/plain" } });
  const { svg, current } = await drawnPicture(
    slug,
    hash,
    async () => (await context.api.catalogue.model(slug, null)).model,
  );
  return new Response(svg, {
    headers: {
      "Cache-Control": current ? lifetime.year : lifetime.minutes,
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
      "Content-Type": "image/svg+xml",
    },
  });
}
