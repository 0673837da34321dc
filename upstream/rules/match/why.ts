import { type MatchPart, matchParts, type WeakestPart } from "../../../app/contracts/match";
import { comparedFirmness } from "./firmness-fit";
import type { MatchModel } from "./match-model";
import type { Ruleset } from "./ruleset";
import { ownersLike, type ScoredPart, type ScoredModel, scoreOf, type SleeperScore } from "./score-sleeper";
import type { NeedPart, SleeperView } from "./sleeper-view";
import { figure, partWords, starsText } from "./words";

/** A part is a reason for a bed when it earns this share of its points. Words for what is needed promise more. */
const goodShare = (part: MatchPart) => (part === "firmness" || part === "owners" ? 0.6 : 0.9);
const reasonsShown = 3;

/** The parts that lift a bed most above one that earns half of everything, the greatest first; never the weakest. */
export function strongestParts(scored: ScoredModel<MatchModel>, rules: Ruleset): ScoredPart[] {
  const weakest = weakestPart(scored, rules)?.part;
  return scored.parts
    .filter(({ part, known, most, points }) => known && most > 0 && points >= most * goodShare(part))
    .filter(({ part }) => part !== weakest && isForEach(part, scored.sleepers))
    .filter(({ part }) => part !== "firmness" || isRightFirmness(scored, rules))
    .sort((left, right) => lift(right) - lift(left) || matchParts.indexOf(left.part) - matchParts.indexOf(right.part));
}

/** Whether all want the same of it: what one of a couple likes is no reason for the other. */
function isForEach(part: MatchPart, sleepers: readonly SleeperScore[]): boolean {
  const wanted = sleepers.map(({ view: { sleeper } }) =>
    part === "feel" ? sleeper.feel : part === "cooling" ? sleeper.temperature === "cold" : null,
  );
  return new Set(wanted).size === 1;
}

const lift = ({ points, most }: ScoredPart) => points - most / 2;

/** The part that loses the most points, in points; null when none loses a full one. */
export function weakestPart(scored: ScoredModel<MatchModel>, rules: Ruleset): WeakestPart | null {
  const [first] = [...scored.parts].sort((left, right) => right.most - right.points - (left.most - left.points));
  if (first === undefined || first.most - first.points < 10) return null;
  const { part, points, most } = first;
  return { part, points: points / 10, most: most / 10, how: part === "firmness" ? firmnessFit(scored, rules) : null };
}

/** Why this bed, in up to three sentences: what it means for the sleeper, then the figure. */
export const whyOf = (scored: ScoredModel<MatchModel>, rules: Ruleset): string[] =>
  strongestParts(scored, rules)
    .slice(0, reasonsShown)
    .map(({ part }) => reason(part, scored, rules));

function reason(part: MatchPart, { model, sleepers }: ScoredModel<MatchModel>, rules: Ruleset): string {
  const views = sleepers.map(({ view }) => view);
  if (part === "firmness") return firmnessReason(views, model, rules);
  if (part === "owners") {
    const owners = views.map((each) => ownersLike(each, model, rules)).find((found) => found !== null);
    return `Owners who sleep like you give it ${starsText(owners?.mean ?? 0)}.`;
  }
  const view = views.find((each) => each.needs[part] !== null) ?? views[0]!;
  const score = scoreOf(part, model);
  return `${meaning(part, score, view, views.length > 1)}: ${figure(score)} of 5 for ${scoreName(part)}.`;
}

const scoreName = (part: NeedPart) => partWords[part === "feel" ? "responsiveness" : part];

/** From this score of 5 on the words may promise the most. */
const outstanding = 4.2;

