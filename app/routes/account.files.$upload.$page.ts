import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireUser } from "~/http/guards.server";

/** A picture of a photo or a receipt, for whoever sent it: of somebody else's there is none. */
export async function loader({ context, request, params: { upload = "", page = "" } }: LoaderFunctionArgs) {
  await requireUser(context, request);
  const picture = await context.api.account.file(upload, page);
  return new Response(new Uint8Array(picture), {
    headers: { "Cache-Control": "private, no-store", "Content-Type": "image/webp" },
  });
}
