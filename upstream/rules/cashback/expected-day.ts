import type { ClaimState, PayeeMethod, WaitsFor } from "#contracts/vocabulary/claims";
import { dayOf, plusDays } from "#contracts/us-days";
import { plusBusinessDays } from "./business-days";

/** How long each step may take, in business days: what we promise, and what "overdue" is measured against. */
export const businessDays = {
  /** We review a new claim or an answer. */
  look: 2,
  /** You answer a question. */
  answer: 10,
  /** We pay an approved claim. */
  pay: 5,
  /** We decide an appeal, and approve a claim whose appeal was granted. */
  appeal: 5,
  granted: 2,
  /** The money arrives. */
  arrival: { ach: 3, check: 7 } satisfies Record<PayeeMethod, number>,
} as const;

export interface ClaimTimeline {
  state: ClaimState;
  entered_at: Date;
  bought_on: string | null;
  /** How many days after purchase the store accepts a return. */
  return_days: number;
  /** In business days, counted from the end of its return period or from when we asked, whichever is later. */
  store_days: number;
  pay_on: string | null;
  method: PayeeMethod | null;
  granted: boolean | null;
}

export interface Expected {
  day: string;
  waits_for: WaitsFor;
}

/** The day by which a claim moves on, and who has to act; null where nothing more will happen. */
export function expectedDay(claim: ClaimTimeline): Expected | null {
  const { state, bought_on, return_days, store_days, pay_on, method, granted } = claim;
  const entered = dayOf(claim.entered_at);
  switch (state) {
    case "submitted":
      return { day: plusBusinessDays(entered, businessDays.look), waits_for: "us" };
    case "needs-information":
      return { day: plusBusinessDays(entered, businessDays.answer), waits_for: "you" };
    case "awaiting-retailer": {
      const returnEnds = bought_on === null ? entered : plusDays(bought_on, return_days);
      const from = returnEnds > entered ? returnEnds : entered;
      return { day: plusBusinessDays(from, store_days), waits_for: "store" };
    }
    case "approved":
      return { day: pay_on ?? payDay(claim.entered_at), waits_for: "us" };
    case "paid":
      return { day: plusBusinessDays(entered, businessDays.arrival[method ?? "check"]), waits_for: "bank" };
    case "appealed":
      return { day: plusBusinessDays(entered, businessDays.appeal), waits_for: "us" };
    case "decided":
      return granted === true ? { day: plusBusinessDays(entered, businessDays.granted), waits_for: "us" } : null;
    case "draft":
    case "declined":
      return null;
  }
}

/** The day on which a claim approved now is paid. */
export const payDay = (approvedAt: Date) => plusBusinessDays(dayOf(approvedAt), businessDays.pay);

/**
 * Computed from the clock, never stored: the day has passed and somebody still has to act. A paid claim is never
 * overdue.
 */
export const isOverdue = (claim: ClaimTimeline, now: Date) => {
  const expected = expectedDay(claim);
  return expected !== null && claim.state !== "paid" && dayOf(now) > expected.day;
};

/** The store's share of the days within which an offer promises the money; our own steps take two weeks. */
export const storeDays = (daysToPay: number) => Math.max(5, Math.floor(((daysToPay - 14) * 5) / 7));
