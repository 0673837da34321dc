import { redirect } from "@remix-run/node";
import { paths } from "~/paths";
import type { RouteFacts } from "~/route-facts";

export const handle: RouteFacts = { access: "everyone" };

export const loader = () => redirect(paths.viewProfile);
