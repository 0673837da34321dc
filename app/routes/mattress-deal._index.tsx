import { redirect } from "@remix-run/node";
import { paths } from "~/paths";

/** A deal without a name: the list knows them all. */
export const loader = () => redirect(paths.onlineDeals, 301);
