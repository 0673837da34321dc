import type { MatchPart } from "#contracts/match/match";
import { overBudgetCents } from "./hard-filters";
import type { MatchModel } from "./match-model";
import type { MatchProfile } from "./profile";
import { unpricedForBudget } from "./rank";
import type { Ruleset } from "./ruleset";
import { scoreModel } from "./score-models";
import type { ScoredModel } from "./scored-model";
import type { SleeperScore } from "./score-sleeper";
import type { SleeperView } from "./sleeper-view";
import { wishHarm } from "./target";
import { isRight } from "./text/shortfall-text";

/**
 * Something a sleeper asks for that conflicts with what their body, their partner or their budget needs (ruleset
 * 2026.3, rule 15).
 */
export interface Collision<Model extends MatchModel> {
  kind: "wish-against-body" | "both-wanted" | "budget-against-lasting";
  view: SleeperView;
  /** The two wants, as parts of the score; for a budget, only durability. */
  parts: readonly MatchPart[];
  /** The best bed on the list for each want; a single bed where it is the same for both. */
  sides: readonly ScoredModel<Model>[];
  /**
   * Whether the bed for a wished firmness is right for it, or the one for both wants satisfies both; otherwise it is
   * only the closest.
   */
  near: boolean;
  /** Both partners of a couple have the same collision, so it is reported once. */
  ofBoth: boolean;
}

type Found<Model extends MatchModel> = Omit<Collision<Model>, "ofBoth">;

/** Two wants of one sleeper that few beds satisfy together. */
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

/** All collisions of a profile on its list; `ranked` has the best beds first. */
export function collisionsOf<Model extends MatchModel>(
  views: readonly SleeperView[],
  profile: MatchProfile,
  ranked: readonly ScoredModel<Model>[],
  rules: Ruleset,
): Collision<Model>[] {
  if (ranked.length === 0) return [];
  const priced = ranked.filter(({ model }) => !unpricedForBudget(model, profile));
  const fitting = priced.filter(({ score }) => score >= rules.collisions.namedFrom * 10);
  // Don't advise a bed that hardly fits, or one that may not be within the budget, as long as there are others.
  const list = { ranked, named: [fitting, priced].find(({ length }) => length > 0) ?? ranked };
  const [own = [], others = []] = views.map((view, index) => [
    ...wishAgainstBody(view, views, profile, list, rules),
    ...wants
      .filter(({ asked }) => asked(view, profile))
      .flatMap(({ parts }) => bothWanted(view, index, parts, list, rules)),
    ...budgetAgainstLasting(view, index, profile, list, rules),
  ]);
  const alike = (one: Found<Model>) => others.find((other) => isAlike(one, other));
  const shared = own.map(alike);
  return [
    ...own.map((one, index) => ({ ...one, ofBoth: shared[index] !== undefined })),
    ...others.filter((other) => !shared.includes(other)).map((other) => ({ ...other, ofBoth: false })),
  ];
}

/** Whether two sleepers have the same collision with the same beds, so that one sentence covers both. */
function isAlike<Model extends MatchModel>(one: Found<Model>, other: Found<Model>): boolean {
  return (
    one.kind !== "wish-against-body" &&
    one.kind === other.kind &&
    one.near === other.near &&
    one.parts.join() === other.parts.join() &&
    one.view.sleeper.feel === other.view.sleeper.feel &&
    one.sides.length === other.sides.length &&
    one.sides.every((bed, side) => bed === other.sides[side])
  );
}

interface List<Model extends MatchModel> {
  ranked: readonly ScoredModel<Model>[];
  /** Those that may be named as the best of a side. */
  named: readonly ScoredModel<Model>[];
}

