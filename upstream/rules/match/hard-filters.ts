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
      because: `Not made in a ${sizeWords[size]}.`,
      hides: (model) => !model.prices.has(size),
    },
    budgetCents !== null && budgetFilter(budgetCents, profile, rules),
    deliveryZip !== null && deliveryFilter(deliveryZip, place),
    tryInStore && {
      filter: "try-in-store",
      drop: "tryInStore",
      because:
        place.nearStores === null
          ? "Not in any store we know of."
          : `Not in any store we know of within ${rules.storeMiles} miles of ${deliveryZip}.`,
      hides: (model) => storesThatCarry(model, place) === 0,
    },
    allergies.length > 0 && {
      filter: "allergy",
      drop: "allergies",
      because: `Made with ${listed(
        allergies.map((allergen) => allergenWords[allergen]),
        "or",
      )}. Brands don’t always say what’s in the cover, so ask about that too.`,
      hides: (model) =>
        allergies.some((each) => rules.allergens[each].some((material) => model.materials.has(material))),
    },
    adjustableBase && {
      filter: "adjustable-base",
      drop: "adjustableBase",
      because: `Won’t bend with an adjustable base: coils laced together (Bonnell, offset or continuous), or more than ${rules.adjustableBase.tallestInches} inches tall.`,
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
    because: `Costs more than ${dollars(most)} for a ${sizeWords[profile.size ?? "queen"]}, and your results stop at ${Math.round(rules.budget.toleratedShare * 100)}% over your ${dollars(budgetCents)} budget.`,
    hides: (model) => (priceCents(model, profile.size) ?? 0) > most,
  };
}

function deliveryFilter(zip: string, { state }: MatchPlace): HardFilter {
  return {
    filter: "delivery",
    drop: "deliveryZip",
    because:
      state === null
        ? `We don’t recognize the ZIP code ${zip}, so we couldn’t check who delivers there.`
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

/** Those that are not over the budget by anything: the tenth more that results show is for whoever has asked for it. */
export const withinBudget = <Model extends MatchModel>(models: readonly Model[], profile: MatchProfile): Model[] =>
  models.filter((model) => overBudgetCents(model, profile) === 0);
