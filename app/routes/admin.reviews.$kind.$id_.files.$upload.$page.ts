import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireStaff } from "~/http/guards.server";

/** A page of a receipt or a photo as a picture, which the upstream has made anew. */
export async function loader({ context, request, params: { upload = "", page = "" } }: LoaderFunctionArgs) {
  await requireStaff(context, request);
  const picture = await context.api.uploads.page(upload, page);
  return new Response(new Uint8Array(picture), {
    headers: { "Cache-Control": "private, no-store", "Content-Type": "image/webp" },
  });
}
