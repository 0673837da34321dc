import type { HomePage } from "#contracts/home";
import type { MattressSize } from "#contracts/mattress";
import type { CatalogueSnapshot } from "../catalogue/snapshot";
import { type LabeledSleeper, typicalPick } from "../match/typical-pick";
import { centsNow } from "../rules/model-price";

/** Three people who need different beds, so that visitors find one like them. */
const sleepers: readonly LabeledSleeper[] = [
  {
    label: "Side sleeper with sore shoulders and $1,500 to spend",
    answers: {
      recipient: "me",
      position: "side",
      weight: "130-180",
      pain: ["shoulder"],
      temperature: "neutral",
      budgetRange: 1500,
    },
  },
  {
    label: "Couple who both sleep hot, with $2,000 to spend",
    answers: {
      recipient: "couple",
      position: "back",
      weight: "130-180",
      pain: ["none"],
      temperature: "hot",
      partnerPosition: "side",
      partnerWeight: "130-180",
      partnerPain: ["none"],
      partnerTemperature: "hot",
      budgetRange: 2000,
    },
  },
  {
    label: "Back sleeper with $1,000 to spend",
    answers: {
      recipient: "me",
      position: "back",
      weight: "130-180",
      pain: ["none"],
      temperature: "neutral",
      budgetRange: 1000,
    },
  },
];

const kept = new WeakMap<CatalogueSnapshot, Map<MattressSize, HomePage["picks"]>>();

/**
 * The best bed for each of them in a size (for a couple, in one for two), each from a different line; computed once per
 * catalogue.
 */
export function typicalPicks(catalogue: CatalogueSnapshot, size: MattressSize): HomePage["picks"] {
  const bySize = kept.get(catalogue) ?? new Map<MattressSize, HomePage["picks"]>();
  kept.set(catalogue, bySize);
  const found = bySize.get(size) ?? pick(catalogue, size);
  bySize.set(size, found);
  return found;
}

/** Don't suggest a single bed to a couple. */
const sizeFor = ({ answers }: LabeledSleeper, size: MattressSize): MattressSize =>
  answers.recipient === "couple" && (size === "twin" || size === "twin-xl") ? "queen" : size;

function pick(catalogue: CatalogueSnapshot, size: MattressSize): HomePage["picks"] {
  const taken = new Set<number>();
  return sleepers.flatMap((sleeper) => {
    const own = sizeFor(sleeper, size);
    // A pick without a price doesn't help anybody decide.
    const found = typicalPick(
      sleeper,
      catalogue,
      catalogue.models,
      own,
      (model) => !taken.has(model.line_id) && centsNow(model, own) !== null,
    );
    if (found === null) return [];
    taken.add(found.bed.line_id);
    return found.pick;
  });
}
