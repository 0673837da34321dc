import type { ComparedModel } from "#contracts/compare/comparisons";
import { trialTerms, warrantyTerms, type PolicyTerm } from "~/mattress/policy-terms";
import { formatCount, formatNumber } from "~/ui/format";
import { checkedAt, no, published, unknown, value, type RowRule } from "./row-rules.server";

const termRow = ({ term, help, glossary, best, text, note, amount }: PolicyTerm): RowRule => ({
  label: term,
  help,
  glossary,
  best,
  cell: ({ policies }) =>
    policies === null
      ? unknown("Not published")
      : published(text(policies), checkedAt(policies), { note: note?.(policies), amount: amount?.(policies) }),
});

const stores = (count: number) =>
  count === 0 ? no("None that we know of") : value(formatCount(count, "store", "stores"), null);

const nationwide: RowRule = {
  label: "Stores that have it, nationwide",
  help: "How many stores across the country have it for you to lie on.",
  cell: ({ store_count: count }) => (count === null ? unknown("Not known") : stores(count)),
};

/** Around the place that the visit remembers, with all of the country below. */
const nearRow = ({ place, radius }: NonNullable<ComparedModel["near"]>): RowRule => ({
  label: `Stores that have it within ${radius} miles of ${place.kind === "coordinates" ? "where you are" : place.label}`,
  help: "How many stores around there have it for you to lie on.",
  cell: ({ near, store_count: all }) => {
    if (near === null) return unknown("Not known");
    return { ...stores(near.store_count), ...(all !== null && { note: `${formatNumber(all)} nationwide` }) };
  },
});

/** Trial, return and warranty, and where it can be tried before. */
export function termRows(models: readonly ComparedModel[]): readonly RowRule[] {
  const [near] = models.flatMap((model) => model.near ?? []);
  return [...[...trialTerms, ...warrantyTerms].map(termRow), near === undefined ? nationwide : nearRow(near)];
}
