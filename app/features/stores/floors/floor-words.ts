import type { StoreDetail } from "~/contracts/stores";
import { formatDate } from "~/ui/format";

type Bed = StoreDetail["store"]["floor"][number];

/** Beds come by brand, then name; each run of one brand becomes a group. */
export function floorByBrand(floor: readonly Bed[]): { brand: Bed["model"]["brand"]; beds: Bed[] }[] {
  const groups: { brand: Bed["model"]["brand"]; beds: Bed[] }[] = [];
  for (const bed of floor) {
    const last = groups.at(-1);
    if (last?.brand.slug === bed.model.brand.slug) last.beds.push(bed);
    else groups.push({ brand: bed.model.brand, beds: [bed] });
  }
  return groups;
}

/** After so many days a floor has often changed. */
const oldAfterDays = 180;
const dayMs = 86_400_000;

/** "Seen on the floor on Nov 3, 2026"; of an old sighting, that it is one. */
export function seenText(confirmedOn: string, now: string): string {
  const seen = `Seen on the floor on ${formatDate(confirmedOn)}`;
  const age = (Date.parse(now) - Date.parse(confirmedOn)) / dayMs;
  return age > oldAfterDays ? `${seen}, more than six months ago: call before you go` : seen;
}
