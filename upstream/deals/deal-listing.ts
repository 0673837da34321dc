import type { DealSort, DealSummary } from "../../app/contracts/deals";
import { dealKindLabels, dealStateLabels } from "../../app/contracts/vocabulary/deals";
import { optionsOf } from "../../app/contracts/vocabulary/terms";
import { namedValues } from "../listing/facets";
import { itself, type ListDefinition } from "../listing/list";

/**
 * The list of deals, running ones unless states are chosen; brands are those that have one, whatever its state.
 * Who pays this site for which deal is not in a summary, so no order can follow it.
 */
export const dealList = (deals: readonly DealSummary[]): ListDefinition<DealSummary, DealSummary, DealSort> => ({
  facets: [
    {
      key: "brand",
      label: "Brand",
      values: namedValues(deals.map(({ brand }) => brand)),
      valuesOf: ({ brand }) => [brand.slug],
    },
    {
      key: "kind",
      label: "Kind",
      values: optionsOf(dealKindLabels),
      valuesOf: ({ kind }) => (kind === null ? [] : [kind]),
    },
    {
      key: "state",
      label: "State",
      values: optionsOf(dealStateLabels),
      defaults: ["running"],
      valuesOf: ({ state }) => [state],
    },
  ],
  partsOf: itself,
  sorts: {
    /** Those whose seller states no end come last. */
    ending: [{ of: ({ ends_on }) => ends_on }],
    saving: [{ of: ({ percent_off }) => percent_off, descending: true }],
    newest: [{ of: ({ starts_on }) => starts_on, descending: true }],
    brand: [{ of: ({ brand }) => brand.name.toLowerCase() }],
  },
  lastKeys: [{ of: ({ title }) => title.toLowerCase() }, { of: ({ slug }) => slug }],
  perPage: 24,
  toItem: (deal) => deal,
});
