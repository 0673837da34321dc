import { matchRoutes } from "@remix-run/react";
import type { ServerBuild } from "@remix-run/node";
import type { PageWords } from "~/contracts/analytics/page-words";
import { withoutAddresses, withoutPersonalData, withoutTokens } from "~/platform/addresses";
import { isPrivate } from "~/platform/private-page";
import { routeFamilies } from "../route-families.server";

/** Whether a tag manager may be in the page at an address of the site ("/search/?q=firm"). */
export type Measures = (address: string) => boolean;

type RouteObject = Parameters<typeof matchRoutes>[0][number];

/** Of one person or of staff, whatever they show. */
const personal: readonly unknown[] = ["account", "staff"] satisfies PageWords[0][];

const isMeasured = (handle: unknown) =>
  !isPrivate(handle) && !personal.includes((handle as { page?: PageWords } | undefined)?.page?.[0]);

/**
 * A tag reads the address and all that a page shows. So no page is measured that asks about health or money, holds a
 * secret, or belongs to an account or to staff; and none whose address holds a token, an e-mail address, a phone number
 * or a ZIP code.
 */
export function measuredPages(build: ServerBuild): Measures {
  const families = routeFamilies(build, ({ routes }) => routesBelow(undefined, Object.values(routes)));
  return (address) => {
    const [path = "/", query = ""] = address.split("?", 2);
    const words = [...new URLSearchParams(query)].flat().join(" ");
    if (withoutTokens(path) !== path || withoutAddresses(path) !== path) return false;
    if (withoutPersonalData(words) !== words) return false;
    return (matchRoutes(families.of(path), path) ?? []).every(({ route }) => isMeasured(route.handle));
  };
}

function routesBelow(parent: string | undefined, all: readonly ServerBuild["routes"][string][]): RouteObject[] {
  return all
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index, caseSensitive, module }): RouteObject => {
      const own = { id, path, caseSensitive, handle: module.handle };
      return index === true ? { ...own, index } : { ...own, children: routesBelow(id, all) };
    });
}
