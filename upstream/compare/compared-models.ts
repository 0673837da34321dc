import type { ComparedModel } from "#contracts/compare/comparisons";
import type { MatchAnswers } from "#contracts/match/match";
import type { ComparisonVerdict } from "#contracts/compare/verdict";
import type { MattressSize } from "#contracts/mattress";
import { readModel } from "../catalogue/model";
import { type CatalogueSource, runningDeal, type SnapshotModel } from "../catalogue/snapshot";
import type { DbAndClock } from "../database/services";
import { rememberedAnswers, yourMatchOf } from "../match/remembered-answers";
import { dealLine } from "../prices/priced-deal";
import { todayAt } from "#contracts/us-days";
import { profileOf } from "../rules/match/profile";
import { bandAt } from "../rules/match/weight-bands";
import { priceIn } from "../rules/model-price";
import { forYou } from "../rules/verdict/for-you";
import { verdictOf } from "../rules/verdict/verdict";
import { nearStores } from "../stores/near-stores";
import { rememberedPlace } from "../stores/remember-place";
import type { StoreSource } from "../stores/store-guide";
import type { Session } from "../sessions/sessions";

export interface ComparedServices extends DbAndClock, CatalogueSource, StoreSource {}

interface Compared {
  models: ComparedModel[];
  /** Null for fewer than two models. */
  verdict: ComparisonVerdict | null;
}

/**
 * The models of the slugs, in order, each with its price in one size and its fit to the answers that the session
 * remembers, plus the verdict. Unknown slugs are left out.
 */
export async function comparedModels(
  session: Session,
  slugs: readonly string[],
  size: MattressSize,
  services: ComparedServices,
): Promise<Compared> {
  const { bySlug } = services.catalogue();
  const known = slugs.flatMap((slug) => bySlug.get(slug) ?? []);
  const scoreFor = yourMatchOf(session, services);
  const answers = rememberedAnswers(session)?.answers;
  const weights = answers === undefined ? [] : weightsOf(answers);
  const place = rememberedPlace(session);
  const found = await Promise.all(
    known.map(async (model) => {
      const match = scoreFor === null ? null : { ...withoutAnswers(scoreFor(model)), weights };
      const near = nearStores(model, place, services.stores());
      const shown = await comparedModel(model, size, services);
      return shown === null ? [] : [{ model, shown: { ...shown, near, your_match: match } }];
    }),
  );
  const all = found.flat();
  const beds = all.map(({ model }) => model);
  const models = all.map(({ shown }) => shown);
  const verdict = verdictOf(beds, size);
  const matches = models.map(({ your_match: match }) => match);
  const for_you = forYou(beds, matches, size, answers);
  return { models, verdict: verdict === null ? null : { for_you, ...verdict } };
}

/** Each weight band once, in the order of the sleepers. */
const weightsOf = (answers: MatchAnswers) => [
  ...new Set(profileOf(answers).sleepers.flatMap(({ pounds }) => (pounds === null ? [] : [bandAt(pounds)]))),
];

const withoutAnswers = <T extends { answers: unknown }>({ answers: _, ...match }: T) => match;

async function comparedModel(
  known: SnapshotModel,
  size: MattressSize,
  { db, catalogue, clock }: DbAndClock & CatalogueSource,
): Promise<Omit<ComparedModel, "your_match" | "near"> | null> {
  const found = await readModel(db, catalogue(), known.card.slug, size);
  if (found === null) return null;
  return {
    ...found.model,
    price: priceIn(known, size),
    store_count: known.store_ids.length,
    deal: dealLine(runningDeal(known, todayAt(clock())), known.id, size),
  };
}
