import type { MattressSort } from "#contracts/mattresses";
import { firmnessEnds } from "../catalogue/cards";
import type { SortKey } from "../listing/sort";
import type { ListedModel } from "./mattress-facets";

const byName: SortKey<ListedModel> = { of: ({ model }) => model.card.name.toLowerCase() };

/** Nobody who asks for nothing looks for the bed of a child, a bunk or an RV. */
const forOthersLast: SortKey<ListedModel> = { of: ({ model }) => (model.made_for === null ? 0 : 1) };

/** Equal ones by whether we tested them, then by what owners say after a year or more (ruleset 2026.3, section 6). */
const byScore: readonly SortKey<ListedModel>[] = [
  forOthersLast,
  { of: ({ model }) => model.card.score, descending: true },
  { of: ({ model }) => (model.tested ? 0 : 1) },
  { of: ({ model }) => model.bedlark.parts.owners, descending: true },
];

/** What the list can be sorted by. Who pays this site is no part of what an entry holds, so nothing here can read it. */
export const mattressSortKeys: Record<MattressSort, readonly SortKey<ListedModel>[]> = {
  score: byScore,
  /** As the results have them; those that the answers leave out come last, and without answers all are. */
  match: [{ of: ({ place }) => place }, ...byScore],
  price: [{ of: ({ price }) => price.now_cents }],
  "price-down": [{ of: ({ price }) => price.now_cents, descending: true }],
  /** Softest first, those that are set at home by their softest setting. */
  firmness: [{ of: ({ model }) => firmnessEnds(model.card).softest }],
  rating: [{ of: ({ model }) => model.card.rating.average, descending: true }],
  trial: [{ of: ({ model }) => model.policies.trial_nights, descending: true }],
  /** By how much of its usual price it lies below it now. */
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
