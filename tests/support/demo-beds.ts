import type { MatchAnswers } from "#contracts/match/match";
import type { MattressType } from "#contracts/mattress";
import { toOwners } from "../../upstream/catalogue/load-snapshot";
import { brandCharacters } from "../../upstream/demo/catalogue/brand-characters";
import { generateExpertReviews } from "../../upstream/demo/expert-reviews/generate-reviews";
import { generateBeds } from "../../upstream/demo/catalogue/generate-catalogue";
import { ownerRatings } from "../../upstream/demo/catalogue/owner-ratings";
import { createRandom } from "../../upstream/demo/random";
import { slugify } from "../../upstream/demo/slug";
import { buildOf, halvesOf, type MatchModel } from "../../upstream/rules/match/match-model";
import { bayesianStars } from "../../upstream/rules/owner-rating";
import { readingsOf } from "../../upstream/rules/readings/readings";
import { withTest } from "../../upstream/rules/readings/tested";

/** The demonstration's beds as the engine sees them, at their list prices, and sleepers to try them on. */

export interface DemoBed extends MatchModel {
  card: { slug: string; name: string; type: MattressType };
  brand: string;
  /** How many owners rated it. */
  ratings: number;
}

const made = new Map<number, DemoBed[]>();

/**
 * Made once a process. What owners wrote is left out, which takes many seconds: a rating comes from the same kinds of
 * sleepers with a review or without one.
 */
export function demoBeds(seed = 1): DemoBed[] {
  const beds = made.get(seed) ?? makeBeds(seed);
  made.set(seed, beds);
  return beds;
}

function makeBeds(seed: number): DemoBed[] {
  const catalogue = { ...generateBeds(seed), reviews: [] };
  const { models, lines, collections } = catalogue;
  const lineIds = new Map(lines.map(({ slug }, index) => [slug, index + 1]));
  const brandOf = new Map(collections.map((collection) => [collection.slug, collection.brand_slug]));
  const brandOfLine = new Map(lines.map((line) => [line.slug, brandOf.get(line.collection_slug)!]));
  const tests = new Map(
    generateExpertReviews(seed, catalogue).map((review) => [
      review.model_slug,
      Object.fromEntries(review.measurements.map(({ kind, value }) => [kind, value])),
    ]),
  );
  const inStores = new Set(
    brandCharacters()
      .filter(({ floors }) => floors.length > 0)
      .map(({ name }) => slugify(name)),
  );
  const random = createRandom(seed).fork("owner ratings");
  return models.map((model) => {
    const test = tests.get(model.slug);
    const brand = brandOfLine.get(model.line_slug)!;
    return {
      card: { slug: model.slug, name: model.name, type: model.type },
      brand,
      line_id: lineIds.get(model.line_slug)!,
      // As the catalogue reads it: what its maker keeps to itself helps it only in a test.
      readings: withTest(readingsOf(model.layers), test ?? null),
      tested: test !== undefined,
      firmness: model.firmness,
      halves: halvesOf(model, test ?? null),
      build: buildOf(model.layers, model.top_style),
      height_inches: model.height_inches,
      materials: new Set(model.layers.map(({ material }) => material)),
      capacity_pounds: model.capacity_pounds,
      made_for: model.made_for,
      prices: new Map(model.variants.map(({ size, list_cents }) => [size, { now_cents: list_cents }])),
      policies: model.policies,
      delivery_states: null,
      owners: ownerRatings(model, [], random.fork(model.slug)).flatMap(toOwners),
      owner_stars: bayesianStars(model.rating_distribution),
      ratings: model.rating_distribution.reduce((sum, each) => sum + each, 0),
      // One store, of any: where it stands decides nothing here.
      store_ids: inStores.has(brand) ? [1] : [],
    };
  });
}

/** As often as one meets them: most lie on the side. */
const positions = ["side", "side", "side", "side", "back", "back", "combination", "combination", "stomach"] as const;
const pains = ["none", "none", "none", "low-back", "low-back", "shoulder", "hip", "neck"] as const;
const temperatures = ["hot", "neutral", "neutral", "cold"] as const;
const preferences = ["unknown", "unknown", "soft", "medium-soft", "medium", "medium-firm", "firm"] as const;
const feels = ["unknown", "unknown", "hug", "between", "float"] as const;
const ages = ["18-34", "35-49", "50-64", "65-over"] as const;
const sizes = ["queen", "queen", "queen", "king"] as const;
const budgets = [500, 800, 1000, 1200, 1500, 2000, 3000, "unknown", 20_000] as const;

/** Answers of so many grown sleepers, two in five of them couples (ruleset 2026.3, section 5). */
export function drawnSleepers(count: number, seed = 1): MatchAnswers[] {
  const random = createRandom(seed).fork("sleepers");
  const person = () => ({
    position: random.pick(positions),
    pounds: Math.round(100 + random.next() * random.next() * 240 + random.next() * 40),
    height: random.int(59, 77),
    pain: [random.pick(pains)],
    temperature: random.pick(temperatures),
    preference: random.pick(preferences),
    feel: random.pick(feels),
  });
  return Array.from({ length: count }, (): MatchAnswers => {
    const [you, partner] = [person(), person()];
    const alone: MatchAnswers = {
      recipient: "me",
      age: random.pick(ages),
      size: random.pick(sizes),
      budgetRange: random.pick(budgets),
      ...you,
    };
    if (!random.chance(0.4)) return alone;
    return {
      ...alone,
      recipient: "couple",
      partnerPosition: partner.position,
      partnerPounds: partner.pounds,
      partnerHeight: partner.height,
      partnerPain: partner.pain,
      partnerTemperature: partner.temperature,
      partnerPreference: partner.preference,
      partnerFeel: partner.feel,
      lightSleeper: random.pick(["yes", "no", "no"] as const),
    };
  });
}
