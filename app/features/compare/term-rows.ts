import type { Policies } from "~/contracts/catalogue";
import type { ComparedModel } from "~/contracts/comparisons";
import { trialRows, usableNights, warrantyRows } from "~/mattress/policy-rows";
import { formatCount } from "~/ui/format";
import { checkedAt, published, unknown, value, withBest, yesNo, type Cell, type Row } from "./cells";

interface Term {
  help: string;
  best?: { amount: (policies: Policies) => number | null; is: "lowest" | "highest"; word: string };
}

/** By the words of mattress/policy-rows.ts; a test holds the two together. */
export const terms: Readonly<Record<string, Term>> = {
  "Sleep trial": { help: "Nights at home after which it can still go back." },
  "Break-in before a return": { help: "Nights it must be kept before a return is taken." },
  "Usable nights": {
    help: "The trial less the break-in: nights on which you can still decide.",
    best: { amount: usableNights, is: "highest", word: "Most" },
  },
  "Return fee": {
    help: "What sending it back costs you.",
    best: { amount: ({ return_fee_cents }) => return_fee_cents, is: "lowest", word: "Lowest" },
  },
  "Picked up from your home": { help: "Whether somebody fetches a bed that goes back." },
  "What you get back": { help: "Money, another bed, or credit at the same store." },
  Warranty: {
    help: "Years in which faults are put right.",
    best: { amount: ({ warranty_years }) => warranty_years, is: "highest", word: "Longest" },
  },
  "Full replacement, not prorated": {
    help: "Years in which you pay nothing towards a new one.",
    best: { amount: ({ nonprorated_years }) => nonprorated_years, is: "highest", word: "Longest" },
  },
  "Sag that counts as a fault": { help: "A dip must be this deep before the warranty covers it." },
  "Needs a certain foundation": { help: "Whether the warranty ends on a base of another kind." },
  "A stain ends the warranty": { help: "Many do. A protector is the cheap answer." },
};

const nothingPublished: Policies = {
  source: "",
  checked_on: "",
  trial_nights: null,
  break_in_nights: null,
  return_fee_cents: null,
  return_pickup: null,
  return_kind: null,
  warranty_years: null,
  nonprorated_years: null,
  sag_threshold_inches: null,
  foundation_required: null,
  stain_voids_warranty: null,
};

/** Trial, return and warranty, and where it can be tried before. */
export function termRows(models: readonly ComparedModel[]): Row[] {
  const policiesOf = models.map(({ policies }) => policies ?? nothingPublished);
  const byModel = policiesOf.map((policies) => [...trialRows(policies), ...warrantyRows(policies)]);
  const first = byModel[0] ?? [];
  const rows = first.map(({ term }, index): Row => {
    const { help, best } = terms[term] ?? { help: "" };
    const cells = models.map((model, column): Cell => {
      const fact = byModel[column]![index]!;
      const source = checkedAt(model.policies);
      if (fact.text === "Yes" || fact.text === "No") return yesNo(fact.text === "Yes", source);
      return published(fact.text, source, (text) =>
        value(text, source, {
          ...(fact.note === undefined ? {} : { note: fact.note }),
          ...(best === undefined ? {} : { amount: best.amount(policiesOf[column]!) }),
        }),
      );
    });
    return { label: term, help, cells: best === undefined ? cells : withBest(cells, best.is, best.word) };
  });
  return [
    ...rows,
    {
      label: "Stores that show it",
      help: "Where you can lie on it before you buy, in the whole country.",
      cells: models.map(({ store_count }) =>
        store_count === 0
          ? { kind: "no", text: "None known", source: null }
          : store_count === null
            ? unknown("Not known")
            : value(formatCount(store_count, "store", "stores"), null),
      ),
    },
  ];
}
