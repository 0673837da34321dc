import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteFacts } from "~/route-facts";

export const handle: RouteFacts = { access: "user" };

/** A picture of a photo or a receipt, for whoever sent it: of somebody else's there is none. */
export async function loader({ context, params: { upload = "", page = "" } }: LoaderFunctionArgs) {
  const picture = await context.api.account.file(upload, page);
  return new Response(new Uint8Array(picture), {
    headers: { "Cache-Control": "private, no-store", "Content-Type": "image/webp" },
  });
}
