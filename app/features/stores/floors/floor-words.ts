import type { StoreDetail } from "~/contracts/stores";
import { formatDate } from "~/ui/format";

type Bed = StoreDetail["store"]["floor"][number];

/** Groups beds by brand; they arrive sorted by brand, then name. */
export function floorByBrand(floor: readonly Bed[]): { brand: Bed["model"]["brand"]; beds: Bed[] }[] {
  const groups: { brand: Bed["model"]["brand"]; beds: Bed[] }[] = [];
  for (const bed of floor) {
    const last = groups.at(-1);
    if (last?.brand.slug === bed.model.brand.slug) last.beds.push(bed);
    else groups.push({ brand: bed.model.brand, beds: [bed] });
  }
  return groups;
}

/** By then a store has often changed its floor. */
const oldAfterDays = 180;
const dayMs = 86_400_000;

/** "Seen on the floor on Nov 3, 2026", with a warning if that was long ago. */
export function seenText(confirmedOn: string, now: string): string {
  const seen = `Seen on the floor on ${formatDate(confirmedOn)}`;
  const age = (Date.parse(now) - Date.parse(confirmedOn)) / dayMs;
  return age > oldAfterDays ? `${seen}, more than six months ago: call before you go` : seen;
}
