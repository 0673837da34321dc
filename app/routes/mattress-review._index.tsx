import { redirect } from "@remix-run/node";
import { paths } from "~/paths";

/** No review has been named. */
export const loader = () => redirect(paths.customerReviews, 301);
