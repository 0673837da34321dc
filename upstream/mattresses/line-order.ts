import type { ListedModel } from "./mattress-facets";

/** Among `places` consecutive places, a brand takes at most `mostOfBrand` (ruleset 2026.3, section 6). */
const places = 10;
const mostOfBrand = 2;

/**
 * Sorted beds with one per line, the comfort level that comes first, and no more than two lines of a brand in any ten
 * places as long as there are others. The other comfort levels follow after all lines, in their order.
 */
export function lineByLine(sorted: readonly ListedModel[]): ListedModel[] {
  const seen = new Set<number>();
  const first = sorted.filter(({ model: { line_id } }) => !seen.has(line_id) && seen.add(line_id));
  const shown = new Set(first);
  return [...withBrandsSpread(first), ...sorted.filter((entry) => !shown.has(entry))];
}

function withBrandsSpread(lines: readonly ListedModel[]): ListedModel[] {
  const waiting = [...lines];
  const placed: ListedModel[] = [];
  while (waiting.length > 0) {
    const recent = placed.slice(1 - places).map(brandOf);
    const next = waiting.findIndex((entry) => recent.filter((slug) => slug === brandOf(entry)).length < mostOfBrand);
    // If only such brands are left, they follow as they are.
    placed.push(...waiting.splice(Math.max(0, next), 1));
  }
  return placed;
}

const brandOf = ({ model }: ListedModel) => model.card.brand.slug;
