import { type MatchAnswers, type MatchPart, sleepPositions } from "#contracts/match/match";
import type { MatchModel } from "../match-model";
import { partShares } from "../part-shares";
import { profileOf } from "../profile";
import type { Ruleset } from "../ruleset";
import { type SleeperView, viewsOf } from "../sleeper-view";
import { surfacesOf } from "./skips";

/**
 * The people for whom a bed falls shortest if nobody has to skip it (ruleset 2026.3, rule 18). This is no reason to
 * skip it: some of the people named may want just such a bed.
 */

interface Group {
  whom: string;
  /** Everyone it names, at the extremes. */
  sleepers: readonly MatchAnswers[];
}

interface Lack {
  part: MatchPart;
  /** After "do better on". */
  instead: (model: MatchModel, view: SleeperView) => string;
  /** The people affected, the widest group first. */
  groups: readonly Group[];
}

const always = (words: string) => () => words;

const lying = (
  positions: readonly MatchAnswers["position"][],
  builds: readonly number[],
  pain: MatchAnswers["pain"] = ["none"],
) =>
  positions.flatMap((position) => builds.map((pounds): MatchAnswers => ({ recipient: "me", position, pounds, pain })));

const light = [90, 115, 129];
const overHeavy = [301, 330, 420];
const average: MatchAnswers = { recipient: "me", position: "side", pounds: 155, pain: ["none"] };
const overHeavyPeople = { whom: "people over 300 lb", sleepers: lying(sleepPositions, overHeavy) };

/** What the bed gives too little of, with the people who miss it most. */
const lacks: readonly Lack[] = [
  {
    part: "firmness",
    instead: always("a softer bed"),
    groups: [
      { whom: "side sleepers under 130 lb", sleepers: lying(["side"], light) },
      {
        whom: "side sleepers under 130 lb with sore shoulders or hips",
        sleepers: lying(["side"], light, ["shoulder"]),
      },
    ],
  },
  {
    part: "firmness",
    instead: always("a firmer bed"),
    groups: [
      { whom: "stomach sleepers over 230 lb", sleepers: lying(["stomach"], [231, 260, ...overHeavy]) },
      { whom: "stomach sleepers over 300 lb", sleepers: lying(["stomach"], overHeavy) },
    ],
  },
  {
    part: "pressure_relief",
    instead: always("a bed with more cushioning"),
    groups: [
      {
        whom: "side sleepers with sore shoulders or hips",
        sleepers: lying(["side"], [...light, 155, 205, 260, 300], ["shoulder"]),
      },
    ],
  },
  { part: "durability", instead: strongerBed, groups: [overHeavyPeople] },
  { part: "support", instead: always("a bed with more support"), groups: [overHeavyPeople] },
  {
    part: "cooling",
    instead: always("a cooler bed"),
    groups: [{ whom: "people who sleep hot", sleepers: [{ ...average, temperature: "hot" }] }],
  },
  {
    part: "motion_isolation",
    instead: always("a bed that passes on less movement"),
    groups: [
      {
        whom: "couples with a light sleeper",
        sleepers: [
          {
            ...average,
            recipient: "couple",
            partnerPosition: "side",
            partnerPounds: 155,
            partnerPain: ["none"],
            lightSleeper: "yes",
          },
        ],
      },
    ],
  },
  {
    part: "feel",
    instead: always("a bed that hugs more"),
    groups: [{ whom: "people who like to sink in", sleepers: [{ ...average, feel: "hug" }] }],
  },
  {
    part: "feel",
    instead: always("a springier bed"),
    groups: [{ whom: "people who like to float on top", sleepers: [{ ...average, feel: "float" }] }],
  },
];

/** What is too weak in it for the weight (rule 7), including an unpublished capacity. */
function strongerBed({ build, capacity_pounds: capacity }: MatchModel, { limits }: SleeperView): string {
  const thin = build.coilGauge !== null && build.coilGauge > limits.gauge;
  const weak = build.foams.some(({ memory, density }) => density < (memory ? limits.memoryFoam : limits.polyfoam));
  const what = [...(thin ? ["thicker wire"] : []), ...(weak ? ["denser foam"] : [])].join(" and ");
  const bed = what === "" ? "a bed that lasts longer under their weight" : `a bed with ${what}`;
  return `${bed}${capacity === null ? ": its maker states no weight limit" : ""}`;
}

interface Found {
  whom: string;
  instead: string;
  share: number;
  /** About weight alone; comes last because of what its maker says about it. */
  overHeavy: boolean;
}

/**
 * "side sleepers under 130 lb do better on a softer bed, and people over 300 lb on one with thicker wire": the people
 * who get the least, plus heavy people where it may not carry them, unless it suits some of those; null where no group
 * misses much.
 */
export function weakestGroups(model: MatchModel, rules: Ruleset, suitsHeavy: boolean): string | null {
  const found = lacks
    .flatMap((lack) => lackOf(lack, model, rules) ?? [])
    .filter(({ overHeavy }) => !overHeavy || !suitsHeavy)
    .sort((one, other) => one.share - other.share);
  const [weakest] = found;
  if (weakest === undefined) return null;
  const first = `${weakest.whom} do better on ${weakest.instead}`;
  const heavy = weakest.overHeavy ? undefined : found.find(({ overHeavy }) => overHeavy);
  return heavy === undefined ? first : `${first}, and ${heavy.whom} on ${heavy.instead.replace("a bed", "one")}`;
}

function lackOf({ part, instead, groups }: Lack, model: MatchModel, rules: Ruleset): Found | null {
  const shares = groups.map((group) => mostOf(part, group, model, rules));
  const share = Math.min(...shares);
  if (share >= rules.heldBack.goodBelow) return null;
  const widest = shares.findIndex((each) => each < rules.heldBack.fairBelow);
  const group = groups[widest === -1 ? shares.indexOf(share) : widest]!;
  const [view] = viewsOf(profileOf(group.sleepers[0]!), rules);
  return { whom: group.whom, instead: instead(model, view!), share, overHeavy: group === overHeavyPeople };
}

/** The most that anyone in a group gets of a part, from 0 to 1. */
function mostOf(part: MatchPart, { sleepers }: Group, model: MatchModel, rules: Ruleset): number {
  const shares = sleepers.flatMap((answers) =>
    surfacesOf(model).map((surface) => partShares(viewsOf(profileOf(answers), rules)[0]!, surface, rules).shares[part]),
  );
  return Math.max(...shares);
}
