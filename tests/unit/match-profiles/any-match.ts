import fc from "fast-check";
import {
  allergies,
  feels,
  firmnessPreferences,
  pains,
  sleepPositions,
  temperatures,
  yesNo,
} from "#contracts/match/match";
import { materials, mattressSizes, weightBands } from "#contracts/mattress";
import { ageBandLabels, recipientLabels } from "#contracts/vocabulary/quiz";
import type { MatchModel } from "../../../upstream/rules/match/match-model";
import { type Answers, bedOf } from "./plain-bed";

/** Arbitrary answers and beds. */

const one = (values: readonly string[]) => fc.constantFrom(...values, "unknown");
const several = (values: readonly string[]) =>
  fc.uniqueArray(one(values), { minLength: 1 }).map((list) => list.join(","));
const whole = (min: number, max: number) => fc.integer({ min, max }).map(String);

export const anyAnswers: fc.Arbitrary<Answers> = fc.record(
  {
    recipient: one(Object.keys(recipientLabels)),
    age: one(Object.keys(ageBandLabels)),
    childAge: whole(3, 17),
    bunk: one(yesNo),
    mobility: one(yesNo),
    size: one(mattressSizes),
    budgetRange: fc.oneof(fc.constant("unknown"), whole(100, 5000)),
    deliveryZip: fc.constantFrom("97201", "83702", "unknown"),
    tryInStore: one(yesNo),
    adjustableBase: one(yesNo),
    position: one(sleepPositions),
    weight: one(weightBands),
    pounds: whole(40, 450),
    height: whole(40, 84),
    pain: several(pains),
    temperature: one(temperatures),
    preference: one(firmnessPreferences),
    feel: one(feels),
    partnerPosition: one(sleepPositions),
    partnerWeight: one(weightBands),
    partnerPounds: whole(80, 450),
    partnerHeight: whole(55, 84),
    partnerPain: several(pains),
    partnerTemperature: one(temperatures),
    partnerPreference: one(firmnessPreferences),
    partnerFeel: one(feels),
    lightSleeper: one(yesNo),
    allergies: several(allergies),
  },
  { requiredKeys: [] },
);

const tenths = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10);
const score = tenths(1, 5);

const anyBed: fc.Arbitrary<Omit<MatchModel, "card">> = fc
  .record({
    measured: fc.option(tenths(1, 10)),
    claimed: tenths(1, 10),
    felt: fc.array(
      fc.record({ weight_band: fc.constantFrom(...weightBands), firmness: tenths(1, 10), owners: fc.nat(20) }),
      { maxLength: 3 },
    ),
    range: fc.option(fc.record({ softest: tenths(1, 4), firmest: tenths(5, 10) })),
    halves: fc.option(fc.constant([{ firmness: 3.5 }, { firmness: 5.5 }, { firmness: 7.5 }]), { nil: undefined }),
    scores: fc.record({
      support: score,
      pressure_relief: score,
      motion_isolation: score,
      cooling: score,
      durability: score,
      edge_support: score,
      responsiveness: score,
    }),
    hug: score,
    tested: fc.boolean(),
    build: fc.record({
      firmness: tenths(1, 10),
      comfortInches: tenths(0, 7),
      sewnPillowTop: fc.boolean(),
      foams: fc.array(fc.record({ memory: fc.boolean(), inches: tenths(0, 5), density: tenths(1, 5) }), {
        maxLength: 3,
      }),
      coilGauge: fc.option(tenths(12, 17)),
      foamCoreDensity: fc.option(tenths(1, 3)),
      unpublishedInches: tenths(0, 12),
    }),
    prices: fc.dictionary(fc.constantFrom(...mattressSizes), fc.option(fc.integer({ min: 100, max: 5000 })), {
      minKeys: 1,
    }),
    owners: fc.array(
      fc.record({
        position: fc.constantFrom(...sleepPositions),
        weight_band: fc.constantFrom(...weightBands),
        count: fc.nat(12),
        mean: tenths(1, 5),
      }),
      { maxLength: 4 },
    ),
    ownerStars: tenths(1, 5),
    materials: fc.uniqueArray(fc.constantFrom(...materials), { minLength: 1, maxLength: 4 }),
    height: tenths(6, 18),
    madeFor: fc.constantFrom(undefined, undefined, undefined, undefined, "children", "bunk", "rv"),
    capacity: fc.option(fc.integer({ min: 150, max: 600 }), { nil: undefined }),
    states: fc.option(fc.constant(["OR"]), { nil: undefined }),
    stores: fc.uniqueArray(fc.nat(5)),
    policies: fc.record({
      trial_nights: fc.option(fc.nat(365)),
      break_in_nights: fc.option(fc.nat(60)),
      return_kind: fc.option(fc.constantFrom("refund" as const, "exchange" as const, "store-credit" as const)),
    }),
  })
  .map((facts) => bedOf(facts));

export const anyBeds: fc.Arbitrary<MatchModel[]> = fc
  .array(anyBed, { minLength: 1, maxLength: 12 })
  .map((beds) => beds.map((bed, index) => ({ ...bed, card: { slug: `bed-${index}`, name: `Bed ${index}` } })));

export const portland = { state: "OR", nearStores: new Set([1, 2]) };
