import { mostCompared } from "~/contracts/most-compared";
import { sizeLabels } from "~/contracts/vocabulary/mattress";
import { paths } from "~/paths";

/** Everything that the comparison page shows, as it stands in its address. */
export interface Comparison {
  /** Slugs in the order of the columns. */
  models: readonly string[];
  /** Null: that of the visit. */
  size: string | null;
  differencesOnly: boolean;
  /** Slug of the model whose place the next one takes. */
  replacing: string | null;
}

/** What an address asks for; `left` are the models for which there is no room. */
export function readComparison(query: URLSearchParams): Comparison & { left: readonly string[] } {
  const asked = (query.get("models") ?? "").split(",").map((slug) => slug.trim().slice(0, 200));
  const slugs = [...new Set(asked)].filter((slug) => slug !== "");
  const models = slugs.slice(0, mostCompared);
  const size = query.get("size");
  const replacing = query.get("replace");
  return {
    models,
    size: size !== null && Object.hasOwn(sizeLabels, size) ? size : null,
    differencesOnly: query.get("differences") === "only",
    replacing: replacing !== null && models.includes(replacing) ? replacing : null,
    left: slugs.slice(mostCompared),
  };
}

/** The query of a comparison, name by name, in a fixed order. */
export function comparisonFields({ models, size, differencesOnly, replacing }: Comparison): [string, string][] {
  return [
    ...(models.length === 0 ? [] : [["models", models.join(",")] as [string, string]]),
    ...(size === null ? [] : [["size", size] as [string, string]]),
    ...(differencesOnly ? [["differences", "only"] as [string, string]] : []),
    ...(replacing === null ? [] : [["replace", replacing] as [string, string]]),
  ];
}

export function compareHref(comparison: Comparison): string {
  // A comma means itself in a query, and the address stays readable.
  const query = comparisonFields(comparison)
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll("%2C", ",")}`)
    .join("&");
  return query === "" ? paths.compare : `${paths.compare}?${query}`;
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
