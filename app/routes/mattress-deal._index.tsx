import { redirect } from "@remix-run/node";
import { paths } from "~/paths";

/** No deal named: redirects to the list of deals. */
export const loader = () => redirect(paths.onlineDeals, 301);
