import { capitalized } from "#contracts/english";
import type { MatchPart } from "#contracts/match/match";
import { does } from "#contracts/vocabulary/sleeper-words";
import type { Collision } from "../collisions";
import type { MatchModel } from "../match-model";
import { preferenceWords } from "./phrases";

/** Describes the conflict in a sentence or two. */
export function collisionText({ kind, view, parts, sides, near, ofBoth }: Collision<MatchModel>): string {
  const { words, preference, position } = view.sleeper;
  if (kind === "wish-against-body") {
    const softer = view.target.withoutWish > view.target.firmness;
    const why = softer
      ? position === "stomach" || view.body.lowBack
        ? "lets the hips sink and bends the back"
        : `lets someone of ${words.whose} weight sink too far`
      : view.body.joint
        ? "presses on sore shoulders and hips"
        : `hardly gives way under someone of ${words.whose} weight`;
    return `${capitalized(does(words, "want"))} a ${preferenceWords[preference!]} bed, but that ${why}. We went only a little of the way.${sides.length > 1 ? "" : " One bed does best by both."}`;
  }
  if (kind === "budget-against-lasting")
    return `Few beds within this budget last under ${ofBoth ? "the weight of either of you" : `${words.whose} weight`}. Of the beds that fit well enough, this one should last longest.`;
  const [one, other] = parts.map((part) => wantWords[part]);
  return `${ofBoth ? "You both want" : capitalized(does(words, "want"))} a bed that ${one!(view)} and ${other!(view)}, and hardly any bed does both. ${sides.length > 1 ? "Of the beds that fit well enough, these do one of the two best" : near ? "Of the beds that fit well enough, this one does each of them best" : "Of the beds that fit well enough, this one comes closest to both"}.`;
}

type Wanted = (view: Collision<MatchModel>["view"]) => string;
const wantWords: Partial<Record<MatchPart, Wanted>> = {
  feel: ({ sleeper }) => (sleeper.feel === "hug" ? "hugs" : "feels springy"),
  cooling: () => "sleeps cool",
  responsiveness: () => "is easy to turn over on",
  support: () => "keeps the hips up",
  edge_support: () => "has a firm edge to get up from",
  motion_isolation: () => "stays still when the other person moves",
  pressure_relief: () => "is gentle on sore shoulders and hips",
};

/** What the best bed for one side does best: "Hugs most", "Sleeps coolest". */
export function sideText({ kind, parts, view, sides, near }: Collision<MatchModel>, side: number): string {
  if (kind === "wish-against-body") {
    if (sides.length === 1) return "Best by both";
    if (side === 1) return "Best for the body alone";
    return near ? "Best of those that meet the wish" : "Closest to the wish";
  }
  if (kind === "both-wanted" && sides.length === 1) return near ? "Best at both" : "Closest to both";
  const part = parts[side]!;
  if (part === "feel") return view.sleeper.feel === "hug" ? "Hugs most" : "Springiest";
  return bestAt[part] ?? "";
}

const bestAt: Partial<Record<MatchPart, string>> = {
  cooling: "Sleeps coolest",
  responsiveness: "Easiest to turn over on",
  support: "Best support",
  edge_support: "Firmest edge",
  motion_isolation: "Stays stillest",
  pressure_relief: "Gentlest on shoulders and hips",
  durability: "Should last longest",
};
