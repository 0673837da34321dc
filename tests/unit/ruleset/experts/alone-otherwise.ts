import {
  atLeast,
  average,
  back,
  between,
  comfortInches,
  type Expert,
  first,
  hasSewnPillowTop,
  isOneOf,
  isStrong,
  memoryInches,
  names,
  onlySwapped,
  overCoils,
  share,
  stomach,
  turning,
} from "./expert";
import { wholeScore } from "../../../../upstream/rules/match/rank";

/** On the back, on the stomach, in every position, and who says nothing. */
export const aloneOtherwise: readonly Expert[] = [
  {
    id: "10",
    who: "back 155, $1,000",
    answers: { ...back, pounds: 155, budgetRange: 1000 },
    expects: "5.5 to 7",
    holds: first((bed) => between(bed, 5.5, 7)),
  },
  {
    id: "11",
    who: "back 170, low back, $1,500",
    answers: { ...back, pounds: 170, pain: ["low-back"], budgetRange: 1500 },
    expects: "5.8 to 7, support 80 %",
    holds: first((bed) => between(bed, 5.8, 7) && share(bed, "support") >= 0.8),
  },
  {
    id: "13",
    who: "back 330, $3,000",
    answers: { ...back, pounds: 330, budgetRange: 3000 },
    expects: "14 gauge or thicker or latex, 6.5 or firmer, no sewn pillow top",
    holds: first((bed) => isStrong(bed, 14) && atLeast(bed, 6.5) && !hasSewnPillowTop(bed)),
  },
  {
    id: "14",
    who: "stomach 170, $1,000",
    answers: { ...stomach, pounds: 170, budgetRange: 1000 },
    expects: "6 or firmer, at most 4 inches of comfort, support 70 %",
    holds: first((bed) => atLeast(bed, 6) && comfortInches(bed) <= 4 && share(bed, "support") >= 0.7),
  },
  {
    id: "15",
    who: "stomach 170, wants soft and hug, $1,200",
    answers: { ...stomach, pounds: 170, preference: "soft", feel: "hug", budgetRange: 1200 },
    expects: "the wish against the body named, first 5.5 or firmer with support 60 %",
    holds: (list) =>
      names(list, "wish-against-body") && first((bed) => atLeast(bed, 5.5) && share(bed, "support") >= 0.6)(list),
  },
  {
    id: "17",
    who: "stomach 118, $900",
    answers: { ...stomach, pounds: 118, budgetRange: 900 },
    expects: "5.3 to 7",
    holds: first((bed) => between(bed, 5.3, 7)),
  },
  {
    id: "18",
    who: "combination 170, hot, $1,500",
    answers: { ...turning, pounds: 170, temperature: "hot", budgetRange: 1500 },
    expects: "latex, latex hybrid, hybrid, grid or innerspring",
    holds: first((bed) => isOneOf(bed, "latex", "latex-hybrid", "hybrid", "polymer-grid", "innerspring")),
  },
  {
    id: "19",
    who: "combination 170, float, $2,000",
    answers: { ...turning, pounds: 170, feel: "float", budgetRange: 2000 },
    expects: "responsiveness 3.6, no memory foam on top",
    holds: first((bed) => bed.model.readings.responsiveness >= 3.6 && memoryInches(bed) === 0),
  },
  {
    id: "21",
    who: "combination 170, hug, $2,000",
    answers: { ...turning, pounds: 170, feel: "hug", budgetRange: 2000 },
    expects: "hug against turning named, foam over coils",
    holds: (list) =>
      names(list, "both-wanted", "feel", "responsiveness") &&
      first((bed) => overCoils(bed) && bed.model.build.foams.length > 0)(list),
  },
  {
    id: "26",
    who: "back 170, float, no limit",
    answers: { ...back, pounds: 170, feel: "float" },
    expects: "latex, latex hybrid, grid, innerspring or a springy hybrid",
    holds: first(
      (bed) =>
        isOneOf(bed, "latex", "latex-hybrid", "polymer-grid", "innerspring") ||
        (isOneOf(bed, "hybrid") && bed.model.readings.responsiveness >= 3.6),
    ),
  },
  {
    id: "43",
    who: "72, back, wants to try it in a store, $1,500",
    answers: { ...back, age: "65-over", pounds: 170, tryInStore: "yes", budgetRange: 1500 },
    expects: "at most 13 inches, in a store, no exchange only where three others within 5 points aren’t",
    holds: (list) => {
      const near = list.beds.slice(1).filter((bed) => wholeScore(list.beds[0]!) - wholeScore(bed) <= 5);
      const refunded = near.filter((bed) => !onlySwapped(bed)).length;
      return first(
        (bed) =>
          bed.model.height_inches <= 13 && bed.model.store_ids.length > 0 && !(onlySwapped(bed) && refunded >= 3),
      )(list);
    },
  },
  {
    id: "44",
    who: "68, adjustable base, low back, $2,500",
    answers: { ...back, age: "65-over", pounds: 170, pain: ["low-back"], adjustableBase: "yes", budgetRange: 2500 },
    expects: "at most 13 inches, no tied coils",
    holds: first(
      ({ model }) =>
        model.height_inches <= 13 &&
        !(["bonnell-coils", "offset-coils", "continuous-coils"] as const).some((coils) => model.materials.has(coils)),
    ),
  },
  {
    id: "45",
    who: "78, new hip, 140 lb, back, no limit",
    answers: { ...back, age: "65-over", pounds: 140, pain: ["hip"] },
    expects: "at most 13 inches, edge 3.2, money back",
    holds: first(
      ({ model }) =>
        model.height_inches <= 13 && model.readings.edge_support >= 3.2 && model.policies.return_kind === "refund",
    ),
  },
  {
    id: "48",
    who: "back 170, $100",
    answers: { ...back, pounds: 170, budgetRange: 100 },
    expects: "nothing on the list but beds without a price, which are called nothing",
    holds: (list) =>
      list.beds.every((bed) => bed.model.prices.get("queen")?.now_cents === null && list.bandOf(bed) === null),
  },
  {
    id: "49",
    who: "everything don’t know",
    answers: {},
    expects: "all “possible match”, the first five from 5 to 6.8",
    holds: (list) =>
      list.beds.every((bed) => list.bandOf(bed) === "possible") &&
      list.beds.slice(0, 5).every((bed) => between(bed, 5, 6.8)),
  },
  {
    id: "51",
    who: "back 170, polyurethane allergy, $2,000",
    answers: { ...back, pounds: 170, allergies: ["polyurethane"], budgetRange: 2000 },
    expects: "latex or latex hybrid",
    holds: first((bed) => isOneOf(bed, "latex", "latex-hybrid")),
  },
  {
    id: "54",
    who: "back 160, neck pain, $1,200",
    answers: { ...back, pounds: 160, pain: ["neck"], budgetRange: 1200 },
    expects: "5.3 to 6.8",
    holds: first((bed) => between(bed, 5.3, 6.8)),
  },
];

