import { paths } from "~/paths";
import type { Crumb } from "~/route-facts";
import { crumbsTo } from "~/ui/breadcrumbs";

/** The way to a page for staff, by the page that lists them all. */
export const staffCrumbs = (label: string, ...between: Crumb[]) =>
  crumbsTo(label, { label: "Staff pages", href: paths.staff }, ...between);
