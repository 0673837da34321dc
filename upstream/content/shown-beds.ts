import type { MattressSize, MattressType } from "#contracts/mattress";
import { cardIn } from "../catalogue/cards";
import type { CatalogueSnapshot, SnapshotModel } from "../catalogue/snapshot";
import type { Material } from "#contracts/mattress";

/** Which beds of the catalogue illustrate a term. */
export type ShownBeds = { type: MattressType } | { material: Material[] } | { top: "pillow" | "euro" | "tight" };

/** Those beds, the highest Bedlark score first, one per line. */
export function shownBeds({ models }: CatalogueSnapshot, shows: ShownBeds): readonly SnapshotModel[] {
  const fits = ({ card, materials }: SnapshotModel) => {
    if ("type" in shows) return card.type === shows.type;
    if ("top" in shows) return card.top_style === shows.top;
    return shows.material.some((material) => materials.has(material));
  };
  return models.filter(fits).sort((one, other) => (other.card.score ?? 0) - (one.card.score ?? 0) || one.id - other.id);
}

/** How many beds illustrate it, and the best of a few brands; null: the term has no criteria, or no bed meets them. */
export function bedsThatShow(catalogue: CatalogueSnapshot, shows: ShownBeds | null, size: MattressSize) {
  const shown = shows === null ? [] : shownBeds(catalogue, shows);
  if (shows === null || shown.length === 0) return null;
  return {
    type: "type" in shows ? shows.type : null,
    count: shown.length,
    models: examplesOf(shown).map((model) => cardIn(model, size)),
  };
}

const mostExamples = 3;

/** The first few from different lines and brands. */
export function examplesOf(models: readonly SnapshotModel[]): SnapshotModel[] {
  const brands = new Set<string>();
  return models
    .filter(({ card }) => !brands.has(card.brand.slug) && brands.add(card.brand.slug))
    .slice(0, mostExamples);
}