/** Who buys for somebody else. */
export const forOthers: readonly Expert[] = [
  {
    id: "37",
    who: "guests, queen, $400",
    answers: { recipient: "guest", size: "queen", budgetRange: 400 },
    expects: "polyfoam, innerspring, hybrid or memory foam, 5 to 7, within $440",
    holds: first(
      (bed) =>
        isOneOf(bed, "polyfoam", "innerspring", "hybrid", "memory-foam") &&
        between(bed, 5, 7) &&
        (bed.model.prices.get("queen")?.now_cents ?? Infinity) <= 44_000,
    ),
  },
  {
    id: "39",
    who: "child of 5, twin, $300",
    answers: {
      ...average,
      position: "side",
      recipient: "child",
      childAge: 5,
      pounds: 42,
      size: "twin",
      budgetRange: 300,
    },
    expects: "5 to 7, at most 11 inches, no pillow top",
    holds: first((bed) => between(bed, 5, 7) && bed.model.height_inches <= 11 && !hasSewnPillowTop(bed)),
  },
  {
    id: "40",
    who: "child of 8, top bunk, twin, $300",
    answers: { ...back, recipient: "child", childAge: 8, pounds: 60, bunk: "yes", size: "twin", budgetRange: 300 },
    expects: "at most 8 inches tall",
    holds: first(({ model }) => model.height_inches <= 8),
  },
  {
    id: "41",
    who: "teen of 15, 125 lb, side, twin XL, $600",
    answers: {
      ...average,
      position: "side",
      recipient: "child",
      childAge: 15,
      pounds: 125,
      size: "twin-xl",
      budgetRange: 600,
    },
    expects: "4 to 6.3, by the rules for adults",
    holds: (list) => list.views[0]!.points.feel > 0 && first((bed) => between(bed, 4, 6.3))(list),
  },
];
