import { useLocation } from "@remix-run/react";
import type { MatchAnswer } from "#contracts/match/match";
import { matchSortLabels } from "#contracts/vocabulary/match";
import { formatCount, formatNumber } from "~/ui/format";
import type { ListQuery } from "~/ui/listing/address";
import type { ListFilters } from "~/ui/listing/list-filters";
import { matchList, totalOf } from "./match-list";

type Counted = Pick<MatchAnswer, "total" | "count" | "sort" | "unpriced">;

/** "41 matches, best first"; "12 of 41 matches, lowest price first" */
export function countWords({ count, sort, ...match }: Counted) {
  const total = totalOf({ ...match, count });
  const all = formatCount(total, "match", "matches");
  return `${count < total ? `${formatNumber(count)} of ` : ""}${all}, ${matchSortLabels[sort].phrase}`;
}

/** "Page 1 of 19. 4 without a price come last."; null where there is nothing to say. */
export function placeWords({ count, sort, unpriced }: Counted, page: number, pages: number): string | null {
  const last = sort === "match" && unpriced > 0 && unpriced < count;
  const words = [
    ...(pages > 1 ? [`Page ${page} of ${pages}.`] : []),
    ...(last ? [`${formatCount(unpriced, "without a price comes", "without a price come")} last.`] : []),
  ];
  return words.length === 0 ? null : words.join(" ");
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
