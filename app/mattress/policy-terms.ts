import { formatMoney } from "#contracts/english";
import type { Policies } from "#contracts/catalogue";
import { returnKindLabels } from "#contracts/vocabulary/catalogue";
import { formatCount } from "~/ui/format";

/** What a seller may publish about trial, return and warranty. */
export interface PolicyTerm {
  term: string;
  /** What it means, in plain words; left out of a term, which its page in the glossary explains. */
  help?: string;
  /** Slug of the glossary's term. */
  glossary?: string;
  /** null where the seller publishes nothing, which is neither "no" nor zero. */
  text: (policies: Policies) => string | null;
  note?: (policies: Policies) => string | undefined;
  /** Where more or less is plainly better: what the best of several beds is called, and the figure that decides. */
  best?: "Lowest" | "Longest" | "Most";
  amount?: (policies: Policies) => number | null;
}

const nights = (count: number | null) => (count === null ? null : formatCount(count, "night", "nights"));
const years = (count: number | null) => (count === null ? null : formatCount(count, "year", "years"));
const yesOrNo = (value: boolean | null) => (value === null ? null : value ? "Yes" : "No");

/** Nights on which the bed can still be judged and returned: trial − break-in; null unless both are published. */
export const usableNights = (policies: Pick<Policies, "trial_nights" | "break_in_nights">) =>
  policies.trial_nights === null || policies.break_in_nights === null
    ? null
    : Math.max(0, policies.trial_nights - policies.break_in_nights);

export const trialTerms: readonly PolicyTerm[] = [
  {
    term: "Sleep trial",
    glossary: "sleep-trial",
    text: ({ trial_nights }) => (trial_nights === 0 ? "None" : nights(trial_nights)),
  },
  {
    term: "Nights before you can send it back",
    glossary: "break-in",
    text: ({ break_in_nights }) => (break_in_nights === 0 ? "None" : nights(break_in_nights)),
  },
  {
    term: "Nights left to send it back",
    help: "The whole trial, minus the nights at the start when you can’t return it yet.",
    text: (policies) => nights(usableNights(policies)),
    note: (policies) =>
      usableNights(policies) === null || policies.break_in_nights === 0
        ? undefined
        : `${policies.trial_nights} in all, but not in the first ${policies.break_in_nights}`,
    best: "Most",
    amount: usableNights,
  },
  {
    term: "Return fee",
    glossary: "return-fee",
    text: ({ return_fee_cents: fee }) => (fee === null ? null : fee === 0 ? "None" : formatMoney(fee)),
    best: "Lowest",
    amount: ({ return_fee_cents }) => return_fee_cents,
  },
  {
    term: "Returns picked up at your home",
    help: "Whether someone picks it up if you return it.",
    text: ({ return_pickup }) => yesOrNo(return_pickup),
  },
  {
    term: "What you get back",
    help: "Money, another bed, or credit at the same store.",
    text: ({ return_kind: kind }) => (kind === null ? null : returnKindLabels[kind]),
  },
];

export const warrantyTerms: readonly PolicyTerm[] = [
  {
    term: "Warranty",
    glossary: "warranty",
    text: ({ warranty_years }) => years(warranty_years),
    best: "Longest",
    amount: ({ warranty_years }) => warranty_years,
  },
  {
    term: "Full replacement, not prorated",
    glossary: "non-prorated",
    text: ({ nonprorated_years }) => years(nonprorated_years),
    best: "Longest",
    amount: ({ nonprorated_years }) => nonprorated_years,
  },
  {
    term: "How deep a dip the warranty covers",
    glossary: "sag-threshold",
    text: ({ sag_threshold_inches: inches }) => (inches === null ? null : `${inches}″ or deeper`),
  },
  {
    term: "Warranty requires a certain base",
    glossary: "foundation",
    text: ({ foundation_required }) => yesOrNo(foundation_required),
  },
  {
    term: "A stain voids the warranty",
    help: "Common with mattress warranties. A protector is a cheap way to be safe.",
    text: ({ stain_voids_warranty }) => yesOrNo(stain_voids_warranty),
  },
];
