import type { ExpertReviewDetail, Measurement, Scale } from "#contracts/expert-reviews/review";
import { measurementKinds } from "#contracts/expert-reviews/review";
import type { MeasurementKind } from "#contracts/expert-reviews/review";
import type { MattressSize } from "#contracts/mattress";
import type { Db } from "../database/engine";
import { readOffer } from "../prices/read-offer";
import { priceIn } from "../rules/model-price";
import { overallWeights } from "../rules/overall-score";
import { currentRuleset } from "../rules/match/ruleset";
import { type Bars, suitsOf } from "../rules/match/text/suits";
import { checkClaims } from "../rules/test-claims";
import { scoreOfResult, stepOf, tests } from "../rules/test-method";
import { type HeldReview, type ExpertReviewCache, reviewsOfBrand, reviewSummary } from "./expert-review-cache";

/** How many tested beds a review offers for comparison. */
const othersShown = 6;

/** One complete test; null when the bed was not tested. */
export async function readExpertReview(
  db: Db,
  { reviews, bars }: { reviews: ExpertReviewCache; bars: Bars },
  slug: string,
  size: MattressSize,
): Promise<Omit<ExpertReviewDetail, "demo"> | null> {
  const held = reviews.bySlug.get(slug);
  if (held === undefined) return null;
  const { row, model, second } = held;
  const fits = suitsOf(model, bars, currentRuleset, row.cons);
  const { id: _, model_id: __, verdict: ___, tested_on: ____, ...written } = row;
  const offer = await readOffer(db, model, priceIn(model, size).seller);
  return {
    size,
    tested: reviews.all.length,
    review: {
      ...reviewSummary(held, size),
      ...written,
      // The reviewer's own words take precedence over what the match says.
      suits: written.suits || fits.who,
      skip: written.skip || fits.who_not,
      second_tester: second,
      measurements: measurementsOf(held, reviews),
      claims: checkClaims({
        firmness: { claimed: held.claim === null ? null : model.firmness.claimed, measured: held.firmness },
        height: { claimed: model.height_inches, measured: held.results.height ?? null },
      }),
    },
    offer,
    others: othersOf(held, reviews).map((other) => reviewSummary(other, size)),
  };
}

function measurementsOf({ measurements }: HeldReview, { middles }: ExpertReviewCache): Measurement[] {
  return measurementKinds.flatMap((kind) => {
    const found = measurements.find((each) => each.kind === kind);
    if (found === undefined) return [];
    const score = scoreOfResult(kind, found.value);
    return { ...found, middle: middles.get(kind) ?? null, score, scale: scaleOf(kind) };
  });
}

export function scaleOf(kind: MeasurementKind): Scale | null {
  const { scored } = tests[kind];
  if (scored === null) return null;
  return { ...scored, step: stepOf(scored), possible: Math.round(overallWeights[scored.part] * 100) };
}

/** Those of the brand first, then those of the type with the closest measured firmness. */
function othersOf(held: HeldReview, reviews: ExpertReviewCache): HeldReview[] {
  const { card } = held.model;
  const ofBrand = reviewsOfBrand(reviews, card.brand.slug).filter((other) => other !== held);
  const away = ({ firmness }: HeldReview) => Math.abs((firmness ?? 0) - (held.firmness ?? 0));
  const ofType = reviews.all
    .filter((other) => other.model.card.type === card.type && other.model.card.brand.slug !== card.brand.slug)
    .sort((one, other) => away(one) - away(other) || one.row.id - other.row.id);
  return [...ofBrand.slice(0, othersShown / 2), ...ofType].slice(0, othersShown);
}
