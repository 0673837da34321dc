import { type MatchPart, matchParts } from "../../../app/contracts/match";
import { comparedFirmness } from "./firmness-fit";
import type { MatchModel } from "./match-model";
import { firmnessSource, needText, scoreText } from "./part-reasons";
import type { MatchProfile } from "./profile";
import type { Ruleset } from "./ruleset";
import { ownersLike, type ScoredPart, type ScoredModel } from "./score-sleeper";
import type { NeedPart, SleeperView } from "./sleeper-view";
import { figure, starsText } from "./words";

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
export const whyOf = (scored: ScoredModel<MatchModel>, profile: MatchProfile, rules: Ruleset): string[] =>
  strongestParts(scored)
    .slice(0, reasonsShown)
    .map(({ part }) => reason(part, scored, profile, rules));

function reason(part: MatchPart, { model, sleepers }: ScoredModel<MatchModel>, profile: MatchProfile, rules: Ruleset) {
  const views = sleepers.map(({ view }) => view);
  if (part === "firmness") {
    return `${firmnessSource(model, rules)}, ${targetsInWords(views, model, rules)}.`;
  }
  if (part === "owners") {
    const owners = views.map((each) => ownersLike(each, model, rules)).find((found) => found !== null);
    return `Owners who sleep as you do give it ${starsText(owners?.mean ?? 0)}.`;
  }
  const view = views.find((each) => each.needs[part] !== null) ?? views[0]!;
  return `${meaning(part, view)}: ${scoreText(part, model).toLowerCase()} (${needText(part, view, profile)}).`;
}

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

/** "right at your target of 5.5 and 1 from your partner's target of 6.5" */
function targetsInWords(views: readonly SleeperView[], { firmness }: MatchModel, rules: Ruleset): string {
  const texts = views.flatMap(({ sleeper, target: { firmness: target } }) => {
    if (target === null) return [];
    const apart = Math.abs(comparedFirmness(firmness, target, rules).value - target);
    const whose = sleeper.key === "you" ? "your" : "your partner's";
    return [`${apart < 0.005 ? "right at" : `${figure(apart)} from`} ${whose} target of ${figure(target)}`];
  });
  return texts.join(" and ");
}
