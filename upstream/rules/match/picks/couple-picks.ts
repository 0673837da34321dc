import { formatMoney, uncapitalized } from "#contracts/english";
import { isFirmnessChosen } from "../../firmness";
import type { MatchModel } from "../match-model";
import { type MatchProfile, sharesOneSide } from "../profile";
import type { Ruleset } from "../ruleset";
import type { ScoredModel } from "../scored-model";
import type { SleeperView } from "../sleeper-view";
import { splitPair } from "../split-pair";
import { orderWords } from "../text/order-text";
import { figure } from "../text/phrases";
import { isRight } from "../text/shortfall-text";
import { type Found, type NamedPick, pointsBehind } from "./named-pick";

/** A bed that gives each partner their own firmness: set at home, or ordered by halves. */
export function sideForEach<Model extends MatchModel>(
  beds: readonly ScoredModel<Model>[],
  picks: readonly NamedPick<Model>[],
  views: readonly SleeperView[],
  profile: MatchProfile,
): NamedPick<Model> | null {
  if (sharesOneSide(profile)) return null;
  const bed = beds.find(({ model }) => isFirmnessChosen(model.firmness));
  if (bed === undefined || picks.some((pick) => pick.beds.includes(bed))) return null;
  const order = orderWords(bed.sleepers);
  const sides = order === null ? ownSides(bed.model) : `Each half has its own firmness: ${uncapitalized(order)}`;
  const suitsBoth = order === null ? canBeSetFor(views, bed.model) : bed.sleepers.every(({ fit }) => isRight(fit));
  const behind = pointsBehind(beds[0]!, bed);
  return {
    kind: "adjustable",
    because: `${sides}${suitsBoth ? ", so neither of you has to compromise on firmness" : ""}.${behind > 8 ? ` It isn’t as good a fit in other ways: it scores ${behind} points lower than the best match.` : ""}`,
    beds: [bed],
  };
}

const canBeSetFor = (views: readonly SleeperView[], { firmness: { range } }: MatchModel) =>
  views.every(({ target: { firmness } }) => firmness >= range!.softest && firmness <= range!.firmest);

/** "You each set your own side, from 3 to 8 of 10" */
export function ownSides({ firmness: { range } }: MatchModel): string {
  return `You each set your own side, from ${figure(range!.softest)} to ${figure(range!.firmest)} of 10`;
}

/** Two halves of a king, one for each partner, where such a bed is wanted at all. */
export function pairOf<Model extends MatchModel>(
  { lines }: Found<Model>,
  profile: MatchProfile,
  rules: Ruleset,
): NamedPick<Model> | null {
  if (profile.size !== null && profile.size !== "king" && profile.size !== "split-king") return null;
  const models = lines.flatMap(({ best, others }) => [best, ...others]).map(({ model }) => model);
  const pair = splitPair(models, profile, rules);
  if (pair === null || pair.beds[0].model === pair.beds[1].model) return null;
  const [one, other] = pair.beds;
  const level =
    one.model.height_inches === other.model.height_inches ? "equally tall" : "within half an inch of each other";
  return {
    kind: "split-pair",
    because: `Two twin XLs side by side make a king, so each of you gets the bed that suits you. They’re ${pair.oneLine ? `from one line and ${level}` : level}, so there’s no step between you. Together they cost ${formatMoney(pair.cents)}.`,
    beds: [...pair.beds],
  };
}