/** At least half of the possible harm, and at least a whole point away from what the body needs. */
function wishAgainstBody<Model extends MatchModel>(
  view: SleeperView,
  views: readonly SleeperView[],
  profile: MatchProfile,
  { named }: List<Model>,
  rules: Ruleset,
): Found<Model>[] {
  const { target, collisions } = rules;
  const { preference } = view.sleeper;
  if (preference === null) return [];
  const wished = target.wishes[preference];
  const apart = wished - view.target.withoutWish;
  if (Math.abs(apart) < collisions.wishApart || wishHarm(apart, view.body) < collisions.harm) return [];
  /** The beds as they would score if the target were this firmness alone. */
  const scoredAt = (firmness: number) => {
    const alone = views.map((each) => (each === view ? { ...view, target: { ...view.target, firmness } } : each));
    return named.map((bed) => ({ bed, at: scoreModel(bed.model, alone, profile, rules) }));
  };
  const wishedFor = scoredAt(wished);
  const missOf = ({ at }: (typeof wishedFor)[number]) => at.sleepers[views.indexOf(view)]!.fit;
  const right = wishedFor.filter((each) => isRight(missOf(each)));
  const near = right.length > 0;
  const [forWish, forBody] = [
    near ? bestBy(right, ({ at }) => at.score) : bestBy(wishedFor, (each) => -Math.abs(missOf(each).miss)),
    bestBy(scoredAt(view.target.withoutWish), ({ at }) => at.score),
  ];
  return [{ kind: "wish-against-body", view, parts: ["firmness"], sides: once([forWish.bed, forBody.bed]), near }];
}

function bothWanted<Model extends MatchModel>(
  view: SleeperView,
  index: number,
  parts: readonly [MatchPart, MatchPart],
  { ranked, named }: List<Model>,
  { collisions }: Ruleset,
): Found<Model>[] {
  // With a single bed there is nothing to choose.
  if (ranked.length === 1) return [];
  const share = (bed: ScoredModel<Model>, part: MatchPart) => bed.sleepers[index]!.shares[part];
  const giveBoth = ranked.filter((bed) => parts.every((part) => share(bed, part) >= collisions.given)).length;
  if (giveBoth > Math.max(collisions.atLeast, ranked.length * collisions.atMostOfList)) return [];
  // Shares are capped where more is no use, but of two beds that are good enough one is still the best.
  const sides = parts.map((part) => bestBy(named, ({ sleepers }) => readingFor(part, sleepers[index]!)));
  const near = sides.every((bed) => parts.every((part) => share(bed, part) >= collisions.given));
  return [{ kind: "both-wanted", view, parts, sides: once(sides), near }];
}

/** How much a bed provides of what is wanted, at the sleeper's setting. */
function readingFor(part: MatchPart, { view, surface: { readings }, fit }: SleeperScore): number {
  if (part === "feel") return view.sleeper.feel === "hug" ? readings.hug : readings.responsiveness;
  if (part === "pressure_relief") return readings.pressure_relief + fit.pressureMove;
  if (part === "support") return readings.support + fit.supportMove;
  return part === "firmness" || part === "owners" ? 0 : readings[part];
}

const once = <Model extends MatchModel>(sides: readonly ScoredModel<Model>[]) => [...new Set(sides)];

function budgetAgainstLasting<Model extends MatchModel>(
  view: SleeperView,
  index: number,
  profile: MatchProfile,
  { ranked, named }: List<Model>,
  { collisions }: Ruleset,
): Found<Model>[] {
  if (
    ranked.length === 1 ||
    profile.budgetCents === null ||
    !view.everyNight ||
    view.body.weight < collisions.lastingFromPounds
  )
    return [];
  const lasting = ranked.filter(({ sleepers }) => sleepers[index]!.shares.durability >= collisions.lasting);
  if (lasting.length >= Math.max(collisions.lastingAtLeast, ranked.length * collisions.lastingOfList)) return [];
  // "This one" is within the budget: its price is known and not over it, not even by the tenth that results allow.
  const within = ({ model }: ScoredModel<Model>) =>
    !unpricedForBudget(model, profile) && overBudgetCents(model, profile) === 0;
  const [allowed] = [named.filter(within), ranked.filter(within)].filter(({ length }) => length > 0);
  if (allowed === undefined) return [];
  const best = bestBy(allowed, ({ sleepers }) => sleepers[index]!.shares.durability);
  return [{ kind: "budget-against-lasting", view, parts: ["durability"], sides: [best], near: true }];
}

/** The one with the highest value; on a tie, the best-ranked one. */
const bestBy = <T>(ranked: readonly T[], of: (bed: T) => number) =>
  ranked.reduce((best, bed) => (of(bed) > of(best) ? bed : best));
