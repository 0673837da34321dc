import type { BrandDetail, BrandPick } from "#contracts/brands";
import type { MatchAnswers } from "#contracts/match/match";
import type { MattressSize } from "#contracts/mattress";
import type { CatalogueSnapshot, SnapshotModel } from "../catalogue/snapshot";
import { type LabeledSleeper, typicalPick } from "../match/typical-pick";
import { centsNow } from "../rules/model-price";

/** Average weight, free of pain, neither hot nor cold. */
const usual: MatchAnswers = { recipient: "me", weight: "130-180", pain: ["none"], temperature: "neutral" };

const sleepers: readonly LabeledSleeper[] = [
  { label: "Side sleepers", answers: { ...usual, position: "side" } },
  { label: "Back sleepers", answers: { ...usual, position: "back" } },
  { label: "Stomach sleepers", answers: { ...usual, position: "stomach" } },
  {
    label: "Couples with a light sleeper",
    answers: {
      ...usual,
      recipient: "couple",
      position: "side",
      lightSleeper: "yes",
      partnerPosition: "back",
      partnerWeight: "130-180",
      partnerPain: ["none"],
      partnerTemperature: "neutral",
    },
  },
  { label: "Hot sleepers", answers: { ...usual, position: "back", temperature: "hot" } },
  { label: "People from 230 to 300 lb", answers: { ...usual, position: "back", weight: "230-300" } },
];

const mostPicks = 5;

/** The brand's best bed for each kind of sleeper; a bed that is best for several is listed once, with all of them. */
export function brandPicks(
  catalogue: CatalogueSnapshot,
  models: readonly SnapshotModel[],
  size: MattressSize,
): Pick<BrandDetail, "picks" | "weak_for"> {
  const anyPriced = models.some((model) => centsNow(model, size) !== null);
  const picks = new Map<string, BrandPick>();
  const weak_for: BrandDetail["weak_for"] = [];
  for (const sleeper of sleepers) {
    const found = typicalPick(
      sleeper,
      catalogue,
      models,
      size,
      (model) => !anyPriced || centsNow(model, size) !== null,
    );
    if (found === null) continue;
    const { model, ...fit } = found.pick;
    if (fit.band === "weak") weak_for.push(fit);
    else picks.set(model.slug, { model, fits: [...(picks.get(model.slug)?.fits ?? []), fit] });
  }
  return {
    picks: [...picks.values()].sort((one, other) => bestScore(other) - bestScore(one)).slice(0, mostPicks),
    weak_for,
  };
}

const bestScore = ({ fits }: BrandPick) => Math.max(...fits.map(({ score }) => score));
