import type { MatchAnswers } from "../../../../app/contracts/match";
import type { Ruleset } from "../ruleset";
import type { SleeperView } from "../sleeper-view";
import { spreadOf } from "../body";
import { feetWords, poundsWords, tellApart } from "./phrases";

/**
 * By what a weight counts where a height sets it apart (ruleset 2026.3, rule 3): "At 6 ft 5 in, your 215 lb spreads out
 * like 190 lb on a person of average height (5 ft 8 in), and that’s what we matched." Null where it hardly does, or something else
 * than the height moves it as well.
 */
export function heightWords(
  { sleeper, body }: Pick<SleeperView, "sleeper" | "body">,
  answers: MatchAnswers,
  { build }: Ruleset,
): string | null {
  const { key, pounds, heightInches: inches, words } = sleeper;
  if (pounds === null || inches === null || Math.abs(body.weight - pounds) < tellApart) return null;
  if (Math.abs(pounds * spreadOf(inches, build) - body.weight) > 0.5) return null;
  const figure = key === "you" ? answers.pounds : answers.partnerPounds;
  // A band counts at a weight of its own, which nobody said.
  const said =
    figure === undefined
      ? `${words.whose} weight (about ${poundsWords(pounds)})`
      : `${words.whose} ${poundsWords(pounds)}`;
  return `At ${feetWords(inches)}, ${said} spreads out like ${poundsWords(body.weight)} on a person of average height (${feetWords(build.inches)}), and that’s what we matched.`;
}
