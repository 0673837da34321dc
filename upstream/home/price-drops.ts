import type { PriceDrop } from "#contracts/home";
import type { MattressSize } from "#contracts/mattress";
import { cardIn } from "../catalogue/cards";
import type { CatalogueSnapshot } from "../catalogue/snapshot";
import { inOrder } from "../listing/sort";
import { plusDays } from "#contracts/us-days";

interface Drops {
  drops: PriceDrop[];
  days: number;
}

const most = 4;
/** A week, or a month if a week has too few. */
const windows = [7, 30] as const;

/** Recent price drops in a size, the largest percentage first, each from a different brand. */
export function priceDrops({ models }: CatalogueSnapshot, size: MattressSize, today: string): Drops {
  const fallen = models.flatMap((model) => {
    const { now_cents: now, seller, fell_on: on, fell_from_cents: before } = model.prices.get(size) ?? {};
    if (now == null || before == null || on == null || seller == null) return [];
    return { model, on, share: 1 - now / before, shown: { seller, now_cents: now, before_cents: before, seen_on: on } };
  });
  for (const days of windows) {
    const brands = new Set<string>();
    const lately = inOrder(
      fallen.filter(({ on }) => on > plusDays(today, -days) && on <= today),
      [{ of: ({ share }) => share, descending: true }, { of: ({ model }) => model.card.slug }],
    ).filter(({ model }) => (brands.has(model.card.brand.slug) ? false : brands.add(model.card.brand.slug)));
    if (lately.length < most && days !== windows.at(-1)) continue;
    return { days, drops: lately.slice(0, most).map(({ model, shown }) => ({ model: cardIn(model, size), ...shown })) };
  }
  return { days: windows[0], drops: [] };
}
