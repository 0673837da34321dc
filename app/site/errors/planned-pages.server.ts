import { paths } from "~/paths";
import type { NavLink } from "~/site/navigation/menu-names";
import { usualLinks as findBed, type PlannedPage } from "./error-text";

interface Plan {
  name: string;
  instead: readonly NavLink[];
}

const [, , search] = findBed;
const account = [{ label: "Home page", to: paths.home }, search] as const;

const manage: Plan = { name: "The area for store owners", instead: account };

/** Pages of the specification, section 2, that have no route yet. An address below one counts as it. */
const planned: Readonly<Record<string, Plan>> = {
  [paths.businessProfile]: manage,
  [paths.manageRequests]: manage,
};

/** The planned page a path belongs to, with its sentence; null for any other path. */
export function plannedPage(pathname: string): PlannedPage | null {
  const found = Object.entries(planned).find(([path]) => `${pathname}/`.startsWith(path));
  if (found === undefined) return null;
  const [, { name, instead }] = found;
  return { title: `${name} isn't ready yet`, instead };
}
