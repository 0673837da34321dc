import type { MatchPart } from "#contracts/match/match";
import type { MattressSize } from "#contracts/mattress";
import { weightBandLabels } from "#contracts/vocabulary/mattress";
import { does, type SleeperWords } from "#contracts/vocabulary/sleeper-words";
import { tenths } from "../../piecewise";
import type { SleepPosition } from "../../target-firmness";
import type { Body } from "../body";
import type { Pain, Sleeper } from "../profile";
import type { Allergen, Feel, Preference } from "../ruleset";

/** Shopper-facing words for the engine's codes. */

export const positionWords: Record<SleepPosition, { sleepers: string; slept: string }> = {
  side: { sleepers: "Side sleepers", slept: "slept on your side" },
  back: { sleepers: "Back sleepers", slept: "slept on your back" },
  stomach: { sleepers: "Stomach sleepers", slept: "slept on your stomach" },
  combination: { sleepers: "Combination sleepers", slept: "changed positions during the night" },
};

/**
 * "under 180 lb", "from 130 to 230 lb", "over 230 lb"; empty for all weights. If the bands aren't contiguous, it names
 * the longest run, or the lighter of two equal ones, because a range with a gap would look like a mistake.
 */
export function weightsText(weights: readonly (keyof typeof weightBandLabels)[]): string {
  const all = Object.keys(weightBandLabels) as (keyof typeof weightBandLabels)[];
  if (weights.length === all.length) return "";
  const runs: Run[] = [];
  for (const weight of all.filter((each) => weights.includes(each))) {
    const { from, to } = bandEnds[weight];
    const last = runs.at(-1);
    if (last !== undefined && last.to === from) Object.assign(last, { to, bands: last.bands + 1 });
    else runs.push({ from, to, bands: 1 });
  }
  const [run] = runs.sort((one, other) => other.bands - one.bands);
  if (run === undefined) throw new RangeError("No weight has no words");
  const { from, to } = run;
  return from === null ? `under ${to} lb` : to === null ? `over ${from} lb` : `from ${from} to ${to} lb`;
}

interface Ends {
  from: number | null;
  to: number | null;
}

interface Run extends Ends {
  bands: number;
}

const bandEnds: Readonly<Record<keyof typeof weightBandLabels, Ends>> = {
  "under-130": { from: null, to: 130 },
  "130-180": { from: 130, to: 180 },
  "180-230": { from: 180, to: 230 },
  "230-300": { from: 230, to: 300 },
  "over-300": { from: 300, to: null },
};

/** "155 lb" */
export const poundsWords = (pounds: number) => `${Math.round(pounds)} lb`;

/**
 * "190 lb (215 lb at 6 ft 5)", "140 lb (120 lb and still growing)": the weight a body counts as, with the stated weight
 * where height or growth makes them differ. "57 lb (typical at age 8)": the weight was not given.
 */
export function countedPounds({ weight, growth }: Body, { pounds, poundsAtAge, heightInches }: Sleeper): string {
  if (poundsAtAge !== null) return `${poundsWords(weight)} (typical at age ${poundsAtAge})`;
  if (pounds === null) return poundsWords(weight);
  const height =
    heightInches === null || Math.abs(weight - growth - pounds) < tellApart
      ? ""
      : ` at ${Math.floor(heightInches / 12)} ft ${heightInches % 12}`;
  const growing = growth === 0 ? "" : " and still growing";
  return height + growing === ""
    ? poundsWords(weight)
    : `${poundsWords(weight)} (${poundsWords(pounds)}${height}${growing})`;
}

/** How many pounds a height has to change a weight to be mentioned. */
export const tellApart = 5;

/** 71 → "5 ft 11 in" */
export const feetWords = (inches: number) =>
  [`${Math.floor(inches / 12)} ft`, ...(inches % 12 === 0 ? [] : [`${inches % 12} in`])].join(" ");

/**
 * After "owners": "of about your weight". Children don't rate beds, so the lightest owners stand in for them. If the
 * weight was not given, as for guests, it names the assumed one.
 */
export function ofLikeWeight({ sleeper: { words, pounds, poundsAtAge }, body }: SleptOn): string {
  if (poundsAtAge !== null || (pounds === null && body.weight < 130)) return "under 130 lb";
  return pounds === null ? `of about ${poundsWords(body.weight)}` : `of about ${words.whose} weight`;
}

interface SleptOn {
  sleeper: Pick<Sleeper, "words" | "pounds" | "poundsAtAge">;
  body: Pick<Body, "weight">;
}

export const preferenceWords: Record<Preference, string> = {
  soft: "soft",
  "medium-soft": "medium-soft",
  medium: "medium",
  "medium-firm": "medium-firm",
  firm: "firm",
};

export const wantedFeelWords: Record<Feel, string> = {
  hug: "a slow, hugging feel",
  between: "a feel somewhere between hugging and springy",
  float: "a quick, springy feel",
};

export const painWords: Record<Pain, string> = {
  "low-back": "lower back pain",
  shoulder: "shoulder pain",
  hip: "hip pain",
  neck: "neck pain",
};

export const allergenWords: Record<Allergen, string> = {
  latex: "latex",
  wool: "wool",
  polyurethane: "polyurethane foam",
};

export const sizeWords: Record<MattressSize, string> = {
  twin: "twin",
  "twin-xl": "twin XL",
  full: "full",
  queen: "queen",
  king: "king",
  "cal-king": "California king",
  "split-king": "split king",
};

export const partWords: Record<MatchPart, string> = {
  firmness: "firmness",
  support: "support",
  pressure_relief: "pressure relief",
  motion_isolation: "motion isolation",
  cooling: "cooling",
  durability: "durability",
  edge_support: "edge support",
  responsiveness: "responsiveness",
  feel: "feel",
  owners: "owners like you",
};

/** The most important questions about a sleeper: "how the child sleeps and what they weigh". */
export const howAndWhat = (who: SleeperWords) => `how ${does(who, "sleep")} and what ${who.after} weigh`;

/** At most two decimals: 5.455 → "5.46", 6 → "6". */
export const figure = (value: number) => String(Math.round((value + Number.EPSILON) * 100) / 100);

/** The mean of ratings, in tenths as the site shows it: "4.6 of 5 stars". */
export const starsText = (mean: number) => `${figure(tenths(mean))} of 5 stars`;
