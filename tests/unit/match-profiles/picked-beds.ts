import type { MattressType } from "#contracts/mattress";
import { nowhere } from "../../../upstream/rules/match/match-model";
import { picksOf } from "../../../upstream/rules/match/picks/picks";
import { mediansOf } from "../../../upstream/rules/match/text/praise-text";
import { foldLines } from "../../../upstream/rules/match/rank";
import { currentRuleset } from "../../../upstream/rules/match/ruleset";
import { scoreModels } from "../../../upstream/rules/match/score-models";
import { type Answers, type BedFacts, bedOf, plainBed, profileFrom } from "./plain-bed";

/** Beds made by hand, and which of them the picks are. */

export const sleeper = {
  recipient: "me",
  size: "queen",
  position: "side",
  pounds: "155",
  pain: "none",
  temperature: "neutral",
};

export interface Bed extends Partial<BedFacts> {
  slug: string;
  price?: number | null;
  line?: number;
  type?: MattressType;
}

/** At the target of the sleeper, with every need met, for $1,000. */
export const suiting: BedFacts = { ...plainBed, measured: 5.1 };
const modelOf = ({ slug, price = 1000, line, type = "hybrid", ...facts }: Bed) => {
  const bed = bedOf({ ...suiting, prices: { queen: price }, ...facts }, slug);
  return { ...bed, line_id: line ?? bed.line_id, card: { slug, name: slug, type } };
};

/** An empty answer is one that is left out. */
export function picks(beds: readonly Bed[], answers: Answers = {}) {
  const given = Object.entries({ ...sleeper, ...answers }).filter(([, value]) => value !== "");
  const profile = profileFrom(Object.fromEntries(given));
  const scored = scoreModels(profile, beds.map(modelOf), currentRuleset, nowhere);
  const found = { ...scored, lines: foldLines(scored.ranked), medians: mediansOf(scored.ranked) };
  return picksOf(found, profile, currentRuleset);
}
export const named = (...given: Parameters<typeof picks>) =>
  picks(...given).map(({ kind, beds }) => [kind, ...beds.map(({ model }) => model.card.slug)]);
export const because = (kind: string, ...given: Parameters<typeof picks>) =>
  picks(...given).find((pick) => pick.kind === kind)?.because;
