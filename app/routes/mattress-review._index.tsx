import { redirect } from "@remix-run/node";
import { paths } from "~/paths";
import type { RouteFacts } from "~/route-facts";

export const handle: RouteFacts = { access: "everyone", reads: "texts" };

/** No review has been named. */
export const loader = () => redirect(paths.customerReviews, 301);
