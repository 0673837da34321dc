import {
  feels,
  firmnessPreferences,
  type MatchAnswers,
  pains,
  sleepPositions,
  temperatures,
  yesNo,
} from "../../app/contracts/match";
import { type MattressType, weightBands } from "../../app/contracts/mattress";
import { ageBandLabels, recipientLabels, unknown } from "../../app/contracts/vocabulary/quiz";
import { termsOf } from "../../app/contracts/vocabulary/terms";
import { toOwners } from "../../upstream/catalogue/load-snapshot";
import { generateCatalogue } from "../../upstream/database/seed/generate-catalogue";
import { ownerRatings } from "../../upstream/database/seed/owner-ratings";
import { createRandom } from "../../upstream/database/seed/random";
import type { MatchModel } from "../../upstream/rules/match/match-model";

/** The demonstration's beds as the engine sees them, and sleepers to try them on. */

export interface DemoBed extends MatchModel {
  card: { slug: string; type: MattressType };
}

export function demoBeds(seed = 1): DemoBed[] {
  const { models, lines, reviews } = generateCatalogue(seed);
  const lineIds = new Map(lines.map(({ slug }, index) => [slug, index + 1]));
  const random = createRandom(seed).fork("owner ratings");
  return models.map((model) => ({
    card: { slug: model.slug, type: model.type },
    line_id: lineIds.get(model.line_slug)!,
    scores: model.scores,
    firmness: model.firmness,
    height_inches: model.height_inches,
    materials: new Set(model.layers.map(({ material }) => material)),
    prices: new Map(model.variants.map(({ size, list_cents }) => [size, { now_cents: list_cents }])),
    policies: model.policies,
    delivery_states: null,
    owners: ownerRatings(
      model,
      reviews.filter(({ model_slug }) => model_slug === model.slug),
      random.fork(model.slug),
    ).flatMap(toOwners),
    store_ids: [],
  }));
}

/** Answers of so many sleepers; every choice of every question that is asked of them is as likely as the others. */
export function anySleepers(count: number, seed = 1): MatchAnswers[] {
  const random = createRandom(seed).fork("sleepers");
  const person = () => ({
    position: random.pick(sleepPositions),
    weight: random.pick(weightBands),
    pain: [random.pick(pains)],
    temperature: random.pick(temperatures),
    preference: random.pick<MatchAnswers["preference"]>([...firmnessPreferences, unknown]),
    feel: random.pick<MatchAnswers["feel"]>([...feels, unknown]),
  });
  return Array.from({ length: count }, () => {
    const recipient = random.pick(termsOf(recipientLabels));
    const partner = person();
    const answers: MatchAnswers = {
      recipient,
      age: random.pick(termsOf(ageBandLabels)),
      size: random.pick<MatchAnswers["size"]>(["twin-xl", "full", "queen", "king"]),
      budgetRange: random.pick<MatchAnswers["budgetRange"]>([500, 1000, 1500, 2500, unknown]),
      ...person(),
      lightSleeper: random.pick(yesNo),
    };
    if (recipient === "guest") delete answers.pain;
    return recipient !== "couple"
      ? answers
      : {
          ...answers,
          partnerPosition: partner.position,
          partnerWeight: partner.weight,
          partnerPain: partner.pain,
          partnerTemperature: partner.temperature,
          partnerPreference: partner.preference,
          partnerFeel: partner.feel,
        };
  });
}
