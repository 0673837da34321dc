import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteFacts } from "~/route-facts";

export const handle: RouteFacts = { access: "staff", private: "staff" };

/** A page of a receipt or a photo as a picture, which the upstream has made anew. */
export async function loader({ context, params: { upload = "", page = "" } }: LoaderFunctionArgs) {
  const picture = await context.api.uploads.page(upload, page);
  return new Response(new Uint8Array(picture), {
    headers: { "Cache-Control": "private, no-store", "Content-Type": "image/webp" },
  });
}
