import { isolated } from "#contracts/text/isolated-text";
import { cutText } from "#contracts/text/cut-text";
import { readQuery, type ListQuery, type ListShape } from "./address";
import type { Facet } from "./facets";

interface Listed<Query, Listing> {
  list: (query: Query) => Promise<Listing>;
  /** What is listed where the query is refused: as much of it as holds for certain. */
  instead: Query;
  /** Unknown choices in the query, one sentence each; the listing shown instead has the values that exist. */
  faultsIn: (listing: Listing) => string[];
}

/** A list that is given instead of what was asked for, with the faults of that in a shopper's words. */
interface Instead<Query, Listing> {
  query: Query;
  listing: Listing;
  refused: string[];
}

/**
 * The list for a query. Where the upstream refuses the query (a 400 whose words name parameters), another list is given;
 * `status` is that of the page.
 */
export async function listOrInstead<Query, Listing>(
  asked: Query,
  list: (query: Query) => Promise<Listing>,
  instead: () => Promise<Instead<Query, Listing>>,
) {
  try {
    return { query: asked, listing: await list(asked), refused: null, status: 200 };
  } catch (error) {
    if (!(error instanceof Response && error.status === 400)) throw error;
    return { ...(await instead()), status: 400 };
  }
}

/** As listOrInstead, where it is known beforehand what is listed instead. */
export const listOrRefusal = <Query, Listing>(asked: Query, { list, instead, faultsIn }: Listed<Query, Listing>) =>
  listOrInstead(asked, list, async () => {
    const listing = await list(instead);
    return { query: instead, listing, refused: faultsIn(listing) };
  });

/** The page of a list at an address; all of the list where the upstream refuses that. */
export function readList<Key extends string, Listing extends { facets: readonly Facet[] }>(
  list: ListShape<Key>,
  { url }: Request,
  ask: (query: ListQuery<Key>) => Promise<Listing>,
) {
  const asked = readQuery(list, new URL(url).searchParams);
  return listOrRefusal(asked, {
    list: ask,
    instead: {},
    faultsIn: ({ facets }) => unknownChoices(asked, facets, list.sorts),
  });
}

/** Enough for a typing mistake; an address may hold thousands. */
const mostUnknown = 5;

/**
 * One sentence for each facet value and sort of a refused `query` that the list does not offer, five at most;
 * `otherwise` where it offers all of them.
 */
export function unknownChoices(
  query: Readonly<Record<string, string | undefined>>,
  facets: readonly Facet[],
  sorts: readonly { value: string }[],
  otherwise: readonly string[] = ["We couldn’t read one of the filters."],
): string[] {
  const choices = [...facets, { key: "sort", label: "Sort by", values: sorts }].flatMap(({ key, label, values }) => {
    const known = new Set(values.map(({ value }) => value));
    const unknown = (query[key] ?? "").split(",").filter((value) => value !== "" && !known.has(value));
    return unknown.map((value) => `There’s no “${isolated(cutText(value, 60))}” under “${label}.”`);
  });
  return choices.length > 0 ? [...new Set(choices)].slice(0, mostUnknown) : [...otherwise];
}
