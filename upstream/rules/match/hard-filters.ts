import type { HiddenModels } from "../../../app/contracts/match";
import { type MatchModel, type MatchPlace, priceCents, storesThatCarry } from "./match-model";
import type { MatchProfile } from "./profile";
import type { Ruleset } from "./ruleset";
import { allergenWords, dollars, listed, sizeWords } from "./words";

interface HardFilter extends Pick<HiddenModels, "filter" | "drop" | "because"> {
  hides(model: MatchModel): boolean;
}

/** The filters that the answers put in force; a model that several of them hide counts under each. */
export function hardFilters(profile: MatchProfile, place: MatchPlace, rules: Ruleset): HardFilter[] {
  const { size, budgetCents, deliveryZip, tryInStore, adjustableBase, allergies } = profile;
  const filters: (HardFilter | false)[] = [
    size !== null && {
      filter: "size",
      drop: "size",
      because: `Not made in ${sizeWords[size]}.`,
      hides: (model) => !model.prices.has(size),
    },
    budgetCents !== null && budgetFilter(budgetCents, profile, rules),
    deliveryZip !== null && deliveryFilter(deliveryZip, place),
    tryInStore && {
      filter: "try-in-store",
      drop: "tryInStore",
      because:
        place.nearStores === null
          ? "No store we know of has them."
          : `No store within ${rules.storeMiles} miles of ${deliveryZip} has them, as far as we know.`,
      hides: (model) => storesThatCarry(model, place) === 0,
    },
    allergies.length > 0 && {
      filter: "allergy",
      drop: "allergies",
      because: `With a layer of ${listed(
        allergies.map((allergen) => allergenWords[allergen]),
        "or",
      )}. Cover fabrics are not always published fiber by fiber.`,
      hides: (model) =>
        allergies.some((each) => rules.allergens[each].some((material) => model.materials.has(material))),
    },
    adjustableBase && {
      filter: "adjustable-base",
      drop: "adjustableBase",
      because: `Won’t bend with the base: coils laced to each other (Bonnell, offset or continuous), or taller than ${rules.adjustableBase.tallestInches} inches.`,
      hides: (model) =>
        model.height_inches > rules.adjustableBase.tallestInches ||
        rules.adjustableBase.rigid.some((material) => model.materials.has(material)),
    },
  ];
  return filters.filter((filter) => filter !== false);
}

function budgetFilter(budgetCents: number, profile: MatchProfile, rules: Ruleset): HardFilter {
  const most = mostTolerated(budgetCents, rules);
  return {
    filter: "budget",
    drop: "budgetRange",
    because: `More than ${Math.round(rules.budget.toleratedShare * 100)}% over ${dollars(budgetCents)}, so over ${dollars(most)}, in ${sizeWords[profile.size ?? "queen"]}.`,
    hides: (model) => (priceCents(model, profile.size) ?? 0) > most,
  };
}

function deliveryFilter(zip: string, { state }: MatchPlace): HardFilter {
  return {
    filter: "delivery",
    drop: "deliveryZip",
    because:
      state === null
        ? `We don’t know the ZIP code ${zip}, so we left nothing out for it.`
        : `Not delivered to ${zip} (${state}).`,
    hides: ({ delivery_states }) => state !== null && delivery_states !== null && !delivery_states.has(state),
  };
}

const mostTolerated = (budgetCents: number, { budget }: Ruleset) =>
  Math.round(budgetCents * (1 + budget.toleratedShare));

/** How much over budget a model costs that is shown all the same; 0 when it is not over. */
export function overBudgetCents(model: MatchModel, { budgetCents, size }: MatchProfile): number {
  const price = priceCents(model, size);
  return budgetCents === null || price === null ? 0 : Math.max(0, price - budgetCents);
}
