import { listed } from "#contracts/english";
import type { SleeperVerdict } from "#contracts/compare/comparisons";
import { type MatchPart, matchParts } from "#contracts/match/match";
import type { MatchModel } from "../rules/match/match-model";
import type { ScoredModel } from "../rules/match/scored-model";
import type { SleeperScore } from "../rules/match/score-sleeper";
import { figure } from "../rules/match/text/phrases";
import { feltDifference } from "../rules/verdict/compared-bed";
import { fixedFirmness, sameFirmness } from "../rules/verdict/reasons";
import { tenths } from "../rules/piecewise";

type Scored = ScoredModel<MatchModel>;

/** Smaller differences in points, in tenths, decide nothing. */
const leastDifference = 5;
const partsShown = 3;

/** What the bed that is ahead in a part does for its sleeper. */
export const betterWords: Record<MatchPart, string> = {
  firmness: "is closer to the right firmness",
  support: "supports your back better",
  pressure_relief: "is gentler on shoulders and hips",
  motion_isolation: "absorbs more of your partner’s movement",
  cooling: "sleeps cooler",
  durability: "should last longer",
  edge_support: "has a firmer edge",
  responsiveness: "is easier to turn over on",
  feel: "is closer to the feel you want",
  owners: "is rated higher by owners who sleep like you",
};

/**
 * The parts in which two scores differ most, with the figures of both beds; matters of taste come last. `names` are the
 * names of the beds. A part known for only one bed is ignored. If any part favors the bed with the higher score, at
 * least one such part is included.
 */
export function decidingParts(
  left: Scored,
  right: Scored,
  names: readonly [left: string, right: string],
): SleeperVerdict["parts"] {
  const found = matchParts
    .flatMap((part) => {
      const figures = [left, right].map((scored) => figureOf(part, scored));
      const apart = tenthsOf(part, left) - tenthsOf(part, right);
      const [ahead, behind] = apart > 0 ? [left, right] : [right, left];
      const little = Math.abs(apart) < leastDifference || !isFelt(part, ahead, behind);
      return figures.includes(null) || little ? [] : [{ part, apart, figures }];
    })
    .sort(
      (one, other) =>
        Number(isTaste(one.part, left)) - Number(isTaste(other.part, left)) ||
        Math.abs(other.apart) - Math.abs(one.apart),
    );
  const first = found.slice(0, partsShown);
  const speaks = ({ part, apart }: (typeof found)[number]) =>
    apart * (left.score - right.score) > 0 && !isTaste(part, left);
  const reason = found.find(speaks);
  return (reason === undefined || first.some(speaks) ? first : [...first.slice(0, -1), reason]).map(
    ({ part, apart, figures }) => {
      const sides = [0, 1].map((at) => ({ scored: [left, right][at]!, name: names[at]!, figure: figures[at]! }));
      const [better, other] = apart > 0 ? sides : sides.toReversed();
      return { part, difference: apart / 10, because: because(part, better!, other!) };
    },
  );
}

/** Whether the difference in points can be felt; for owners, whether the stars differ as well. */
function isFelt(part: MatchPart, ahead: Scored, behind: Scored): boolean {
  // For a couple the text names the first one's stars, and owners like the other one may say the opposite.
  if (part === "owners") return Number(figureOf(part, ahead)) > Number(figureOf(part, behind));
  if (part === "firmness") return !isSetRight(behind) && isFirmnessFelt(ahead, behind);
  const [one, other] = [readingOf(part, ahead), readingOf(part, behind)];
  return Math.abs(Math.round(one * 10) - Math.round(other * 10)) >= feltDifference;
}

/**
 * An adjustable bed scores slightly less than one that has the right firmness as delivered, because an air chamber is
 * not a surface (rule 5). But a bed that can be set to the right firmness is no further from it.
 */
export const isSetRight = ({ sleepers }: Scored) =>
  sleepers.every(({ fit: { from, miss } }) => from === "set" && tenths(Math.abs(miss)) === 0);

