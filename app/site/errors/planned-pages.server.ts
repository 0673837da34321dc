import { families, paths } from "~/paths";
import { readingPaths } from "~/reading-paths";
import type { NavLink } from "~/site/navigation/menu-names";
import { usualLinks as findBed, type PlannedPage } from "./error-words";

interface Plan {
  name: string;
  /** "aren't" where the name is plural. */
  verb?: "aren't";
  instead: readonly NavLink[];
}

const [brands, , search] = findBed;
const read = [brands, search, { label: "About this guide", to: paths.about }] as const;
const account = [{ label: "Home page", to: paths.home }, search] as const;

const manage: Plan = { name: "The area for store owners", instead: account };

/** Pages of the specification, section 2, that have no route yet. An address below one counts as it. */
const planned: Readonly<Record<string, Plan>> = {
  [readingPaths.contact]: { name: "The contact page", instead: read },
  [readingPaths.help]: { name: "The help pages", verb: "aren't", instead: read },
  [readingPaths.terms]: { name: "The site terms", verb: "aren't", instead: read },
  [readingPaths.privacy]: { name: "The privacy page", instead: read },
  [families.policies]: { name: "The disclosure policy", instead: read },
  [readingPaths.sitemap]: { name: "The site map", instead: read },
  [paths.businessProfile]: manage,
  [paths.manageRequests]: manage,
};

/** The planned page a path belongs to, with its sentence; null for any other path. */
export function plannedPage(pathname: string): PlannedPage | null {
  const found = Object.entries(planned).find(([path]) => `${pathname}/`.startsWith(path));
  if (found === undefined) return null;
  const [, { name, verb = "isn't", instead }] = found;
  return { title: `${name} ${verb} ready yet`, instead };
}
