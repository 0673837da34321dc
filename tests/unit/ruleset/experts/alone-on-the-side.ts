import { findBeds } from "../../../support/match-found";
import {
  atLeast,
  atMost,
  between,
  comfortInches,
  type Expert,
  first,
  hasSewnPillowTop,
  isOneOf,
  isStrong,
  memoryInches,
  names,
  overCoils,
  side,
  weakFoamCore,
} from "./expert";

export const aloneOnTheSide: readonly Expert[] = [
  {
    id: "01",
    who: "side 155, no pain, $1,500",
    answers: { ...side, pounds: 155, budgetRange: 1500 },
    expects: "a cushioning type, 4.5 to 6",
    holds: first((bed) => !isOneOf(bed, "innerspring", "polyfoam") && between(bed, 4.5, 6)),
  },
  {
    id: "02",
    who: "side 155, shoulder, cold, $1,500",
    answers: { ...side, pounds: 155, pain: ["shoulder"], temperature: "cold", budgetRange: 1500 },
    expects: "memory foam, or 1.5 inches of it over coils or air, 3.5 to 5.3",
    holds: first(
      (bed) =>
        (isOneOf(bed, "memory-foam") || memoryInches(bed) >= 1.5) &&
        between(bed, 3.5, 5.3) &&
        !isOneOf(bed, "latex-hybrid", "innerspring"),
    ),
  },
  {
    id: "03",
    who: "side 118, shoulder, cold, $800",
    answers: { ...side, pounds: 118, pain: ["shoulder"], temperature: "cold", budgetRange: 800 },
    expects: "4.8 or softer, 2 inches of comfort, no innerspring",
    holds: first((bed) => atMost(bed, 4.8) && comfortInches(bed) >= 2 && !isOneOf(bed, "innerspring")),
  },
  {
    id: "04",
    who: "side 118, shoulder and hip, wants firm, $1,500",
    answers: { ...side, pounds: 118, pain: ["shoulder", "hip"], preference: "firm", budgetRange: 1500 },
    expects: "the wish against the pain named, first 5.5 or softer",
    holds: (list) => names(list, "wish-against-body") && first((bed) => atMost(bed, 5.5))(list),
  },
  {
    id: "06",
    who: "side, hip, $1,500: 229 against 231 lb",
    answers: { ...side, pounds: 229, pain: ["hip"], budgetRange: 1500 },
    expects: "at least four of the first five the same",
    holds: (list, all) => {
      const heavier = findBeds({ ...side, pounds: 231, pain: ["hip"], budgetRange: 1500 }, all);
      const five = heavier.beds.slice(0, 5).map(({ model }) => model);
      return list.beds.slice(0, 5).filter(({ model }) => five.includes(model)).length >= 4;
    },
  },
  {
    id: "07",
    who: "side 260, hip, $1,200",
    answers: { ...side, pounds: 260, pain: ["hip"], budgetRange: 1200 },
    expects: "no all-foam bed on a core under 1.8 lb, 2 inches of comfort, 5 to 6.8",
    holds: first((bed) => !weakFoamCore(bed) && comfortInches(bed) >= 2 && between(bed, 5, 6.8)),
  },
  {
    id: "09",
    who: "side 340, $2,500",
    answers: { ...side, pounds: 340, budgetRange: 2500 },
    expects: "14.5 gauge or thicker or latex, 10 inches, no sewn pillow top, 6 or firmer",
    holds: first(
      (bed) => isStrong(bed, 14.5) && bed.model.height_inches >= 10 && !hasSewnPillowTop(bed) && atLeast(bed, 6),
    ),
  },
  {
    id: "23",
    who: "side 118, hot and hug, $1,500",
    answers: { ...side, pounds: 118, temperature: "hot", feel: "hug", budgetRange: 1500 },
    expects: "memory foam over coils, and hug against heat named",
    holds: (list) =>
      names(list, "both-wanted", "feel", "cooling") && first((bed) => overCoils(bed) && memoryInches(bed) > 0)(list),
  },
  {
    id: "24",
    who: "side 170, hug, cold, $1,500",
    answers: { ...side, pounds: 170, temperature: "cold", feel: "hug", budgetRange: 1500 },
    expects: "memory foam, or 2 inches of it",
    holds: first((bed) => isOneOf(bed, "memory-foam") || memoryInches(bed) >= 2),
  },
  {
    id: "25",
    who: "side 170, hug, $3,000",
    answers: { ...side, pounds: 170, feel: "hug", budgetRange: 3000 },
    expects: "2 inches of memory foam",
    holds: first((bed) => memoryInches(bed) >= 2),
  },
  {
    id: "27",
    who: "side 170, hot, no limit",
    answers: { ...side, pounds: 170, temperature: "hot" },
    expects: "cooling 3.5, no memory foam bed",
    holds: first((bed) => bed.model.readings.cooling >= 3.5 && !isOneOf(bed, "memory-foam")),
  },
  {
    id: "29",
    who: "side 170, cold, $1,000",
    answers: { ...side, pounds: 170, temperature: "cold", budgetRange: 1000 },
    expects: "foam on top: no latex hybrid, grid or innerspring",
    holds: first((bed) => !isOneOf(bed, "latex-hybrid", "polymer-grid", "innerspring")),
  },
  {
    id: "47",
    who: "side 170, $20,000",
    answers: { ...side, pounds: 170, budgetRange: 20_000 },
    expects: "$1,000 or more, durability 3.3",
    holds: first(
      ({ model }) => (model.prices.get("queen")?.now_cents ?? 0) >= 100_000 && model.readings.durability >= 3.3,
    ),
  },
  {
    id: "52",
    who: "side 280, $450",
    answers: { ...side, pounds: 280, budgetRange: 450 },
    expects: "no all-foam core under 1.8 lb, and the budget against a bed that lasts named",
    holds: (list) => names(list, "budget-against-lasting") && first((bed) => !weakFoamCore(bed))(list),
  },
  {
    id: "56",
    who: "side 250, soft wish, $2,000",
    answers: { ...side, pounds: 250, preference: "soft", budgetRange: 2000 },
    expects: "the wish against the weight named, first 5 or firmer",
    holds: (list) => names(list, "wish-against-body") && first((bed) => atLeast(bed, 5))(list),
  },
];
