import { paths } from "~/paths";
import { usualLinks, type PlannedPage } from "./error-text";

/** Pages of the specification, section 2, that have no route yet. An address below one counts as it. */
const planned = [paths.businessProfile, paths.manageRequests];
const [home, , brands] = usualLinks;

/** The planned page a path belongs to, with its sentence; null for any other path. */
export const plannedPage = (pathname: string): PlannedPage | null =>
  planned.some((path) => `${pathname}/`.startsWith(path))
    ? { title: "The area for store owners isn't ready yet", instead: [home, brands] }
    : null;
