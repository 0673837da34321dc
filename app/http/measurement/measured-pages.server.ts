import { positionLabel } from "#contracts/analytics/exact-place";
import { withoutPersonalData } from "~/platform/addresses";
import { paths } from "~/paths";
import { isPrivate } from "~/platform/private-page";
import type { FactsAt, KnownFacts } from "~/route-facts";
import type { Redact } from "~/platform/secret-addresses";

/** Whether a tag manager may be in the page at an address of the site ("/search/?q=firm"). */
export type Measures = (address: string) => boolean;

/** Names in a query of what says something about somebody's body ("?weight=over-230"). */
const ofBodies: readonly string[] = [
  "age",
  "allergies",
  "bunk",
  "childAge",
  "height",
  "mobility",
  "pain",
  "pounds",
  "position",
  "recipient",
  "temperature",
  "weight",
];

/** Names in a query of words as a visitor typed them, on whatever page. */
export const freeWords: readonly string[] = ["add", "place", "q", "search_term", "title", "words"];

/** Pages whose loader says whether all of those words are known to name no more than products, or a town. */
const readsWords = (name: string, path: string) =>
  name === "q"
    ? path === paths.search
    : name === "place" && (path === paths.stores || path === paths.storeBrands || path.startsWith(paths.models));

/** "43.62,-116.20" */
const coordinates = /(?<!\d)-?\d{1,3}\.\d+[\s,;]+-?\d{1,3}\.\d/;

/** Names in a query of a browser's position. */
const placeParts: readonly string[] = ["latitude", "longitude"];

/** A path without its escapes. */
function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const isPersonal = (text: string) =>
  withoutPersonalData(text) !== text || text === positionLabel || coordinates.test(text);

/** Pages of staff and of one person, whatever they show, and no page at all. */
const unmeasuredTypes: ReadonlySet<string> = new Set(["account", "staff", "error"]);

export const isUnmeasured = (route: KnownFacts): boolean =>
  route.page === undefined || route.unmeasured === true || isPrivate(route) || unmeasuredTypes.has(route.page[0]);

/**
 * A tag reads the address and all that a page shows. So no page is measured that asks about health or money, holds a
 * secret, belongs to an account or to staff, or has a form in which somebody writes as themselves; and none whose address
 * holds a token, an e-mail address, a phone number, a ZIP code, a position or something about a body, or leads back to a
 * page that is not measured ("?next=/mattress-finder/…"). Words that a visitor typed may say anything: what isn't known to
 * be about products alone is not measured.
 */
export function measuredPages(factsAt: FactsAt, redact: Redact): Measures {
  const isRefused = (text: string) => redact(text) !== text || isPersonal(text);
  const measures = (address: string, waysBack: number): boolean => {
    const path = /^[^?#]*/.exec(address)?.[0] ?? "/";
    const query = [...new URLSearchParams(address.slice(path.length).replace(/#.*$/, ""))];
    if (query.some(([name]) => ofBodies.includes(name) || placeParts.includes(name))) return false;
    const typed = query.filter(([name, text]) => freeWords.includes(name) && text.trim() !== "");
    // Where another page's address is part of this one, nobody reads its words.
    if (typed.some(([name]) => waysBack === 0 || !readsWords(name, path))) return false;
    const words = query.flat();
    if ([path, readable(path), ...words].some(isRefused)) return false;
    const others = words.filter((text) => text.startsWith("/"));
    if (others.length > waysBack || !others.every((text) => measures(text, 0))) return false;
    // A page that doesn't say what it is may be anything, as an address that was mistyped.
    return !isUnmeasured(factsAt(path).at(-1) ?? {});
  };
  // Pages lead back to one other; a longer list is nobody's link, and would cost time.
  return (address) => measures(address, 1);
}