/** Compares what each sleeper lies on: as delivered, as set, or the half to order. */
const isFirmnessFelt = (one: Scored, other: Scored) =>
  one.sleepers.some(
    ({ fit: { firmness } }, at) =>
      Math.abs(Math.round((firmness - other.sleepers[at]!.fit.firmness) * 10)) > sameFirmness,
  );

/** How far you sink in is neither better nor worse without a stated preference. */
export const isTaste = (part: MatchPart, { sleepers }: Scored) =>
  part === "feel" && sleepers.every(({ view: { sleeper } }) => sleeper.feel === null);

interface Side {
  scored: Scored;
  name: string;
  figure: string;
}

function because(part: MatchPart, better: Side, other: Side): string {
  const { scored, name } = better;
  const aim = aimOf(part, scored);
  if (part === "firmness" && fixedFirmness(scored.model) === null && fixedFirmness(other.scored.model) !== null) {
    const bed = `${scored.sleepers.length > 1 && !scored.sleepers[0]!.fit.shared ? "each side of " : ""}the ${name}`;
    const can = scored.model.halves.length > 0 ? `order ${bed} in` : `set ${bed} to`;
    return `You can ${can} the right firmness (${better.figure}${aim}). The ${other.name} is ${other.figure}.`;
  }
  if (isTaste(part, scored)) {
    const less = readingOf("feel", scored) < readingOf("feel", other.scored);
    return `You sink in ${less ? "less" : "more"} on the ${name} (${better.figure} vs. ${other.figure} of 5), which is a matter of taste.`;
  }
  return `The ${name} ${doesBetter(part, scored, other.scored)} (${better.figure} vs. ${other.figure}${scaleOf(part)}${aim}).`;
}

/** What a bed earns in a part, in tenths of a point; for a couple, the mean. */
const tenthsOf = (part: MatchPart, { sleepers }: Scored) =>
  Math.round(
    sleepers.reduce((sum, { view, shares }) => sum + view.points[part] * 10 * shares[part], 0) / sleepers.length,
  );

/** The reading behind a part, for the surface of the first sleeper; for feel, how far you sink in. */
const readingOf = (part: Exclude<MatchPart, "firmness" | "owners">, { sleepers }: Scored) =>
  sleepers[0]!.surface.readings[part === "feel" ? "hug" : part];

/** For people who sleep cold, the better bed is the one that keeps more heat. */
const doesBetter = (part: MatchPart, better: Scored, other: Scored) =>
  part === "cooling" && readingOf(part, better) < readingOf(part, other) ? "keeps you warmer" : betterWords[part];

function aimOf(part: MatchPart, { sleepers }: Scored): string {
  const targets = sleepers.flatMap(({ view: { target } }) =>
    target.from === "assumed" ? [] : [figure(tenths(target.firmness))],
  );
  const [one, other] = new Set(targets);
  if (part !== "firmness" || one === undefined) return "";
  return other === undefined ? `; ${one} would be right` : `; one of you needs ${one} and the other ${other}`;
}

/** The scale of a part's figures, mentioned once after both. */
const scaleOf = (part: MatchPart) => scales[part] ?? " of 5";
const scales: Partial<Record<MatchPart, string>> = {
  firmness: "",
  owners: " of 5 stars",
  feel: " of 5 for how far you sink in",
};

/** A bed's figure for a part, for owners like the first sleeper; null when it is unknown. */
function figureOf(part: MatchPart, scored: Scored): string | null {
  const [{ fit, owners }] = scored.sleepers as [SleeperScore];
  if (part === "firmness") {
    const { range, halves } = scored.model.firmness;
    if (halves !== null) return listed(halves.map(figure), "or");
    return range !== null ? `${figure(range.softest)} to ${figure(range.firmest)}` : figure(tenths(fit.firmness));
  }
  // The same format as in the table on the same page.
  if (part !== "owners") return readingOf(part, scored).toFixed(1);
  return owners === null ? null : tenths(owners.stars).toFixed(1);
}
