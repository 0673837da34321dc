import { type MatchPart, matchParts } from "../../../app/contracts/match";
import { comparedFirmness } from "./firmness-fit";
import type { MatchModel } from "./match-model";
import type { Ruleset } from "./ruleset";
import { ownersLike, type ScoredPart, type ScoredModel, scoreOf } from "./score-sleeper";
import type { NeedPart, SleeperView } from "./sleeper-view";
import { figure, partWords, starsText } from "./words";

/** A part is a reason for a bed when it earns this share of its points. Words for what is needed promise more. */
const goodShare = (part: MatchPart) => (part === "firmness" || part === "owners" ? 0.6 : 0.9);
const reasonsShown = 3;

/** The parts that lift a bed most above one that earns half of everything, the greatest first. */
export const strongestParts = ({ parts }: Pick<ScoredModel<MatchModel>, "parts">): ScoredPart[] =>
  parts
    .filter(({ part, known, most, points }) => known && most > 0 && points >= most * goodShare(part))
    .sort((left, right) => lift(right) - lift(left) || matchParts.indexOf(left.part) - matchParts.indexOf(right.part));

const lift = ({ points, most }: ScoredPart) => points - most / 2;

/** Why this bed, in up to three sentences: what it means for the sleeper, then the figure. */
export const whyOf = (scored: ScoredModel<MatchModel>, rules: Ruleset): string[] =>
  strongestParts(scored)
    .slice(0, reasonsShown)
    .map(({ part }) => reason(part, scored, rules));

function reason(part: MatchPart, { model, sleepers }: ScoredModel<MatchModel>, rules: Ruleset): string {
  const views = sleepers.map(({ view }) => view);
  if (part === "firmness") return firmnessReason(views, model, rules);
  if (part === "owners") {
    const owners = views.map((each) => ownersLike(each, model, rules)).find((found) => found !== null);
    return `Owners who sleep as you do give it ${starsText(owners?.mean ?? 0)}.`;
  }
  const view = views.find((each) => each.needs[part] !== null) ?? views[0]!;
  return `${meaning(part, view)}: ${figure(scoreOf(part, model))} of 5 for ${scoreName(part)}.`;
}

const scoreName = (part: NeedPart) => partWords[part === "feel" ? "responsiveness" : part];

/** What a part that is well met means for who sleeps on the bed. */
function meaning(part: NeedPart, { sleeper: { temperature, feel } }: SleeperView): string {
  switch (part) {
    case "support":
      return "It holds your back level";
    case "pressure_relief":
      return "It is gentle on shoulders and hips";
    case "motion_isolation":
      return "You hardly feel each other turn over";
    case "cooling":
      return temperature === "cold" ? "It keeps your warmth" : "Heat gets away well enough for you";
    case "durability":
      return "It is built to last";
    case "edge_support":
      return "The edge holds when you sit or lie on it";
    case "responsiveness":
      return "It is easy to turn over on";
    case "feel":
      return {
        hug: "It hugs you, as you like it",
        between: "Its feel is in between, as you like it",
        float: "It is springy, as you like it",
      }[feel ?? "between"];
  }
}

/** "It's the right firmness for you: we measured 5.5." */
function firmnessReason(views: readonly SleeperView[], { firmness }: MatchModel, rules: Ruleset): string {
  const aims = views.flatMap(({ sleeper: { key }, target: { firmness: target } }) => {
    if (target === null) return [];
    const { value } = comparedFirmness(firmness, target, rules);
    return [{ who: key === "you" ? "you" : "your partner", off: value - target }];
  });
  const { value, from, owners } = comparedFirmness(firmness, null, rules);
  if (from === "set") {
    const { softest, firmest } = firmness.range!;
    const whose = aims.length > 1 ? "Each of you sets your own firmness" : "You set its firmness yourself";
    return `${whose}, from ${figure(softest)} to ${figure(firmest)}.`;
  }
  const source = {
    measured: `we measured ${figure(value)}`,
    owners: `${owners} owners of average weight feel it as ${figure(value)}`,
    claimed: `the brand says ${figure(value)}`,
  }[from];
  return `${fitInWords(aims, rules)}: ${source}.`;
}

/** "It's the right firmness for you and a little firm for your partner" */
function fitInWords(aims: readonly { who: string; off: number }[], { fit }: Ruleset): string {
  const judged = aims.map(({ who, off }) => ({
    who,
    how:
      Math.abs(off) <= fit.fullWithin
        ? "the right firmness"
        : `${Math.abs(off) <= 2 * fit.fullWithin ? "a little" : "rather"} ${off < 0 ? "soft" : "firm"}`,
  }));
  const [first, second] = judged;
  if (first === undefined) return "Its firmness suits most people";
  if (second === undefined) return `It's ${first.how} for ${first.who}`;
  if (first.how === second.how) return `It's ${first.how} for both of you`;
  return `It's ${first.how} for ${first.who} and ${second.how} for ${second.who}`;
}
