import { z } from "zod";
import { facet } from "./listing";
import { mattressSize, modelSummary } from "./mattress";
import { priceOrNone } from "./prices";
import { cents, count, score } from "./quantities";
import { day, demo, list, maybe, maybeList, orElse, paged } from "./tolerance";
import { matchBandLabels, riskLabels } from "./vocabulary/match";
import { mattressSortLabels } from "./vocabulary/mattresses";
import { termsOf } from "./vocabulary/terms";

/** Sort keys; `sort` contains one or two of them separated by a comma, the second breaking ties of the first. */
export const mattressSorts = termsOf(mattressSortLabels);
export const mattressSort = z.enum(mattressSorts);

/** A deal as shown with the beds that it includes. */
export const runningDeal = z.object({
  slug: z.string(),
  title: z.string(),
  ends_on: maybe(day),
  with_code_cents: maybe(cents).describe(
    "Price of the bed in the size shown, with the deal's code; null if no code is needed or no price was observed.",
  ),
});

/** One mattress with the contents of its card beyond the model's summary. */
export const listedMattress = z.object({
  model: modelSummary,
  price: priceOrNone.describe("For the size that the list shows."),
  trial_nights: maybe(count),
  deal: maybe(runningDeal).describe("A running deal that includes it."),
});

/** One mattress of a list that may be sorted by match. */
export const matchedMattress = listedMattress.extend({
  your_match: maybe(
    z.object({ score, band: maybe(z.enum(termsOf(matchBandLabels))), risk: maybe(z.enum(termsOf(riskLabels))) }),
  ).describe(
    "How well it fits the remembered quiz answers if beds are sorted by that; null if the answers leave it out.",
  ),
});

/** GET mattresses/ */
export const mattressListing = z.object({
  demo,
  ...paged,
  sort: orElse(z.array(mattressSort).min(1).max(2), [mattressSorts[0]]),
  for_you: orElse(z.boolean(), false).describe(
    "Whether the visit remembers quiz answers, so that beds can be sorted by how well they fit; they are if `sort` is absent.",
  ),
  size: orElse(mattressSize, "queen").describe("Size that prices are shown for."),
  items: list(matchedMattress, 24),
  facets: maybeList(facet, 17, "rules"),
});

export type MattressSort = z.infer<typeof mattressSort>;
export type ListedMattress = z.infer<typeof listedMattress>;
export type MatchedMattress = z.infer<typeof matchedMattress>;
export type MattressListing = z.infer<typeof mattressListing>;
export type RunningDeal = z.infer<typeof runningDeal>;
