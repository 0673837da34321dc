import type { SearchAnswer, SearchKind, SearchResult } from "~/contracts/search";
import { searchKindLabels } from "~/contracts/vocabulary/search";
import { paths } from "~/paths";
import { formatCount } from "~/ui/format";

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
