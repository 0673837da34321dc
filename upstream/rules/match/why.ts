import { type MatchPart, matchParts } from "../../../app/contracts/match";
import { comparedFirmness } from "./firmness-fit";
import type { MatchModel } from "./match-model";
import type { MatchProfile } from "./profile";
import type { Ruleset } from "./ruleset";
import type { ScoredModel } from "./score-models";
import { weighingOf, firmnessSource, tenthsText } from "./part-reasons";
import { ownersLike } from "./score-sleeper";
import type { SleeperView } from "./sleeper-view";
import { figure, partWords, starsText } from "./words";

/** A part is a reason for a bed when it earns this share of its points. */
const goodShare = 0.6;
const reasonsShown = 3;

/** The three parts that lift a bed most above one that earns half of everything, in words. */
export function whyOf(scored: ScoredModel<MatchModel>, profile: MatchProfile, rules: Ruleset): string[] {
  return scored.parts
    .filter(({ known, most, points }) => known && most > 0 && points >= most * goodShare)
    .sort((left, right) => lift(right) - lift(left) || matchParts.indexOf(left.part) - matchParts.indexOf(right.part))
    .slice(0, reasonsShown)
    .map((part) =>
      reason(part.part, scored, profile, rules, `${tenthsText(part.points)} of ${tenthsText(part.most)} points`),
    );
}

const lift = ({ points, most }: { points: number; most: number }) => points - most / 2;

function reason(
  part: MatchPart,
  { model, sleepers }: ScoredModel<MatchModel>,
  profile: MatchProfile,
  rules: Ruleset,
  earned: string,
) {
  const views = sleepers.map(({ view }) => view);
  const view = views[0]!;
  if (part === "firmness") {
    return `${firmnessSource(model, rules)}, ${targetsInWords(views, comparedFirmness(model.firmness, rules).value)}: ${earned}.`;
  }
  if (part === "owners") {
    const owners = views.map((each) => ownersLike(each, model, rules)).find((found) => found !== null);
    return `Owners who sleep as you do give it ${starsText(owners?.mean ?? 0)}: ${earned}.`;
  }
  const name = partWords[part];
  const score = `${name[0]!.toUpperCase()}${name.slice(1)} ${figure(model.scores[part])} of 5`;
  const weighing =
    part === "support"
      ? ""
      : [...new Set(views.map((each) => weighingOf(part, each, profile)))].find((text) => text !== "");
  return `${score}${weighing ? `, which ${weighing}` : part === "support" ? supportWords(view) : ""}: ${earned}.`;
}

const supportWords = ({ sleeper: { position } }: SleeperView) =>
  position === null ? "" : ", for how you lie and what you weigh";

function targetsInWords(views: readonly SleeperView[], value: number): string {
  const texts = views.flatMap(({ sleeper, target: { firmness } }) => {
    if (firmness === null) return [];
    const apart = Math.abs(value - firmness);
    const whose = sleeper.key === "you" ? "your" : "your partner's";
    return [`${apart < 0.005 ? "right at" : `${figure(apart)} from`} ${whose} target of ${figure(firmness)}`];
  });
  return texts.join(" and ");
}
