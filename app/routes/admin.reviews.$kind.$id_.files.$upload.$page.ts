import type { LoaderFunctionArgs } from "@remix-run/node";
import { privatePicture } from "~/http/images/private-picture.server";
import type { RouteFacts } from "~/route-facts";

export const handle: RouteFacts = { access: "staff", private: "staff" };

/** A page of a receipt or a photo as a picture, which the upstream has made anew. */
export async function loader({ context, params: { upload = "", page = "" } }: LoaderFunctionArgs) {
  return privatePicture(await context.api.uploads.page(upload, page));
}
