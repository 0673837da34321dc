import type { MatchAnswers } from "#contracts/match/match";
import type { Ruleset } from "../ruleset";
import type { SleeperView } from "../sleeper-view";
import { feetWords, poundsWords, tellApart } from "./phrases";

/**
 * The weight that a sleeper counts as, where height or growth makes it differ (ruleset 2026.3, rule 3): "At 6 ft 5 in,
 * your 215 lb spreads out like 190 lb on a person of average height (5 ft 8 in), and that’s what we matched." "Your
 * child weighs 120 lb and is still growing, so we count 140 lb." Null where they hardly differ.
 */
export function heightWords(
  { sleeper, body }: Pick<SleeperView, "sleeper" | "body">,
  answers: MatchAnswers,
  { build }: Ruleset,
): string | null {
  const { key, pounds, heightInches: inches, words } = sleeper;
  if (pounds === null) return null;
  const spread = body.weight - body.growth;
  const height = inches === null || Math.abs(spread - pounds) < tellApart ? null : inches;
  // A band stands for a weight that the sleeper didn't state.
  const exact = (key === "you" ? answers.pounds : answers.partnerPounds) !== undefined;
  if (body.growth > 0) {
    const tall = height === null ? "" : `, which spreads out like ${poundsWords(spread)} at ${feetWords(height)},`;
    return `Your child weighs ${exact ? "" : "about "}${poundsWords(pounds)}${tall} and is still growing, so we count ${poundsWords(body.weight)}.`;
  }
  if (height === null) return null;
  const said = exact ? `${words.whose} ${poundsWords(pounds)}` : `${words.whose} weight (about ${poundsWords(pounds)})`;
  return `At ${feetWords(height)}, ${said} spreads out like ${poundsWords(spread)} on a person of average height (${feetWords(build.inches)}), and that’s what we matched.`;
}
