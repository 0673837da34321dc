import { trialTerms, warrantyTerms, type PolicyTerm } from "~/mattress/policy-terms";
import { formatCount } from "~/ui/format";
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

/** Trial, return and warranty, and where it can be tried before. */
export const termRows: readonly RowRule[] = [
  ...[...trialTerms, ...warrantyTerms].map(termRow),
  {
    label: "Stores that have it, nationwide",
    help: "How many stores across the country have it for you to lie on.",
    cell: ({ store_count: count }) => {
      if (count === 0) return no("None that we know of");
      return count === null ? unknown("Not known") : value(formatCount(count, "store", "stores"), null);
    },
  },
];
