import type { MatchAnswers } from "../../../app/contracts/match";
import type { MattressType } from "../../../app/contracts/mattress";
import type { MatchModel } from "../../../upstream/rules/match/match-model";
import type { ScoredModel } from "../../../upstream/rules/match/score-models";

/** What a mattress expert expects of the first bed for a sleeper (ruleset 2026.3, section 7). */

export interface ExpertBed extends MatchModel {
  card: { slug: string; name: string; type: MattressType };
}
export type First = ScoredModel<ExpertBed>;

export interface Expert {
  id: string;
  who: string;
  answers: MatchAnswers;
  expects: string;
  holds(first: First, list: readonly First[]): boolean;
}

const average: MatchAnswers = { recipient: "me", age: "35-49", size: "queen", pain: ["none"], temperature: "neutral" };
const side: MatchAnswers = { ...average, position: "side" };
const back: MatchAnswers = { ...average, position: "back" };
const stomach: MatchAnswers = { ...average, position: "stomach" };
const turning: MatchAnswers = { ...average, position: "combination" };

const typeOf = ({ model }: First) => model.card.type;
const firmnessOf = ({ sleepers }: First, of = 0) => sleepers[of]!.fit.firmness;
const between = (first: First, low: number, high: number) =>
  firmnessOf(first) >= low - 0.001 && firmnessOf(first) <= high + 0.001;
const isOneOf = (first: First, ...types: MattressType[]) => types.includes(typeOf(first));
const memoryInches = ({ model }: First) =>
  model.build.foams.filter(({ memory }) => memory).reduce((sum, { inches }) => sum + inches, 0);
const comfort = ({ model }: First) => model.build.comfortInches;
const overCoils = ({ model }: First) => model.build.coilGauge !== null;
const hasLatex = ({ model }: First) => model.materials.has("dunlop-latex") || model.materials.has("talalay-latex");
const strongCore = (first: First, gauge: number) => hasLatex(first) || (first.model.build.coilGauge ?? 99) <= gauge;
const weakFoamCore = ({ model }: First) => model.build.foamCoreDensity !== null && model.build.foamCoreDensity < 1.8;
const share = (first: First, part: keyof First["sleepers"][0]["shares"]) => first.sleepers[0]!.shares[part];
const swapped = ({ model }: First) => ["exchange", "store-credit"].includes(model.policies.return_kind ?? "");