/** What a part that is well met means for who sleeps on the bed. */
function meaning(
  part: NeedPart,
  score: number,
  { sleeper: { temperature, feel } }: SleeperView,
  couple: boolean,
): string {
  const [most, enough] = {
    support: ["It keeps your spine in line", "It gives you the support you need"],
    pressure_relief: ["It’s gentle on your shoulders and hips", "It’s soft enough for your shoulders and hips"],
    motion_isolation: couple
      ? ["You’ll hardly feel each other turn over", "You won’t feel each other turn over much"]
      : [
          "If two people share it, they’ll hardly feel each other turn over",
          "If two people share it, they won’t feel each other turn over much",
        ],
    cooling:
      temperature === "cold" ? ["It won’t feel too cool for you"] : ["It sleeps cool", "It sleeps cool enough for you"],
    durability: ["It’s built to last", "It should last as long as you’d expect"],
    edge_support: ["The edge stays firm when you sit or lie on it", "The edge is firm enough for you"],
    responsiveness: ["It’s easy to turn over on", "It’s easy enough to turn over on"],
    feel: [
      {
        hug: "It hugs you, just how you like it",
        between: "It’s not too huggy and not too springy, just how you like it",
        float: "It’s springy, just how you like it",
      }[feel ?? "between"],
    ],
  }[part];
  return (score >= outstanding ? most : enough) ?? most!;
}

interface Aim {
  who: string;
  /** The bed's firmness less the sleeper's target. */
  off: number;
}

const aimsOf = (views: readonly SleeperView[], { firmness }: MatchModel, rules: Ruleset): Aim[] =>
  views.flatMap(({ sleeper: { key }, target: { firmness: target } }) => {
    if (target === null) return [];
    const { value } = comparedFirmness(firmness, target, rules);
    return [{ who: key === "you" ? "you" : "your partner", off: value - target }];
  });

/** "It’s rather firm for you and a little soft for your partner"; null where nobody's firmness is known. */
function firmnessFit({ model, sleepers }: ScoredModel<MatchModel>, rules: Ruleset): string | null {
  const aims = aimsOf(
    sleepers.map(({ view }) => view),
    model,
    rules,
  );
  return aims.length === 0 ? null : fitInWords(aims, rules);
}

/** Whether it suits one of them, and is at most a little off for the other: a compromise is no reason for a bed. */
function isRightFirmness({ model, sleepers }: ScoredModel<MatchModel>, rules: Ruleset): boolean {
  const views = sleepers.map(({ view }) => view);
  const off = aimsOf(views, model, rules).map((aim) => Math.abs(aim.off) / rules.fit.fullWithin);
  return off.length === 0 || (Math.min(...off) <= 1 && Math.max(...off) <= 2);
}

/** "It’s the right firmness for you: we measured 5.5 of 10." */
function firmnessReason(views: readonly SleeperView[], model: MatchModel, rules: Ruleset): string {
  const { firmness } = model;
  const aims = aimsOf(views, model, rules);
  const { value, from, owners } = comparedFirmness(firmness, null, rules);
  if (from === "set") {
    const { softest, firmest } = firmness.range!;
    const whose = aims.length > 1 ? "You each set your own firmness" : "You set the firmness yourself";
    return `${whose}, anywhere from ${figure(softest)} to ${figure(firmest)} of 10.`;
  }
  const source = {
    measured: `we measured ${figure(value)} of 10`,
    owners: `${owners} owners of average weight say it’s ${figure(value)} of 10`,
    claimed: `the brand says it’s ${figure(value)} of 10`,
  }[from];
  return `${fitInWords(aims, rules)}: ${source}.`;
}

/** "It’s the right firmness for you and a little firm for your partner" */
function fitInWords(aims: readonly Aim[], { fit }: Ruleset): string {
  const judged = aims.map(({ who, off }) => ({
    who,
    how:
      Math.abs(off) <= fit.fullWithin
        ? "the right firmness"
        : `${Math.abs(off) <= 2 * fit.fullWithin ? "a little" : "too"} ${off < 0 ? "soft" : "firm"}`,
  }));
  const [first, second] = judged;
  if (first === undefined) return "Its firmness suits most people";
  if (second === undefined) return `It’s ${first.how} for ${first.who}`;
  if (first.how === second.how) return `It’s ${first.how} for both of you`;
  return `It’s ${first.how} for ${first.who} and ${second.how} for ${second.who}`;
}
