import type { Amounts } from "./amounts";

/** What is booked, as sets of entries that each add up to zero. In US cents; debits are positive. */
export interface Posting {
  account: string;
  kind: LedgerAccountKind;
  cents: number;
}

export type LedgerAccountKind = "receivable" | "owed" | "share" | "cash";

export const receivableFrom = (seller: string) => `receivable:${seller}`;
export const owedTo = (claim: number) => `owed:${claim}`;
export const ourShare = "share";
export const cash = "cash";

const booked = (postings: readonly Posting[]) => postings.filter(({ cents }) => cents !== 0);

/** The store owes us, we owe the claimant, and we keep the rest. */
export const approval = (claim: number, seller: string, { paid_us_cents, back_cents, kept_cents }: Amounts) =>
  booked([
    { account: receivableFrom(seller), kind: "receivable", cents: paid_us_cents },
    { account: owedTo(claim), kind: "owed", cents: -back_cents },
    { account: ourShare, kind: "share", cents: -kept_cents },
  ]);

/** Pays out what we owed. */
export const payout = (claim: number, cents: number) =>
  booked([
    { account: owedTo(claim), kind: "owed", cents },
    { account: cash, kind: "cash", cents: -cents },
  ]);

/** Reverses an approval. */
export const reversal = (postings: readonly Posting[]) =>
  postings.map((posting) => ({ ...posting, cents: -posting.cents }));
