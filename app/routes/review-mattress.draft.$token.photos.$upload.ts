import type { LoaderFunctionArgs } from "@remix-run/node";
import { privatePicture } from "~/http/images/private-picture.server";
import type { RouteFacts } from "~/route-facts";

export const handle: RouteFacts = { access: "link", secret: "token", reads: "texts" };

/** A photo of a draft, for whoever has the draft's address: everybody sees it once the review is published. */
export async function loader({ context, params: { token = "", upload = "" } }: LoaderFunctionArgs) {
  return privatePicture(await context.api.reviewDrafts.photo(token, upload));
}
