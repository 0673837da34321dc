import type { LoaderFunctionArgs } from "@remix-run/node";

/** A photo of a draft, for whoever has the draft's address: everybody sees it once the review is published. */
export async function loader({ context, params: { token = "", upload = "" } }: LoaderFunctionArgs) {
  const picture = await context.api.reviewDrafts.photo(token, upload);
  return new Response(new Uint8Array(picture), {
    headers: { "Cache-Control": "private, no-store", "Content-Type": "image/webp" },
  });
}
