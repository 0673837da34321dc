import type { MatchAnswers, MatchBand } from "#contracts/match/match";
import { bandOf, thirdBest } from "../../upstream/rules/match/bands";
import { type Collision, collisionsOf } from "../../upstream/rules/match/collisions";
import { type MatchPlace, nowhere } from "../../upstream/rules/match/match-model";
import type { NamedPick } from "../../upstream/rules/match/picks/named-pick";
import { picksOf } from "../../upstream/rules/match/picks/picks";
import { mediansOf } from "../../upstream/rules/match/text/praise-text";
import { type MatchProfile, profileOf } from "../../upstream/rules/match/profile";
import { foldLines, type RankedLine } from "../../upstream/rules/match/rank";
import { currentRuleset as rules } from "../../upstream/rules/match/ruleset";
import { type Scored, scoreModels } from "../../upstream/rules/match/score-models";
import type { ScoredModel } from "../../upstream/rules/match/scored-model";
import type { DemoBed } from "./demo-beds";

/** What the match makes of the demonstration for one set of answers. */
export interface FoundBeds extends Scored<DemoBed> {
  profile: MatchProfile;
  lines: readonly RankedLine<DemoBed>[];
  /** The best bed of each line, in the order of the results. */
  beds: readonly ScoredModel<DemoBed>[];
  bandOf(bed: ScoredModel<DemoBed>): MatchBand | null;
}

export function findBeds(answers: MatchAnswers, beds: readonly DemoBed[], place: MatchPlace = nowhere): FoundBeds {
  const profile = profileOf(answers);
  const scored = scoreModels(profile, beds, rules, place);
  const lines = foldLines(scored.ranked);
  const third = thirdBest(lines, profile);
  return {
    ...scored,
    profile,
    lines,
    beds: lines.map(({ best }) => best),
    bandOf: (bed) => bandOf(bed, third, profile, rules),
  };
}

export const collisionsIn = ({ views, profile, ranked }: FoundBeds): Collision<DemoBed>[] =>
  collisionsOf(views, profile, ranked, rules);

export const picksIn = (found: FoundBeds): NamedPick<DemoBed>[] =>
  picksOf({ ...found, medians: mediansOf(found.ranked) }, found.profile, rules);
