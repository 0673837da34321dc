import { firmnessPreferences, type MatchAnswers, type MatchPart, sleepPositions } from "#contracts/match/match";
import type { MatchModel } from "../match-model";
import { partShares } from "../part-shares";
import { profileOf } from "../profile";
import type { Ruleset } from "../ruleset";
import { viewsOf } from "../sleeper-view";

/**
 * Who should skip a bed (ruleset 2026.3, rule 18): a clause applies only if its part is under 35 % for everyone it
 * names, whatever else they weigh, wish or suffer from. Such a part counts 8 points for all of them, so under rule 14
 * the match never calls the bed good for anyone who is told to skip it.
 */

/** After "Skip it if". The sleepers cover everyone it names, at the extremes; tall ones count as lighter. */
interface Clause {
  clause: string;
  part: MatchPart;
  sleepers: readonly MatchAnswers[];
}

export interface Unsuited extends Pick<Clause, "clause" | "part"> {
  /** The most that any of them gets of the part, from 0 to 1. */
  share: number;
}

type Build = Pick<MatchAnswers, "pounds" | "height">;

const allBuilds: readonly Build[] = [90, 115, 155, 205, 260, 330, 420].map((pounds) => ({ pounds }));
/** Pounds from which makers consider sleepers heavy, too: few publish a lower capacity per side. */
const heavyFrom = 300;
export const overHeavy = `you weigh over ${heavyFrom} lb`;
const heavyBuilds: readonly Build[] = [{ pounds: 301, height: 84 }, { pounds: 301 }, { pounds: 330 }, { pounds: 420 }];
const pains: MatchAnswers["pain"][] = [["none"], ["low-back"], ["shoulder"], ["neck"]];
const wishes: MatchAnswers["preference"][] = [undefined, ...firmnessPreferences];

const everyone = (
  builds: readonly Build[],
  positions: readonly MatchAnswers["position"][] = sleepPositions,
): MatchAnswers[] =>
  positions.flatMap((position) => builds.map((build): MatchAnswers => ({ recipient: "me", position, ...build })));

/** The same with every firmness wish, which moves a bed that is set at home. */
const withWishes = (sleepers: readonly MatchAnswers[]): MatchAnswers[] =>
  sleepers.flatMap((sleeper) =>
    wishes.map((preference): MatchAnswers => ({ ...sleeper, ...(preference && { preference }) })),
  );

/** The same with every pain and every wish. */
const withPainsAndWishes = (sleepers: readonly MatchAnswers[]): MatchAnswers[] =>
  withWishes(sleepers.flatMap((sleeper) => pains.map((pain): MatchAnswers => ({ ...sleeper, pain }))));

const lying = { side: "on your side", back: "on your back", stomach: "on your stomach" } as const;

const clauses: readonly Clause[] = [
  {
    clause: "you share the bed and one of you wakes easily",
    part: "motion_isolation",
    sleepers: [
      {
        recipient: "couple",
        position: "side",
        pounds: 155,
        partnerPosition: "side",
        partnerPounds: 155,
        lightSleeper: "yes",
      },
    ],
  },
  {
    clause: "you sleep hot",
    part: "cooling",
    sleepers: [{ recipient: "me", position: "side", pounds: 155, temperature: "hot" }],
  },
  {
    clause: "you like to float on top",
    part: "feel",
    sleepers: [{ recipient: "me", position: "side", pounds: 155, feel: "float" }],
  },
  {
    clause: "you like to sink in",
    part: "feel",
    sleepers: [{ recipient: "me", position: "side", pounds: 155, feel: "hug" }],
  },
  {
    clause: "you sleep on your side and your shoulders or hips hurt",
    part: "pressure_relief",
    sleepers: withWishes(everyone(allBuilds, ["side"])).map((sleeper) => ({ ...sleeper, pain: ["shoulder" as const] })),
  },
  { clause: overHeavy, part: "durability", sleepers: everyone(heavyBuilds) },
  { clause: overHeavy, part: "support", sleepers: withPainsAndWishes(everyone(heavyBuilds)) },
  ...(["side", "back", "stomach"] as const).map((position): Clause => ({
    clause: `you sleep ${lying[position]}`,
    part: "firmness",
    sleepers: withPainsAndWishes(everyone(allBuilds, [position])),
  })),
  { clause: overHeavy, part: "firmness", sleepers: withPainsAndWishes(everyone(heavyBuilds)) },
  ...(["side", "back", "stomach"] as const).map((position): Clause => ({
    clause: `${overHeavy} and sleep ${lying[position]}`,
    part: "firmness",
    sleepers: withPainsAndWishes(everyone(heavyBuilds, [position])),
  })),
];

const shown = 3;

/** The maker's statement on weight comes before anything the layers say, and applies to everyone that heavy. */
function overCapacity({ capacity_pounds: most }: MatchModel): Unsuited[] {
  return most === null || most > heavyFrom ? [] : [{ clause: `you weigh over ${most} lb`, part: "support", share: 0 }];
}

/**
 * Whether a clause covers everybody in a narrower one: "over 300 lb" and "on your side" each cover the combination of
 * both.
 */
const includes = (wider: string, narrower: string) =>
  wider !== narrower &&
  (narrower.startsWith(`${wider} and `) || narrower.endsWith(` and ${wider.replace(/^you /, "")}`));

/**
 * The surfaces that anyone may lie on: for a bed whose halves are ordered separately, each half as if there were no
 * other.
 */
export const surfacesOf = (model: MatchModel): MatchModel[] =>
  model.halves.length === 0 ? [model] : model.halves.map((half) => ({ ...model, halves: [half] }));

/** The clauses that apply to a bed, the strongest first, without duplicates and clauses that another one covers. */
export function unsuitedClauses(model: MatchModel, rules: Ruleset): Unsuited[] {
  const surfaces = surfacesOf(model);
  const held = clauses.flatMap(({ clause, part, sleepers }): Unsuited[] => {
    let most = 0;
    for (const answers of sleepers) {
      const [view] = viewsOf(profileOf(answers), rules);
      for (const surface of surfaces) most = Math.max(most, partShares(view!, surface, rules).shares[part]);
      if (most >= rules.heldBack.fairBelow) return [];
    }
    return [{ clause, part, share: most }];
  });
  const said = new Set<string>();
  const limit = overCapacity(model);
  const others = limit.length === 0 ? held : held.filter(({ clause }) => !clause.startsWith(overHeavy));
  return [...limit, ...others.sort((one, other) => one.share - other.share)]
    .filter(({ clause }) => !said.has(clause) && said.add(clause))
    .filter(({ clause }, _, all) => !all.some((other) => includes(other.clause, clause)))
    .slice(0, shown);
}
