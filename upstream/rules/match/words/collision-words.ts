import type { MatchPart } from "../../../../app/contracts/match";
import { does } from "../../../../app/contracts/vocabulary/sleeper-words";
import type { Collision } from "../collisions";
import type { MatchModel } from "../match-model";
import { capitalized, preferenceWords } from "./phrases";

/** What works against what, in a sentence or two. */
export function collisionWords({ kind, view, parts }: Collision<MatchModel>): string {
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
    return `${capitalized(does(words, "want"))} a ${preferenceWords[preference!]} bed, but that ${why}. We went part of the way.`;
  }
  if (kind === "budget-against-lasting")
    return `Few beds within this budget last under ${words.whose} weight. This one should last longest.`;
  const [one, other] = parts.map((part) => wantWords[part]);
  return `${capitalized(does(words, "want"))} a bed that ${one!(view)} and ${other!(view)}, and hardly any bed does both. These do one of the two best.`;
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

/** What the best bed of one side is best at: "Hugs most", "Sleeps coolest". */
export function sideWords({ kind, parts, view }: Collision<MatchModel>, side: number): string {
  if (kind === "wish-against-body") return side === 0 ? "Closest to the wish" : "Closest to what the body needs";
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
