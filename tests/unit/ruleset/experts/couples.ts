import type { MatchAnswers } from "#contracts/match/match";
import { picksIn } from "../../../support/match-found";
import { back, type Expert, first, isOneOf, isStrong, onlySwapped, side } from "./expert";

const couple: MatchAnswers = {
  recipient: "couple",
  partnerPain: ["none"],
  partnerTemperature: "neutral",
};

export const couples: readonly Expert[] = [
  {
    id: "30",
    who: "couple, both on the side, light sleeper, $1,500",
    answers: {
      ...side,
      ...couple,
      pounds: 170,
      partnerPosition: "side",
      partnerPounds: 200,
      lightSleeper: "yes",
      budgetRange: 1500,
    },
    expects: "motion isolation 3.7; no innerspring, latex, latex hybrid",
    holds: first(
      (bed) => bed.model.readings.motion_isolation >= 3.7 && !isOneOf(bed, "innerspring", "latex", "latex-hybrid"),
    ),
  },
  {
    id: "31",
    who: "couple, back and side, light sleeper, no limit",
    answers: {
      ...back,
      ...couple,
      pounds: 170,
      partnerPosition: "side",
      partnerPounds: 150,
      lightSleeper: "yes",
    },
    expects: "memory foam, air, or a hybrid with motion isolation 3.9",
    holds: first(
      (bed) =>
        isOneOf(bed, "memory-foam", "adjustable-air") ||
        (isOneOf(bed, "hybrid") && bed.model.readings.motion_isolation >= 3.9),
    ),
  },
  {
    id: "32",
    who: "118 side shoulder and 250 stomach hot, king, light sleeper, $3,000",
    answers: {
      ...side,
      ...couple,
      size: "king",
      pounds: 118,
      pain: ["shoulder"],
      partnerPosition: "stomach",
      partnerPounds: 250,
      partnerTemperature: "hot",
      lightSleeper: "yes",
      budgetRange: 3000,
    },
    expects: "first is set or ordered for each side, and a pair within half an inch is offered",
    holds: (list) => {
      const pair = picksIn(list).find(({ kind }) => kind === "split-pair");
      const [one, other] = pair?.beds ?? [];
      return (
        first(({ model }) => model.firmness.range !== null || model.halves.length > 0)(list) &&
        one !== undefined &&
        other !== undefined &&
        Math.abs(one.model.height_inches - other.model.height_inches) <= 0.5
      );
    },
  },
  {
    id: "34",
    who: "light sleepers, split king, hot, $6,000",
    answers: {
      ...side,
      ...couple,
      size: "split-king",
      pounds: 170,
      temperature: "hot",
      partnerPosition: "back",
      partnerPounds: 170,
      partnerTemperature: "hot",
      lightSleeper: "yes",
      budgetRange: 6000,
    },
    expects: "no points for motion, and not led by foam",
    holds: (list) =>
      list.views.every(({ points }) => points.motion_isolation === 0) &&
      first((bed) => !isOneOf(bed, "memory-foam", "polyfoam"))(list),
  },
  {
    id: "35",
    who: "260 and 280, hip and back, hot, king, $2,500",
    answers: {
      ...side,
      ...couple,
      size: "king",
      pounds: 260,
      pain: ["hip"],
      temperature: "hot",
      partnerPosition: "back",
      partnerPounds: 280,
      partnerTemperature: "hot",
      lightSleeper: "no",
      budgetRange: 2500,
    },
    expects: "14.5 gauge or thicker or latex; not exchange only",
    holds: first((bed) => isStrong(bed, 14.5) && !onlySwapped(bed)),
  },
  {
    id: "36",
    who: "couple, hot, $1,000",
    answers: {
      ...side,
      ...couple,
      pounds: 170,
      temperature: "hot",
      partnerPosition: "back",
      partnerPounds: 170,
      partnerTemperature: "hot",
      lightSleeper: "no",
      budgetRange: 1000,
    },
    expects: "no memory foam bed",
    holds: first((bed) => !isOneOf(bed, "memory-foam")),
  },
];
