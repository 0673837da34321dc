import type { MatchPart } from "../../../app/contracts/match";
import { overBudgetCents } from "./hard-filters";
import type { MatchModel } from "./match-model";
import type { MatchProfile } from "./profile";
import { unpricedForBudget } from "./rank";
import type { Ruleset } from "./ruleset";
import type { ScoredModel } from "./scored-model";
import type { SleeperView } from "./sleeper-view";
import { wishHarm } from "./target";

/** What a sleeper asks for that works against what their body, their partner or their money needs (ruleset 2026.3, rule 15). */
export interface Collision<Model extends MatchModel> {
  kind: "wish-against-body" | "both-wanted" | "budget-against-lasting";
  view: SleeperView;
  /** The two wants, as parts of the score; of a budget, durability alone. */
  parts: readonly MatchPart[];
  /** The best bed for each of the wants, of those on the list. */
  sides: readonly ScoredModel<Model>[];
}

/** Two wants of one sleeper that few beds give both. */
interface Wants {
  parts: readonly [MatchPart, MatchPart];
  asked(view: SleeperView, profile: MatchProfile): boolean;
}

const heavyFrom = 0.5;
const wants: readonly Wants[] = [
  { parts: ["feel", "cooling"], asked: ({ sleeper }) => sleeper.feel === "hug" && sleeper.temperature === "hot" },
  {
    parts: ["feel", "responsiveness"],
    asked: ({ sleeper }) => sleeper.feel === "hug" && sleeper.position === "combination",
  },
  {
    parts: ["feel", "support"],
    asked: ({ sleeper, body }) => sleeper.feel === "hug" && (sleeper.position === "stomach" || body.heavy >= heavyFrom),
  },
  {
    parts: ["feel", "edge_support"],
    asked: ({ sleeper }, { limitedMobility }) => sleeper.feel === "hug" && limitedMobility === true,
  },
  {
    parts: ["feel", "motion_isolation"],
    asked: ({ sleeper, points }, { lightSleeper }) =>
      sleeper.feel === "float" && lightSleeper === true && points.motion_isolation > 0,
  },
  { parts: ["feel", "pressure_relief"], asked: ({ sleeper, body }) => sleeper.feel === "float" && body.joint },
  {
    parts: ["cooling", "motion_isolation"],
    asked: ({ sleeper, points }, { lightSleeper }) =>
      sleeper.temperature === "hot" && lightSleeper === true && points.motion_isolation > 0,
  },
];

/** All collisions of a profile on its list, best beds first in `ranked`. */
export function collisionsOf<Model extends MatchModel>(
  views: readonly SleeperView[],
  profile: MatchProfile,
  ranked: readonly ScoredModel<Model>[],
  rules: Ruleset,
): Collision<Model>[] {
  if (ranked.length === 0) return [];
  const priced = ranked.filter(({ model }) => !unpricedForBudget(model, profile));
  const fitting = priced.filter(({ score }) => score >= rules.collisions.namedFrom * 10);
  // No advice is a bed that hardly fits, or of which nobody can say whether the budget allows it, as long as there are others.
  const list = { ranked, named: [fitting, priced].find(({ length }) => length > 0) ?? ranked };
  return views.flatMap((view, index) => [
    ...wishAgainstBody(view, index, list, rules),
    ...wants
      .filter(({ asked }) => asked(view, profile))
      .flatMap(({ parts }) => bothWanted(view, index, parts, list, rules)),
    ...budgetAgainstLasting(view, index, profile, list, rules),
  ]);
}

interface List<Model extends MatchModel> {
  ranked: readonly ScoredModel<Model>[];
  /** Those of them that may be named as the best of a side. */
  named: readonly ScoredModel<Model>[];
}

/** Half of the harm there can be, and a whole point away from what the body needs. */
function wishAgainstBody<Model extends MatchModel>(
  view: SleeperView,
  index: number,
  { named }: List<Model>,
  { target, collisions }: Ruleset,
): Collision<Model>[] {
  const { preference } = view.sleeper;
  if (preference === null) return [];
  const wished = target.wishes[preference];
  const apart = wished - view.target.withoutWish;
  if (Math.abs(apart) < collisions.wishApart || wishHarm(apart, view.body) < collisions.harm) return [];
  const away = (from: number) => (bed: ScoredModel<Model>) => -Math.abs(bed.sleepers[index]!.fit.firmness - from);
  return [
    {
      kind: "wish-against-body",
      view,
      parts: ["firmness"],
      sides: [bestBy(named, away(wished)), bestBy(named, away(view.target.withoutWish))],
    },
  ];
}

function bothWanted<Model extends MatchModel>(
  view: SleeperView,
  index: number,
  parts: readonly [MatchPart, MatchPart],
  { ranked, named }: List<Model>,
  { collisions }: Ruleset,
): Collision<Model>[] {
  const share = (bed: ScoredModel<Model>, part: MatchPart) => bed.sleepers[index]!.shares[part];
  const giveBoth = ranked.filter((bed) => parts.every((part) => share(bed, part) >= collisions.given)).length;
  if (giveBoth > Math.max(collisions.atLeast, ranked.length * collisions.atMostOfList)) return [];
  return [{ kind: "both-wanted", view, parts, sides: parts.map((part) => bestBy(named, (bed) => share(bed, part))) }];
}

function budgetAgainstLasting<Model extends MatchModel>(
  view: SleeperView,
  index: number,
  profile: MatchProfile,
  { ranked, named }: List<Model>,
  { collisions }: Ruleset,
): Collision<Model>[] {
  if (profile.budgetCents === null || !view.everyNight || view.body.weight < collisions.lastingFromPounds) return [];
  const lasting = ranked.filter(({ sleepers }) => sleepers[index]!.shares.durability >= collisions.lasting);
  if (lasting.length >= Math.max(collisions.lastingAtLeast, ranked.length * collisions.lastingOfList)) return [];
  // "This one" is one of the beds within the budget: its price is known, and no tenth over it.
  const within = ({ model }: ScoredModel<Model>) =>
    !unpricedForBudget(model, profile) && overBudgetCents(model, profile) === 0;
  const [allowed] = [named.filter(within), ranked.filter(within)].filter(({ length }) => length > 0);
  if (allowed === undefined) return [];
  const best = bestBy(allowed, ({ sleepers }) => sleepers[index]!.shares.durability);
  return [{ kind: "budget-against-lasting", view, parts: ["durability"], sides: [best] }];
}

/** The bed with most of something; of several the best of the list. */
const bestBy = <Model extends MatchModel>(
  ranked: readonly ScoredModel<Model>[],
  of: (bed: ScoredModel<Model>) => number,
) => ranked.reduce((best, bed) => (of(bed) > of(best) ? bed : best));
