import { mostCompared } from "#contracts/compare/most-compared";
import { knownSize } from "#contracts/vocabulary/mattress";
import { cutText } from "#contracts/text/cut-text";
import { paths } from "~/paths";
import { listHref } from "~/ui/listing/address";

/** Everything that the comparison page shows, as it stands in its address. */
export interface Comparison {
  /** Slugs in the order of the columns. */
  models: readonly string[];
  /** Null: that of the visit. */
  size: string | null;
  /** Rows in which all beds are alike, too, and a word on each row. */
  everything: boolean;
  /** The two beds that a window without room for more shows side by side; null: the first two. */
  pair: Pair | null;
  /** Slug of the model whose place the next one takes. */
  replacing: string | null;
}

export type Pair = readonly [left: string, right: string];

/** What an address asks for; `left` are the models for which there is no room. */
export function readComparison(query: URLSearchParams): Comparison & { left: readonly string[] } {
  const slugs = slugsOf(query.get("models"));
  const models = slugs.slice(0, mostCompared);
  const replacing = query.get("replace");
  return {
    models,
    size: knownSize(query.get("size")),
    everything: query.get("rows") === "all",
    pair: pairAmong(models, slugsOf(query.get("show"))),
    replacing: replacing !== null && models.includes(replacing) ? replacing : null,
    left: slugs.slice(mostCompared),
  };
}

function slugsOf(text: string | null): string[] {
  const asked = (text ?? "").split(",").map((slug) => cutText(slug.trim(), 200));
  return [...new Set(asked)].filter((slug) => slug !== "");
}

/** Two of the models; null where that is not what was asked for, or there are no more than two. */
function pairAmong(models: readonly string[], asked: readonly string[]): Pair | null {
  const [left, right, ...more] = asked.filter((slug) => models.includes(slug));
  return left === undefined || right === undefined || more.length > 0 || models.length < 3 ? null : [left, right];
}

/** The query of a comparison; what is empty is left out of it. */
export const comparisonQuery = ({ models, size, everything, pair, replacing }: Comparison) => ({
  models: models.join(","),
  size: size ?? "",
  rows: everything ? "all" : "",
  show: pairAmong(models, pair ?? [])?.join(",") ?? "",
  replace: replacing ?? "",
});

export const compareHref = (comparison: Comparison) =>
  listHref({ path: paths.compare, order: ["models", "size", "rows", "show", "replace"] }, comparisonQuery(comparison));

/** A comparison of these beds as it begins. */
export const comparisonOf = (models: readonly string[], size: string | null = null): Comparison => ({
  models,
  size,
  everything: false,
  pair: null,
  replacing: null,
});

/** The two beds shown side by side where there is no room for more. */
export function shownPair({ models, pair }: Pick<Comparison, "models" | "pair">): Pair {
  return pairAmong(models, pair ?? []) ?? [models[0] ?? "", models[1] ?? ""];
}

/** With another bed on one side of the pair; the one that is on the other side already changes places with it. */
export function withShown(comparison: Comparison, side: 0 | 1, slug: string): Comparison {
  const [left, right] = shownPair(comparison);
  const swaps = slug === (side === 0 ? right : left);
  const pair: Pair = swaps ? [right, left] : side === 0 ? [slug, right] : [left, slug];
  return { ...comparison, pair, replacing: null };
}

export const without = (comparison: Comparison, slug: string): Comparison => ({
  ...comparison,
  models: comparison.models.filter((other) => other !== slug),
  replacing: null,
});

/** With the model in the place of the one to be replaced, else at the end. */
export function withModel(comparison: Comparison, slug: string): Comparison {
  const { models, replacing } = comparison;
  const chosen = replacing === null ? [...models, slug] : models.map((other) => (other === replacing ? slug : other));
  return { ...comparison, models: chosen, replacing: null };
}

/** One place to the left. */
export function movedLeft(comparison: Comparison, slug: string): Comparison {
  const models = [...comparison.models];
  const place = models.indexOf(slug);
  if (place > 0) models.splice(place - 1, 2, slug, models[place - 1]!);
  return { ...comparison, models, replacing: null };
}

export const hasRoom = ({ models, replacing }: Comparison) => replacing !== null || models.length < mostCompared;
