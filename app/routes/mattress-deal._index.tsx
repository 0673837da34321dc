import { redirect } from "@remix-run/node";
import { paths } from "~/paths";
import type { RouteFacts } from "~/route-facts";

export const handle: RouteFacts = { access: "everyone" };

/** No deal named: redirects to the list of deals. */
export const loader = () => redirect(paths.onlineDeals, 301);
