import type { FloorBrands } from "~/contracts/stores";
import { paths } from "~/paths";
import { formatCount } from "~/ui/format";

type Floors = Pick<FloorBrands, "place" | "radius" | "models"> | null;

/** The stores that show a model, around the place that the visit remembers. */
export const floorsHref = (slug: string, floors: Floors): string => {
  const place = floors?.place ?? null;
  const where = place === null ? "" : `place=${encodeURIComponent(place.label)}&`;
  return `${paths.storeBrands}?${where}models=${encodeURIComponent(slug)}`;
};

/** "On 3 floors near Boise, ID", "In 42 stores: find one near you" */
export function floorWords(floors: Floors, storeCount: number | null): string {
  const found = floors?.models[0];
  if (floors?.place != null && found !== undefined) {
    const near = `within ${floors.radius} miles of ${floors.place.label}`;
    return found.store_count === 0
      ? `On no floor ${near} that we know of`
      : `On ${formatCount(found.store_count, "floor", "floors")} ${near}`;
  }
  if (storeCount === 0) return "On no store’s floor that we know of";
  return storeCount === null
    ? "Stores that have it"
    : `On the floor of ${formatCount(storeCount, "store", "stores")}: find one near you`;
}
