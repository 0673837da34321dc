import type { HomePage } from "../../app/contracts/home";
import type { MatchAnswers } from "../../app/contracts/match";
import type { MattressSize } from "../../app/contracts/mattress";
import { cardIn } from "../catalogue/cards";
import type { CatalogueSnapshot } from "../catalogue/snapshot";
import { addressOf } from "../rules/match/address";
import { bandOf } from "../rules/match/explain";
import { nowhere } from "../rules/match/match-model";
import { profileOf } from "../rules/match/profile";
import { foldLines, wholeScore } from "../rules/match/rank";
import { currentRuleset } from "../rules/match/ruleset";
import { scoreModels } from "../rules/match/score-models";

/** Three who need different beds, so that a visitor finds one who is like them. */
const sleepers: readonly { label: string; answers: MatchAnswers }[] = [
  {
    label: "Side sleeper with sore shoulders",
    answers: { recipient: "me", position: "side", weight: "130-230", pain: ["shoulder"], temperature: "neutral" },
  },
  {
    label: "Couple who sleep hot, on back and side",
    answers: {
      recipient: "couple",
      position: "back",
      weight: "130-230",
      pain: ["none"],
      temperature: "hot",
      partnerPosition: "side",
      partnerWeight: "130-230",
      partnerPain: ["none"],
      partnerTemperature: "hot",
    },
  },
  {
    label: "Back sleeper with $1,000 to spend",
    answers: {
      recipient: "me",
      position: "back",
      weight: "130-230",
      pain: ["none"],
      temperature: "neutral",
      budgetRange: 1000,
    },
  },
];

const kept = new WeakMap<CatalogueSnapshot, Map<MattressSize, HomePage["picks"]>>();

/** The best bed for each of them in a size, each of another line; worked out once for a catalogue. */
export function typicalPicks(catalogue: CatalogueSnapshot, size: MattressSize): HomePage["picks"] {
  const bySize = kept.get(catalogue) ?? new Map<MattressSize, HomePage["picks"]>();
  kept.set(catalogue, bySize);
  const found = bySize.get(size) ?? pick(catalogue, size);
  bySize.set(size, found);
  return found;
}

function pick({ models }: CatalogueSnapshot, size: MattressSize): HomePage["picks"] {
  const taken = new Set<number>();
  return sleepers.flatMap(({ label, answers: given }) => {
    const answers = { ...given, size };
    const { ranked } = scoreModels(profileOf(answers), models, currentRuleset, nowhere);
    const best = foldLines(ranked).find(
      ({ best: { model } }) => !taken.has(model.line_id) && hasPrice(model, size),
    )?.best;
    if (best === undefined) return [];
    taken.add(best.model.line_id);
    return {
      label,
      answers: addressOf(answers),
      model: cardIn(best.model, size),
      score: best.score / 10,
      band: bandOf(wholeScore(best), currentRuleset),
    };
  });
}

/** A pick without a price helps nobody decide. */
const hasPrice = ({ prices }: CatalogueSnapshot["models"][number], size: MattressSize) =>
  (prices.get(size)?.now_cents ?? null) !== null;
