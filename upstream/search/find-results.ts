import { type SearchAnswer, type SearchKind, searchKinds, type SearchResult } from "../../app/contracts/search";
import { invalid } from "../http/answers";
import type { Query } from "../http/query";
import { type Errors, readValue } from "../listing/choices";
import { pageOf } from "../listing/pages";
import type { Hit, SearchIndex } from "./search-index";

const shownOfEach = 5;
const perPage = 20;

/** Everything that matches, grouped by kind; of one kind the page asked for. Throws 400 and 404. */
export function findResults(index: SearchIndex, query: Query): Omit<SearchAnswer, "demo"> {
  return answer(index, query.text("q") ?? "", wantedKind(query), query.page());
}

function wantedKind(query: Query): SearchKind | null {
  const errors: Errors = {};
  const kind = readValue(query, "kind", searchKinds, errors);
  if (errors.kind !== undefined) throw invalid(errors);
  return kind;
}

/** Throws 404 when the page is out of range. */
function answer(index: SearchIndex, query: string, kind: SearchKind | null, page: number): Omit<SearchAnswer, "demo"> {
  const typed = index.find(query);
  const corrected = typed.length === 0 ? index.correct(query) : null;
  const hits = corrected === null ? typed : index.find(corrected);
  const groups = searchKinds.map((each) => ({
    kind: each,
    hits: hits.filter(({ entry }) => entry.kind === each),
  }));
  const asked = groups.find((group) => group.kind === kind);
  const { pages, entries } = pageOf(asked?.hits ?? [], perPage, page);
  const shown = asked === undefined ? groups.filter((group) => group.hits.length > 0) : [asked];
  return {
    query,
    corrected,
    total: hits.length,
    groups: shown.map((group) => ({
      kind: group.kind,
      count: group.hits.length,
      items: (asked === undefined ? group.hits.slice(0, shownOfEach) : entries).map(toResult),
    })),
    kind,
    page,
    pages,
  };
}

const toResult = ({ entry: { aliases, ...entry }, foundAs }: Hit): SearchResult => ({
  ...entry,
  found_as: foundAs,
});
