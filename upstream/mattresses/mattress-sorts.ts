import type { MattressSort } from "#contracts/mattresses";
import { firmnessEnds } from "../catalogue/cards";
import type { SortKey } from "../listing/sort";
import type { ListedModel } from "./mattress-facets";

const byName: SortKey<ListedModel> = { of: ({ model }) => model.card.name.toLowerCase() };

/** By default, nobody is looking for a bed for a child, a bunk or an RV. */
const forOthersLast: SortKey<ListedModel> = { of: ({ model }) => (model.made_for === null ? 0 : 1) };

/**
 * Ties are broken by whether we tested the bed, then by owners' ratings after a year or more (ruleset 2026.3, section
 * 6).
 */
const byScore: readonly SortKey<ListedModel>[] = [
  forOthersLast,
  { of: ({ model }) => model.card.score, descending: true },
  { of: ({ model }) => (model.tested ? 0 : 1) },
  { of: ({ model }) => model.bedlark.parts.owners, descending: true },
];

/** The sort orders of the list. Entries don't include who pays this site, so no order can depend on it. */
export const mattressSortKeys: Record<MattressSort, readonly SortKey<ListedModel>[]> = {
  score: byScore,
  /** In the order of the results; beds that the answers filter out come last, which without answers is all of them. */
  match: [{ of: ({ place }) => place }, ...byScore],
  price: [{ of: ({ price }) => price.now_cents }],
  "price-down": [{ of: ({ price }) => price.now_cents, descending: true }],
  /** Softest first; adjustable beds by their softest setting. */
  firmness: [{ of: ({ model }) => firmnessEnds(model.card).softest }],
  rating: [{ of: ({ model }) => model.card.rating.average, descending: true }],
  trial: [{ of: ({ model }) => model.policies.trial_nights, descending: true }],
  /** By how far below its usual price it is now, as a share of that price. */
  saving: [
    {
      of: ({ price: { now_cents, usual_cents } }) =>
        now_cents === null || usual_cents === null ? null : 1 - now_cents / usual_cents,
      descending: true,
    },
  ],
  name: [byName],
};

export const lastSortKeys: readonly SortKey<ListedModel>[] = [byName, { of: ({ model }) => model.card.slug }];
