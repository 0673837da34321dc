import { formatMoney, uncapitalized } from "#contracts/english";
import type { Claim, ClaimEntry } from "#contracts/cashback/claims";
import type { CashbackOffer } from "#contracts/deals";
import { dayOf } from "#contracts/us-days";
import {
  type ClaimAction,
  claimEventLabels,
  claimStateLabels,
  type ClaimState,
  type WaitsFor,
} from "#contracts/vocabulary/claims";
import { formatCount, isMoment } from "~/ui/format";

/** "$75", "3% of the price, up to $145" */
export const backText = ({ amount_cents, back_percent }: Pick<CashbackOffer, "amount_cents" | "back_percent">) =>
  back_percent === null
    ? formatMoney(amount_cents)
    : `${back_percent}% of the price, up to ${formatMoney(amount_cents)}`;

// UTC: a date must not shift with the reader's time zone.
const longDay = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
/** "2026-11-24", or a moment of that day in the states, → "November 24, 2026" */
export const dayText = (iso: string) => longDay.format(new Date(isMoment(iso) ? dayOf(new Date(iso)) : iso));

/** "For mattresses bought from October 22, 2026, to January 5, 2027" */
export const boughtText = ({ starts_on, ends_on }: Pick<CashbackOffer, "starts_on" | "ends_on">) =>
  ends_on === null
    ? `For mattresses bought on ${dayText(starts_on)}, or later`
    : `For mattresses bought from ${dayText(starts_on)}, to ${dayText(ends_on)}`;

type Awaited = Pick<ClaimEntry, "state" | "expected" | "overdue">;

const awaited: Readonly<Record<WaitsFor, (by: string) => string>> = {
  us: (by) => `You’ll hear from us by ${by}.`,
  you: (by) => `Please answer by ${by}.`,
  store: (by) => `We expect the store’s answer by ${by}. It won’t confirm a sale before its return period is over.`,
  bank: (by) => `It’s expected to reach you by ${by}.`,
};
const late: Readonly<Record<WaitsFor, (by: string) => string>> = {
  us: (by) =>
    `We’re late: you should have heard from us by ${by}. That’s our fault, and this claim is at the top of our list.`,
  you: (by) => `We asked for an answer by ${by}. You can still answer.`,
  store: (by) =>
    `The store is late: we expected its answer by ${by}. We keep asking, and you don’t have to do anything.`,
  bank: (by) => `It should have reached you by ${by}.`,
};

/**
 * What comes next, and when; null when nothing does. `today` is a day, "2026-11-24": money on its way is never overdue, as
 * nobody has to act, but once its day is over it isn’t expected.
 */
export function nextText({ state, expected, overdue }: Awaited, today: string): string | null {
  if (expected === null) return null;
  if (state === "approved" && expected.waits_for === "us" && !overdue)
    return `We’ll pay you by ${dayText(expected.day)}.`;
  const isLate = overdue || (expected.waits_for === "bank" && expected.day < today);
  return (isLate ? late : awaited)[expected.waits_for](dayText(expected.day));
}

/** Why a declined claim can't be appealed. `until` is the last day for it, null where nobody says. */
export function noAppealText(until: string | null, today: string): string {
  if (until === null) return "You can’t appeal anymore.";
  return until < today
    ? `You can’t appeal anymore. The last day to appeal was ${dayText(until)}.`
    : "You can’t appeal while another claim for the same invoice is open or paid.";
}

/** What there is to get, or was, as the ledger has it; before that, by the offer. */
export function moneyText({
  state,
  granted = null,
  money,
  promised,
}: Pick<ClaimEntry, "state" | "money" | "promised"> & { granted?: boolean | null }): string {
  if (money.paid_cents > 0) return `${formatMoney(money.paid_cents)} paid`;
  if (money.owed_cents > 0) return `${formatMoney(money.owed_cents)} approved`;
  if (state === "decided" && granted === true) return `${formatMoney(promised.back_cents)} once we’ve approved it`;
  if (state === "declined" || state === "decided") return "No cash back for this claim";
  return `${formatMoney(promised.back_cents)} if the store confirms the sale`;
}

/** The same behind the state, which it doesn’t say again: "$60" after "Paid", "no cash back for this claim". */
export function moneyAfterState(claim: Parameters<typeof moneyText>[0]): string {
  const words = moneyText(claim);
  const again = ` ${claimStateLabels[claim.state].toLowerCase()}`;
  return words.endsWith(again) ? words.slice(0, -again.length) : uncapitalized(words);
}

/** "A decided appeal" reads by how it ended. Staff read other labels than the claimant. */
export const stateWords = (
  { state, granted = null }: { state: ClaimState; granted?: boolean | null },
  labels: Readonly<Record<ClaimState, string>> = claimStateLabels,
) => (state === "decided" && granted !== null ? (granted ? "Appeal granted" : "Appeal turned down") : labels[state]);

interface Station {
  key: string;
  label: string;
  /** When it happened; null: it's still to come. */
  at: string | null;
  tone: "done" | "now" | "bad" | "next";
  note: string | null;
}

/** Steps to come from each state, when all goes well. */
const ahead: Readonly<Record<ClaimState, readonly string[]>> = {
  draft: ["You send the claim", "We ask the store", "The store confirms it", "We pay you"],
  submitted: ["We ask the store", "The store confirms it", "We pay you"],
  "needs-information": ["You answer", "We ask the store", "The store confirms it", "We pay you"],
  "awaiting-retailer": ["The store confirms it", "We pay you"],
  approved: ["We pay you"],
  paid: [],
  declined: [],
  appealed: ["We decide on your appeal"],
  decided: [],
};

/** The line of a claim: what happened, and what comes next when all goes well. */
export function stationsOf(
  { events, state, granted }: Pick<Claim, "events" | "state" | "granted">,
  labels: Readonly<Record<ClaimAction, string>> = claimEventLabels,
): Station[] {
  const happened = events.map(({ action, happened_at, note }, index): Station => {
    const last = index === events.length - 1;
    const bad = action === "decline" || action === "uphold";
    return {
      key: `${happened_at} ${action}`,
      label: labels[action],
      at: happened_at,
      tone: bad ? "bad" : last && state !== "paid" ? "now" : "done",
      note,
    };
  });
  const toCome = state === "decided" && granted === true ? ["We approve the claim", "We pay you"] : ahead[state];
  const coming = toCome.map((label): Station => ({ key: label, label, at: null, tone: "next", note: null }));
  return [...happened, ...coming];
}

export const daysText = (days: number) => formatCount(days, "day", "days");
