import type { SleeperVerdict } from "../../app/contracts/comparisons";
import type { MatchPart } from "../../app/contracts/match";
import { comparedFirmness } from "../rules/match/firmness-fit";
import type { MatchModel } from "../rules/match/match-model";
import { tenthsText } from "../rules/match/part-reasons";
import type { Ruleset } from "../rules/match/ruleset";
import type { ScoredModel } from "../rules/match/score-models";
import { ownersLike } from "../rules/match/score-sleeper";
import { figure, listed, partWords } from "../rules/match/words";

type Scored = ScoredModel<MatchModel>;

/** Differences smaller than this, in tenths of a point, decide nothing. */
const leastDifference = 5;
const partsShown = 3;

/** The parts in which two scores differ most, with both beds' figures. */
export function decidingParts(left: Scored, right: Scored, rules: Ruleset): SleeperVerdict["parts"] {
  return left.parts
    .map(({ part, points }, index) => ({ part, tenths: points - right.parts[index]!.points }))
    .filter(({ tenths }) => Math.abs(tenths) >= leastDifference)
    .sort((one, other) => Math.abs(other.tenths) - Math.abs(one.tenths))
    .slice(0, partsShown)
    .map(({ part, tenths }) => ({ part, difference: tenths / 10, because: reasonOf(part, tenths, left, right, rules) }));
}

function reasonOf(part: MatchPart, tenths: number, left: Scored, right: Scored, rules: Ruleset): string {
  const [one, other] = [left, right].map((scored) => figureOf(part, scored, rules));
  const name = partWords[part];
  const apart = `${tenthsText(Math.abs(tenths))} ${Math.abs(tenths) === 10 ? "point" : "points"}`;
  const targets = left.sleepers.flatMap(({ view: { target } }) => (target.firmness === null ? [] : [figure(target.firmness)]));
  const aim = part === "firmness" && targets.length > 0 ? ` for a target of ${listed([...new Set(targets)])}` : "";
  return `${name[0]!.toUpperCase()}${name.slice(1)} ${one} against ${other}${aim}: ${apart}.`;
}

function figureOf(part: MatchPart, { model, sleepers }: Scored, rules: Ruleset): string {
  if (part === "firmness") return figure(comparedFirmness(model.firmness, rules).value);
  if (part !== "owners") return `${figure(model.scores[part])} of 5`;
  const owners = ownersLike(sleepers[0]!.view, model, rules);
  return owners === null ? "not known" : `${figure(owners.mean)} of 5 stars`;
}
