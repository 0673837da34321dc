import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteFacts } from "~/route-facts";

export const handle: RouteFacts = { access: "link", secret: "token", reads: "texts" };

/** A photo of a draft, for whoever has the draft's address: everybody sees it once the review is published. */
export async function loader({ context, params: { token = "", upload = "" } }: LoaderFunctionArgs) {
  const picture = await context.api.reviewDrafts.photo(token, upload);
  return new Response(new Uint8Array(picture), {
    headers: { "Cache-Control": "private, no-store", "Content-Type": "image/webp" },
  });
}