/** Those that a first bed decides; the other profiles ask for collisions, pairs and lists. */
export const experts: readonly Expert[] = [
  {
    id: "01",
    who: "side 155, no pain, $1,500",
    answers: { ...side, pounds: 155, budgetRange: 1500 },
    expects: "a cushioning type, 4.5 to 6",
    holds: (first) => !isOneOf(first, "innerspring", "polyfoam") && between(first, 4.5, 6),
  },
  {
    id: "02",
    who: "side 155, shoulder, cold, $1,500",
    answers: { ...side, pounds: 155, pain: ["shoulder"], temperature: "cold", budgetRange: 1500 },
    expects: "memory foam, or 1.5 inches of it over coils or air, 3.5 to 5.3",
    holds: (first) =>
      (isOneOf(first, "memory-foam") || memoryInches(first) >= 1.5) &&
      between(first, 3.5, 5.3) &&
      !isOneOf(first, "latex-hybrid", "innerspring"),
  },
  {
    id: "03",
    who: "side 118, shoulder, cold, $800",
    answers: { ...side, pounds: 118, pain: ["shoulder"], temperature: "cold", budgetRange: 800 },
    expects: "4.8 or softer, 2 inches of comfort, no innerspring",
    holds: (first) => firmnessOf(first) <= 4.8 && comfort(first) >= 2 && !isOneOf(first, "innerspring"),
  },
  {
    id: "04",
    who: "side 118, shoulder and hip, wants firm, $1,500",
    answers: { ...side, pounds: 118, pain: ["shoulder", "hip"], preference: "firm", budgetRange: 1500 },
    expects: "5.5 or softer",
    holds: (first) => firmnessOf(first) <= 5.5,
  },
  {
    id: "07",
    who: "side 260, hip, $1,200",
    answers: { ...side, pounds: 260, pain: ["hip"], budgetRange: 1200 },
    expects: "no all-foam bed on a core under 1.8 lb, 2 inches of comfort, 5 to 6.8",
    holds: (first) => !weakFoamCore(first) && comfort(first) >= 2 && between(first, 5, 6.8),
  },
  {
    id: "09",
    who: "side 340, $2,500",
    answers: { ...side, pounds: 340, budgetRange: 2500 },
    expects: "14.5 gauge or thicker or latex, 10 inches, no sewn pillow top, 6 or firmer",
    holds: (first) =>
      strongCore(first, 14.5) &&
      first.model.height_inches >= 10 &&
      !first.model.build.sewnPillowTop &&
      firmnessOf(first) >= 6,
  },
  {
    id: "10",
    who: "back 155, $1,000",
    answers: { ...back, pounds: 155, budgetRange: 1000 },
    expects: "5.5 to 7",
    holds: (first) => between(first, 5.5, 7),
  },
  {
    id: "11",
    who: "back 170, low back, $1,500",
    answers: { ...back, pounds: 170, pain: ["low-back"], budgetRange: 1500 },
    expects: "5.8 to 7, support 80 %",
    holds: (first) => between(first, 5.8, 7) && share(first, "support") >= 0.8,
  },
  {
    id: "13",
    who: "back 330, $3,000",
    answers: { ...back, pounds: 330, budgetRange: 3000 },
    expects: "14 gauge or thicker or latex, 6.5 or firmer, no sewn pillow top",
    holds: (first) => strongCore(first, 14) && firmnessOf(first) >= 6.5 && !first.model.build.sewnPillowTop,
  },
  {
    id: "14",
    who: "stomach 170, $1,000",
    answers: { ...stomach, pounds: 170, budgetRange: 1000 },
    expects: "6 or firmer, at most 4 inches of comfort, support 70 %",
    holds: (first) => firmnessOf(first) >= 6 && comfort(first) <= 4 && share(first, "support") >= 0.7,
  },
  {
    id: "15",
    who: "stomach 170, wants soft and hug, $1,200",
    answers: { ...stomach, pounds: 170, preference: "soft", feel: "hug", budgetRange: 1200 },
    expects: "5.5 or firmer with support 60 %",
    holds: (first) => firmnessOf(first) >= 5.5 && share(first, "support") >= 0.6,
  },
  {
    id: "17",
    who: "stomach 118, $900",
    answers: { ...stomach, pounds: 118, budgetRange: 900 },
    expects: "5.3 to 7",
    holds: (first) => between(first, 5.3, 7),
  },
  {
    id: "18",
    who: "combination 170, hot, $1,500",
    answers: { ...turning, pounds: 170, temperature: "hot", budgetRange: 1500 },
    expects: "latex, latex hybrid, hybrid, grid or innerspring",
    holds: (first) => isOneOf(first, "latex", "latex-hybrid", "hybrid", "polymer-grid", "innerspring"),
  },
  {
    id: "19",
    who: "combination 170, float, $2,000",
    answers: { ...turning, pounds: 170, feel: "float", budgetRange: 2000 },
    expects: "responsiveness 3.6, no memory foam on top",
    holds: (first) => first.model.readings.responsiveness >= 3.6 && memoryInches(first) === 0,
  },
  {
    id: "21",
    who: "combination 170, hug, $2,000",
    answers: { ...turning, pounds: 170, feel: "hug", budgetRange: 2000 },
    expects: "foam over coils",
    holds: (first) => overCoils(first) && first.model.build.foams.length > 0,
  },
  {
    id: "23",
    who: "side 118, hot and hug, $1,500",
    answers: { ...side, pounds: 118, temperature: "hot", feel: "hug", budgetRange: 1500 },
    expects: "memory foam over coils",
    holds: (first) => overCoils(first) && memoryInches(first) > 0,
  },
  {
    id: "24",
    who: "side 170, hug, cold, $1,500",
    answers: { ...side, pounds: 170, temperature: "cold", feel: "hug", budgetRange: 1500 },
    expects: "memory foam, or 2 inches of it",
    holds: (first) => isOneOf(first, "memory-foam") || memoryInches(first) >= 2,
  },
  {
    id: "25",
    who: "side 170, hug, $3,000",
    answers: { ...side, pounds: 170, feel: "hug", budgetRange: 3000 },
    expects: "2 inches of memory foam",
    holds: (first) => memoryInches(first) >= 2,
  },
  {
    id: "26",
    who: "back 170, float, no limit",
    answers: { ...back, pounds: 170, feel: "float" },
    expects: "latex, latex hybrid, grid, innerspring or a springy hybrid",
    holds: (first) =>
      isOneOf(first, "latex", "latex-hybrid", "polymer-grid", "innerspring") ||
      (isOneOf(first, "hybrid") && first.model.readings.responsiveness >= 3.6),
  },
  {
    id: "27",
    who: "side 170, hot, no limit",
    answers: { ...side, pounds: 170, temperature: "hot" },
    expects: "cooling 3.5, no memory foam bed",
    holds: (first) => first.model.readings.cooling >= 3.5 && !isOneOf(first, "memory-foam"),
  },
  {
    id: "29",
    who: "side 170, cold, $1,000",
    answers: { ...side, pounds: 170, temperature: "cold", budgetRange: 1000 },
    expects: "foam on top",
    holds: (first) => !isOneOf(first, "latex-hybrid", "polymer-grid", "innerspring"),
  },
  {
    id: "30",
    who: "couple, both on the side, light sleeper, $1,500",
    answers: {
      ...side,
      recipient: "couple",
      pounds: 170,
      partnerPosition: "side",
      partnerPounds: 200,
      partnerPain: ["none"],
      partnerTemperature: "neutral",
      lightSleeper: "yes",
      budgetRange: 1500,
    },
    expects: "motion isolation 3.7; no innerspring, latex, latex hybrid",
    holds: (first) =>
      first.model.readings.motion_isolation >= 3.7 && !isOneOf(first, "innerspring", "latex", "latex-hybrid"),
  },
  {
    id: "31",
    who: "couple, back and side, light sleeper, no limit",
    answers: {
      ...back,
      recipient: "couple",
      pounds: 170,
      partnerPosition: "side",
      partnerPounds: 150,
      partnerPain: ["none"],
      partnerTemperature: "neutral",
      lightSleeper: "yes",
    },
    expects: "memory foam, air, or a hybrid with motion isolation 3.9",
    holds: (first) =>
      isOneOf(first, "memory-foam", "adjustable-air") ||
      (isOneOf(first, "hybrid") && first.model.readings.motion_isolation >= 3.9),
  },
  {
    id: "32",
    who: "118 side shoulder and 250 stomach hot, king, light sleeper, $3,000",
    answers: {
      ...side,
      recipient: "couple",
      size: "king",
      pounds: 118,
      pain: ["shoulder"],
      partnerPosition: "stomach",
      partnerPounds: 250,
      partnerPain: ["none"],
      partnerTemperature: "hot",
      lightSleeper: "yes",
      budgetRange: 3000,
    },
    expects: "first sets each side",
    holds: ({ model }) => model.firmness.range !== null,
  },
  {
    id: "34",
    who: "light sleepers, split king, hot, $6,000",
    answers: {
      ...side,
      recipient: "couple",
      size: "split-king",
      pounds: 170,
      temperature: "hot",
      partnerPosition: "back",
      partnerPounds: 170,
      partnerPain: ["none"],
      partnerTemperature: "hot",
      lightSleeper: "yes",
      budgetRange: 6000,
    },
    expects: "not led by foam",
    holds: (first) => !isOneOf(first, "memory-foam", "polyfoam"),
  },
  {
    id: "35",
    who: "260 and 280, hip and back, hot, king, $2,500",
    answers: {
      ...side,
      recipient: "couple",
      size: "king",
      pounds: 260,
      pain: ["hip"],
      temperature: "hot",
      partnerPosition: "back",
      partnerPounds: 280,
      partnerPain: ["none"],
      partnerTemperature: "hot",
      lightSleeper: "no",
      budgetRange: 2500,
    },
    expects: "14.5 gauge or thicker or latex; not exchange only",
    holds: (first) => strongCore(first, 14.5) && !swapped(first),
  },
  {
    id: "36",
    who: "couple, hot, $1,000",
    answers: {
      ...side,
      recipient: "couple",
      pounds: 170,
      temperature: "hot",
      partnerPosition: "back",
      partnerPounds: 170,
      partnerPain: ["none"],
      partnerTemperature: "hot",
      lightSleeper: "no",
      budgetRange: 1000,
    },
    expects: "no memory foam bed",
    holds: (first) => !isOneOf(first, "memory-foam"),
  },
  {
    id: "37",
    who: "guests, queen, $400",
    answers: { recipient: "guest", size: "queen", budgetRange: 400 },
    expects: "polyfoam, innerspring, hybrid or memory foam, 5 to 7",
    holds: (first) => isOneOf(first, "polyfoam", "innerspring", "hybrid", "memory-foam") && between(first, 5, 7),
  },
  {
    id: "39",
    who: "child of 5, twin, $300",
    answers: { ...side, recipient: "child", childAge: 5, pounds: 42, size: "twin", budgetRange: 300 },
    expects: "5 to 7, at most 11 inches, no pillow top",
    holds: (first) => between(first, 5, 7) && first.model.height_inches <= 11 && !first.model.build.sewnPillowTop,
  },
  {
    id: "40",
    who: "child of 8, top bunk, twin, $300",
    answers: { ...back, recipient: "child", childAge: 8, pounds: 60, bunk: "yes", size: "twin", budgetRange: 300 },
    expects: "at most 8 inches tall",
    holds: ({ model }) => model.height_inches <= 8,
  },
  {
    id: "41",
    who: "teen of 15, 125 lb, side, twin XL, $600",
    answers: { ...side, recipient: "child", childAge: 15, pounds: 125, size: "twin-xl", budgetRange: 600 },
    expects: "4 to 6.3",
    holds: (first) => between(first, 4, 6.3),
  },
  {
    id: "43",
    who: "72, back, wants to try it in a store, $1,500",
    answers: { ...back, age: "65-over", pounds: 170, tryInStore: "yes", budgetRange: 1500 },
    expects: "at most 13 inches, in a store",
    holds: ({ model }) => model.height_inches <= 13 && model.store_ids.length > 0,
  },
  {
    id: "44",
    who: "68, adjustable base, low back, $2,500",
    answers: { ...back, age: "65-over", pounds: 170, pain: ["low-back"], adjustableBase: "yes", budgetRange: 2500 },
    expects: "at most 13 inches, no tied coils",
    holds: ({ model }) =>
      model.height_inches <= 13 &&
      !["bonnell-coils", "offset-coils", "continuous-coils"].some((each) => model.materials.has(each as "fiber")),
  },
  {
    id: "45",
    who: "78, new hip, 140 lb, back, no limit",
    answers: { ...back, age: "65-over", pounds: 140, pain: ["hip"] },
    expects: "at most 13 inches, edge 3.2, money back",
    holds: ({ model }) =>
      model.height_inches <= 13 && model.readings.edge_support >= 3.2 && model.policies.return_kind === "refund",
  },
  {
    id: "47",
    who: "side 170, $20,000",
    answers: { ...side, pounds: 170, budgetRange: 20_000 },
    expects: "$1,000 or more, durability 3.3",
    holds: ({ model }) => (model.prices.get("queen")?.now_cents ?? 0) >= 100_000 && model.readings.durability >= 3.3,
  },
  {
    id: "49",
    who: "everything don’t know",
    answers: {},
    expects: "first five from 5 to 6.8",
    holds: (_, list) => list.slice(0, 5).every((each) => between(each, 5, 6.8)),
  },
  {
    id: "51",
    who: "back 170, polyurethane allergy, $2,000",
    answers: { ...back, pounds: 170, allergies: ["polyurethane"], budgetRange: 2000 },
    expects: "latex or latex hybrid",
    holds: (first) => isOneOf(first, "latex", "latex-hybrid"),
  },
  {
    id: "52",
    who: "side 280, $450",
    answers: { ...side, pounds: 280, budgetRange: 450 },
    expects: "no all-foam core under 1.8 lb",
    holds: (first) => !weakFoamCore(first),
  },
  {
    id: "54",
    who: "back 160, neck pain, $1,200",
    answers: { ...back, pounds: 160, pain: ["neck"], budgetRange: 1200 },
    expects: "5.3 to 6.8",
    holds: (first) => between(first, 5.3, 6.8),
  },
  {
    id: "56",
    who: "side 250, soft wish, $2,000",
    answers: { ...side, pounds: 250, preference: "soft", budgetRange: 2000 },
    expects: "5 or firmer",
    holds: (first) => firmnessOf(first) >= 5,
  },
];
