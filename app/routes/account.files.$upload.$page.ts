import type { LoaderFunctionArgs } from "@remix-run/node";
import { privatePicture } from "~/http/images/private-picture.server";
import type { RouteFacts } from "~/route-facts";

export const handle: RouteFacts = { access: "user" };

/** A picture of a photo or a receipt, for whoever sent it: of somebody else's there is none. */
export async function loader({ context, params: { upload = "", page = "" } }: LoaderFunctionArgs) {
  return privatePicture(await context.api.account.file(upload, page));
}
