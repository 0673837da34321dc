import { matchAnswers } from "#contracts/match/match";
import type { MattressSize } from "#contracts/mattress";
import { cardIn } from "../catalogue/cards";
import type { CatalogueSnapshot } from "../catalogue/snapshot";
import { examplesOf } from "../content/shown-beds";
import { withinBudget } from "../rules/match/hard-filters";
import { profileOf } from "../rules/match/profile";
import { centsNow } from "../rules/model-price";
import { sleeperList } from "./sleeper-list";

/**
 * The first few good beds for the sleeper whom a text describes, of different brands and within the budget. Null: it
 * describes nobody in terms of quiz answers, or no bed is good for them.
 */
export function bedsFor(
  catalogue: CatalogueSnapshot,
  address: Record<string, string> | undefined,
  shown: MattressSize,
) {
  const read = matchAnswers.safeParse(address);
  if (address === undefined || !read.success) return null;
  const profile = profileOf(read.data);
  const size = profile.size ?? shown;
  const good = [...sleeperList(catalogue, read.data)].flatMap(([slug, { isGood }]) =>
    isGood ? (catalogue.bySlug.get(slug) ?? []) : [],
  );
  const models = examplesOf(withinBudget(good, profile).filter((model) => centsNow(model, size) !== null));
  return models.length === 0 ? null : { answers: address, models: models.map((model) => cardIn(model, size)) };
}
