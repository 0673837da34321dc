import type { Pair } from "./compare-address";
import { differs, type ShownGroup, type ShownRow } from "./rows/cells";
import type { ShownBed } from "./comparison-data.server";

/** A bed as the head of a column. */
export interface Column {
  slug: string;
  brand: string;
  name: string;
  /** As short as the other beds allow. */
  short: string;
  /** Its place where there is room for two beds only; null: it is not one of them. */
  place: 1 | 2 | null;
}

/** Beds go by brand alone unless two share one; then all go by their names. */
export function columnsOf(models: readonly ShownBed[], pair: Pair): Column[] {
  const brandsDiffer = new Set(models.map(({ brand }) => brand.slug)).size === models.length;
  return models.map(({ slug, brand, name }) => ({
    slug,
    brand: brand.name,
    name,
    short: brandsDiffer ? brand.name : name,
    place: slug === pair[0] ? 1 : slug === pair[1] ? 2 : null,
  }));
}

/** The class of what belongs to a column: a narrow window shows the two of the pair, in its order. */
export const placeClass = ({ place }: Column) =>
  place === null ? "pair-away" : place === 1 ? "pair-left" : "pair-right";

/** Whether the beds of the pair differ in a row; where all beds are shown it may tell others apart. */
export const pairDiffers = (row: ShownRow, columns: readonly Column[]) =>
  differs({ cells: row.cells.filter((_, index) => columns[index]!.place !== null) });

export const groupDiffers = ({ rows }: ShownGroup, columns: readonly Column[]) =>
  rows.some((row) => pairDiffers(row, columns));
