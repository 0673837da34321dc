import { useLocation } from "@remix-run/react";
import type { MatchAnswer } from "~/contracts/match";
import { matchSortLabels } from "~/contracts/vocabulary/match";
import { formatCount, formatNumber } from "~/ui/format";
import type { ListQuery } from "~/ui/listing/address";
import type { ListFilters } from "~/ui/listing/list-filters";
import { matchList } from "./match-list";

/** All that fit the answers, whatever is filtered. An upstream that filters nothing does not say. */
export const totalOf = ({ total, count }: Pick<MatchAnswer, "total" | "count">) => total ?? count;

/** "41 matches, best first (4 without a price come last)"; "12 of 41 matches, lowest price first" */
export function countWords({
  count,
  sort,
  unpriced,
  ...match
}: Pick<MatchAnswer, "total" | "count" | "sort" | "unpriced">) {
  const total = totalOf({ ...match, count });
  const all = formatCount(total, "match", "matches");
  const apart =
    sort === "match" && unpriced > 0 && unpriced < count
      ? ` (${unpriced} without a price ${unpriced === 1 ? "comes" : "come"} last)`
      : "";
  return `${count < total ? `${formatNumber(count)} of ` : ""}${all}, ${matchSortLabels[sort].phrase}${apart}`;
}

/** Said after each filter and sort; the key makes the same words new, which else stay silent. */
export function MatchesSaid({ match }: { match: Parameters<typeof countWords>[0] }) {
  const { search } = useLocation();
  return (
    <p className="visually-hidden" role="status">
      <span key={search}>{countWords(match)}</span>
    </p>
  );
}

/** What filters and sorts the results of an address. */
export const matchFilters = (
  { count, facets, sort }: Pick<MatchAnswer, "count" | "facets" | "sort">,
  query: ListQuery,
): ListFilters => ({
  list: matchList,
  query,
  facets,
  count,
  sort,
});
