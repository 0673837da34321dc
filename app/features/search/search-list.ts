import type { SearchAnswer, SearchKind, SearchResult } from "~/contracts/search";
import { searchKindLabels } from "~/contracts/vocabulary/search";
import { paths } from "~/paths";
import { formatCount } from "~/ui/format";
import { listHref, type PagedList } from "~/ui/listing/address";

/** Longest search that is looked for; nobody types more, and the upstream need not read it. */
const longest = 200;

/** What was typed, without blanks around and doubled in it, at most 200 characters. */
export const tidySearchTerm = (term: string) =>
  Array.from(term.replace(/\s+/g, " ").trim()).slice(0, longest).join("").trim();

/** What a term finds, of all kinds or of one. */
export const resultList = (term: string): PagedList<"kind" | "page"> => ({
  path: paths.searchFor(term),
  order: ["kind", "page"],
  nouns: { one: "result", many: "results" },
});

/** "/search/?q=…", with kind and page when they are more than all and 1; "/search/" without a term. */
export const searchHref = (term: string, kind: SearchKind | null = null, page = 1) =>
  term === "" ? paths.search : listHref(resultList(term), { kind: kind ?? undefined, page: String(page) });

/** The kind an address asks for; undefined for a word that is none. */
export function readKind(value: string | null): SearchKind | null | undefined {
  if (value === null || value === "") return null;
  return Object.hasOwn(searchKindLabels, value) ? (value as SearchKind) : undefined;
}

const pathOf: Record<SearchKind, (slug: string) => string> = {
  manufacturer: paths.brand,
  collection: paths.collection,
  line: paths.line,
  model: paths.model,
};

export const resultPath = ({ kind, slug }: Pick<SearchResult, "kind" | "slug">) => pathOf[kind](slug);

/** How many results the address stands for: those of its kind, or all. */
export const countShown = ({ kind, groups, total }: Pick<SearchAnswer, "kind" | "groups" | "total">) =>
  kind === null ? total : (groups.find((group) => group.kind === kind)?.count ?? 0);

/** "Nothing found", "1 result", "12 models" */
export function countText(count: number, kind: SearchKind | null): string {
  const { one, many } = kind === null ? { one: "result", many: "results" } : searchKindLabels[kind];
  return count === 0 ? "Nothing found" : formatCount(count, one, many);
}
