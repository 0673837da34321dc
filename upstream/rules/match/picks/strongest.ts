import { capitalized } from "#contracts/english";
import { tenths } from "../../piecewise";
import type { MatchModel } from "../match-model";
import type { MatchProfile } from "../profile";
import type { Ruleset } from "../ruleset";
import type { ScoredModel } from "../scored-model";
import type { NeedPart, SleeperView } from "../sleeper-view";
import { mostSleepers } from "../text/assumed-text";
import { figure, partWords } from "../text/phrases";
import { shortfallOf } from "../text/shortfall-text";
import type { NamedPick } from "./named-pick";

interface GreatestNeed {
  part: NeedPart | "cooling";
  view: SleeperView;
  /** The required score, from 1 to 5. */
  least: number;
}

/** The score that a sleeper needs; 0 for the cooling of someone who sleeps cold and wants little of it. */
function leastOf({ needs, sleeper }: SleeperView, part: GreatestNeed["part"], rules: Ruleset): number {
  if (part !== "cooling") return needs[part].least;
  const { hot, neutral } = rules.needs.cooling;
  return sleeper.temperature === "cold" ? 0 : (sleeper.temperature === "hot" ? hot : neutral).least;
}

/** How many points depend on a need, times how high it is. */
const needWeight = ({ part, view, least }: GreatestNeed) => view.points[part] * least;

/** A sleeper's greatest need: the one where many points depend on a high need. */
export function greatestNeed(views: readonly SleeperView[], rules: Ruleset): GreatestNeed | null {
  return views
    .flatMap((view) =>
      ([...Object.keys(view.needs), "cooling"] as GreatestNeed["part"][]).map((part) => ({
        part,
        view,
        least: leastOf(view, part, rules),
      })),
    )
    .reduce<GreatestNeed | null>(
      (one, other) => (one === null || needWeight(other) > needWeight(one) ? other : one),
      null,
    );
}

/** The top bed that is best at the greatest need; null if a bed that is already picked is just as good at it. */
export function strongest<Model extends MatchModel>(
  picked: readonly ScoredModel<Model>[],
  near: readonly ScoredModel<Model>[],
  views: readonly SleeperView[],
  profile: MatchProfile,
  rules: Ruleset,
): NamedPick<Model> | null {
  const need = greatestNeed(views, rules);
  if (need === null) return null;
  const { part, least } = need;
  const at = views.indexOf(need.view);
  const readingOf = ({ sleepers }: ScoredModel<MatchModel>) => sleepers[at]!.surface.readings[part];
  const bed = [...picked, ...near].reduce((one, other) => (readingOf(other) > readingOf(one) ? other : one));
  // Don't point anyone to a bed for one thing if it is far too weak in another.
  if (picked.includes(bed) || bed.weakSpots.some((spot) => spot.part !== part)) return null;
  // A bed isn't strong where it falls short, even if the others fall further short.
  if (readingOf(bed) < least || shortfallOf(part, bed.sleepers[at]!, bed.model, profile, rules) !== null) return null;
  return {
    kind: "strongest",
    because: `${mattersWords(need, views, profile, rules)}. None of your top beds does better: we rate this one ${figure(tenths(readingOf(bed)))} of 5.`,
    beds: [bed],
  };
}

/** Firmness counts for more than any need, wherever the target is known. */
function mattersWords(
  need: GreatestNeed,
  views: readonly SleeperView[],
  profile: MatchProfile,
  rules: Ruleset,
): string {
  const { part, view } = need;
  const unknown = view.unanswered.has(part);
  const sleeper = unknown ? mostSleepers(profile, rules) : view.sleeper.words;
  const alike = views.filter(
    (each) =>
      !unknown &&
      !each.unanswered.has(part) &&
      needWeight({ part, view: each, least: leastOf(each, part, rules) }) === needWeight(need),
  );
  const whom = alike.length > 1 ? "both of you" : sleeper.name;
  const assumed = [view, ...alike].some(({ target }) => target.from === "assumed");
  const after = assumed ? "" : "after firmness, ";
  return capitalized(`${after}${partWords[part]} matters most to ${whom}`);
}
