import {
  type SearchAnswer,
  type SearchKind,
  searchKind,
  searchKinds,
  type SearchResult,
} from "../../app/contracts/search";
import { invalid } from "../http/answers";
import { pageCount, type Query } from "../http/query";
import type { Resources } from "../http/resource";
import type { Hit, SearchIndex } from "./search-index";

const shownOfEach = 5;
const perPage = 20;

/** The search page: everything that matches, grouped by kind. */
export const search: Resources = ({ search: index, demo }) => [
  {
    version: 2,
    path: "/search/",
    methods: {
      GET: async ({ query }) => {
        const body: SearchAnswer = {
          demo,
          ...answer(index(), query.text("q") ?? "", wantedKind(query), query.page()),
        };
        return { body };
      },
    },
  },
];

function wantedKind(query: Query): SearchKind | null {
  const text = query.text("kind");
  if (text === null) return null;
  const kind = searchKind.safeParse(text);
  if (!kind.success) throw invalid({ kind: [`"${text}" is not one of the available choices.`] });
  return kind.data;
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
  const pages = pageCount(asked?.hits.length ?? 0, perPage, page);
  const shown = asked === undefined ? groups.filter((group) => group.hits.length > 0) : [asked];
  const [start, size] = asked === undefined ? [0, shownOfEach] : [(page - 1) * perPage, perPage];
  return {
    query,
    corrected,
    total: hits.length,
    groups: shown.map((group) => ({
      kind: group.kind,
      count: group.hits.length,
      items: group.hits.slice(start, start + size).map(toResult),
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
