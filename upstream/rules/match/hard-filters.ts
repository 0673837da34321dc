import { formatMoney, listed } from "#contracts/english";
import type { HiddenModels } from "#contracts/match/match";
import { isForChildren, type MatchModel, type MatchPlace, priceCents, storesThatCarry } from "./match-model";
import { isChild, type MatchProfile } from "./profile";
import type { Ruleset } from "./ruleset";
import { allergenWords, sizeWords } from "./text/phrases";

interface HardFilter extends Pick<HiddenModels, "filter" | "drop" | "because"> {
  hides(model: MatchModel): boolean;
}

/** From this weight on, an unpublished capacity matters. */
const capacityAskedFrom = 250;

/** Whether a sleeper is heavy enough for capacity to matter and the maker does not publish it (rule 11). */
export const capacityUnknown = (
  { capacity_pounds }: MatchModel,
  profile: MatchProfile,
  fromPounds = capacityAskedFrom,
): boolean => capacity_pounds === null && asksCapacity(profile, fromPounds);

/** Whether a sleeper is heavy enough for capacity to matter. */
export const asksCapacity = ({ sleepers }: MatchProfile, fromPounds = capacityAskedFrom): boolean =>
  sleepers.some(({ pounds }) => (pounds ?? 0) >= fromPounds);

/** The filters that the answers activate; a model hidden by several of them counts under each. */
export function hardFilters(profile: MatchProfile, place: MatchPlace, rules: Ruleset): HardFilter[] {
  const { size, budgetCents, deliveryZip, tryInStore, adjustableBase, allergies, bunk } = profile;
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
      hides: (model) => !bendsWithBase(model, rules),
    },
    bunk && {
      filter: "bunk",
      drop: "bunk",
      because: `More than ${rules.bunkInches} inches tall, so a child could roll over a bunk’s guard rail.`,
      hides: (model) => model.height_inches > rules.bunkInches,
    },
    isChild(profile, rules) && {
      filter: "air-for-child",
      drop: null,
      because:
        "Made of air chambers, which go soft if they lose air. The Consumer Product Safety Commission warns of air mattresses for babies, so we leave them out for a young child unless they’re made for children.",
      hides: ({ materials, made_for }) => materials.has("air-chamber") && made_for !== "children",
    },
    ...capacityFilter(profile),
    !isChild(profile, rules) && {
      filter: "made-for-children",
      drop: null,
      because: bunk ? "Made for a younger child’s room." : "Made for a child’s room or a bunk bed.",
      // A bunk is no place for another children's bed, however old the sleeper.
      hides: (model) => isForChildren(model) && !(bunk && model.made_for === "bunk"),
    },
    { filter: "made-for-rvs", drop: null, because: "Made for an RV.", hides: ({ made_for }) => made_for === "rv" },
  ];
  return filters.filter((filter) => filter !== false);
}

/** Whether a bed bends with an adjustable base. */
export const bendsWithBase = (
  { height_inches, materials }: Pick<MatchModel, "height_inches" | "materials">,
  { adjustableBase: { tallestInches, rigid } }: Ruleset,
): boolean => height_inches <= tallestInches && !rigid.some((material) => materials.has(material));

function budgetFilter(budgetCents: number, profile: MatchProfile, rules: Ruleset): HardFilter {
  const most = mostTolerated(budgetCents, rules);
  return {
    filter: "budget",
    drop: "budgetRange",
    because: `Costs more than ${formatMoney(most)} for a ${sizeWords[profile.size ?? "queen"]}, and your results stop at ${Math.round(rules.deductions.budgetHiddenFrom * 100)}% over your ${formatMoney(budgetCents)} budget.`,
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

/** Beds whose published capacity is less than the sleepers' combined weight. */
function capacityFilter({ sleepers }: MatchProfile): HardFilter[] {
  // A weight assumed from the age isn't an answer that the visitor could take back.
  const pounds = sleepers.map((sleeper) => (sleeper.poundsAtAge === null ? (sleeper.pounds ?? 0) : 0));
  const sum = pounds.reduce((total, each) => total + each, 0);
  const heaviest = Math.max(...pounds);
  if (sum === 0) return [];
  return [
    {
      filter: "capacity",
      drop: "weight",
      because: sleepers.length > 1 ? `Not made for ${sum} lb together.` : `Not made for ${heaviest} lb.`,
      hides: ({ capacity_pounds: each }) => each !== null && (each < heaviest || each * 2 < sum),
    },
  ];
}

const mostTolerated = (budgetCents: number, { deductions }: Ruleset) =>
  Math.round(budgetCents * (1 + deductions.budgetHiddenFrom));

/** How far a model that is still shown is over budget; 0 when it is not. */
export function overBudgetCents(model: MatchModel, { budgetCents, size }: MatchProfile): number {
  const price = priceCents(model, size);
  return budgetCents === null || price === null ? 0 : Math.max(0, price - budgetCents);
}

/**
 * The models that don't exceed the budget at all: the extra tenth that results allow is only for people who asked for
 * it.
 */
export const withinBudget = <Model extends MatchModel>(models: readonly Model[], profile: MatchProfile): Model[] =>
  models.filter((model) => overBudgetCents(model, profile) === 0);
