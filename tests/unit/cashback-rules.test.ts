import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ClaimAction, claimStateLabels, type ClaimState } from "#contracts/vocabulary/claims";
import { termsOf } from "#contracts/vocabulary/terms";
import { amountsFor, type OfferTerms } from "../../upstream/rules/cashback/amounts";
import { businessDaysBetween, isBusinessDay, plusBusinessDays } from "../../upstream/rules/cashback/business-days";
import {
  type Actor,
  allowedActions,
  type ClaimFacts,
  isFinished,
  leftToColleague,
  neededNote,
  transition,
  transitions,
} from "../../upstream/rules/cashback/claim-states";
import { expectedDay, isOverdue, payDay, storeDays } from "../../upstream/rules/cashback/expected-day";
import { approval, payout, type Posting, reversal } from "../../upstream/rules/cashback/ledger-entries";
import { plusDays } from "#contracts/us-days";

const noon = new Date("2026-11-24T12:00:00Z");
const states = termsOf(claimStateLabels);
const actions = Object.keys(transitions) as ClaimAction[];
const fresh: ClaimFacts = {
  ...{ state: "draft", granted: null, paying: false, payable: true, elsewhere: false },
  entered_at: noon,
};

/** The claim after an action; the same where it is refused. */
function after(facts: ClaimFacts, action: ClaimAction, by: Actor, now: Date): ClaimFacts {
  const verdict = transition(facts, action, by, now);
  if ("refused" in verdict) return facts;
  return {
    ...facts,
    state: verdict.to,
    granted: action === "grant" ? true : action === "uphold" ? false : action === "decline" ? null : facts.granted,
    entered_at: now,
  };
}

/** Who may do what in each state, written by hand: what isn't named here is refused. */
const allowed: Record<ClaimState, Partial<Record<Actor, ClaimAction[]>>> = {
  draft: { claimant: ["send"] },
  submitted: { staff: ["ask", "forward", "decline"] },
  "needs-information": { claimant: ["answer"], staff: ["decline"] },
  "awaiting-retailer": { staff: ["ask", "approve", "decline"] },
  approved: { staff: ["decline"], payout: ["pay"] },
  paid: {},
  declined: { claimant: ["appeal"] },
  appealed: { staff: ["grant", "uphold"] },
  // Once its appeal was granted; one that was turned down is over.
  decided: { staff: ["approve", "decline"] },
};

const step = fc.record({
  action: fc.constantFrom(...actions),
  by: fc.constantFrom<Actor>("claimant", "staff", "payout"),
  days: fc.integer({ min: 0, max: 40 }),
});

describe("a claim", () => {
  test("goes from its draft to paid by way of a question, a decline and an appeal", () => {
    const way: [ClaimAction, Actor, ClaimState][] = [
      ["send", "claimant", "submitted"],
      ["ask", "staff", "needs-information"],
      ["answer", "claimant", "submitted"],
      ["forward", "staff", "awaiting-retailer"],
      ["decline", "staff", "declined"],
      ["appeal", "claimant", "appealed"],
      ["grant", "staff", "decided"],
      ["approve", "staff", "approved"],
      ["pay", "payout", "paid"],
    ];
    let facts = fresh;
    for (const [action, by, to] of way) {
      facts = after(facts, action, by, noon);
      expect(facts.state).toBe(to);
    }
    expect(isFinished(facts)).toBe(true);
    for (const by of ["claimant", "staff", "payout"] as const) expect(allowedActions(facts, by, noon)).toEqual([]);
  });

  test("lets each of the three do in each state what the table allows, and refuses all else with a sentence", () => {
    for (const state of states)
      for (const by of ["claimant", "staff", "payout"] as const) {
        const facts: ClaimFacts = { ...fresh, state, granted: state === "decided" ? true : null };
        const verdicts = actions.map((action) => ({ action, verdict: transition(facts, action, by, noon) }));
        const open = verdicts.filter(({ verdict }) => "to" in verdict).map(({ action }) => action);
        expect(new Set(open), `${by} in ${state}`).toEqual(new Set(allowed[state][by] ?? []));
        for (const { action, verdict } of verdicts)
          if (!open.includes(action)) expect(verdict).toEqual({ refused: expect.stringMatching(/^[A-Z].+\.$/) });
      }
    expect(transition({ ...fresh, state: "paid" }, "decline", "staff", noon)).toEqual({
      refused: "This claim has been paid. Only a claim that isn’t paid or decided yet can be declined.",
    });
  });

  test("whose appeal was turned down is over, and one whose payment has begun can't be declined", () => {
    const upheld: ClaimFacts = { ...fresh, state: "decided", granted: false };
    expect(isFinished(upheld)).toBe(true);
    for (const action of ["approve", "decline"] as const)
      expect(transition(upheld, action, "staff", noon)).toEqual({ refused: "Its appeal was turned down." });
    expect(transition({ ...fresh, state: "approved", paying: true }, "decline", "staff", noon)).toEqual({
      refused: "Its payment has been started.",
    });
  });

  test("whose appeal was granted can be declined by somebody who hasn’t declined it, with a note, and appealed again", () => {
    for (const state of ["decided", "approved"] as const) {
      const won: ClaimFacts = { ...fresh, state, granted: true };
      expect(leftToColleague(won, "decline", { own: false, declined: true })).toMatch(/only a colleague/);
      expect(leftToColleague(won, "approve", { own: false, declined: true })).toBeNull();
      expect(leftToColleague(won, "decline", { own: false, declined: false })).toBeNull();
      expect(neededNote(won, "decline")).toMatch(/come to light/);
      const declined = after(won, "decline", "staff", noon);
      expect(allowedActions(declined, "claimant", noon)).toEqual(["appeal"]);
      for (const action of ["grant", "uphold"] as const)
        expect(leftToColleague(declined, action, { own: false, declined: true })).toMatch(/about its appeal/);
    }
    expect(neededNote(fresh, "decline")).toBeNull();
    expect(leftToColleague(fresh, "decline", { own: false, declined: true })).toBeNull();
    expect(leftToColleague(fresh, "forward", { own: true, declined: false })).toMatch(/your own/);
  });

  test("is decided by somebody of staff whose own it isn’t, and who doesn’t judge what they declined", () => {
    const all: ClaimAction[] = ["ask", "forward", "approve", "decline", "grant", "uphold"];
    const left = (granted: boolean | null, own: boolean, declined: boolean) =>
      all.filter((action) => leftToColleague({ granted }, action, { own, declined }) !== null);
    for (const granted of [null, false, true]) {
      expect(left(granted, false, false)).toEqual([]);
      for (const declined of [false, true]) expect(left(granted, true, declined)).toEqual(all);
      expect(left(granted, false, true)).toEqual([...(granted === true ? ["decline"] : []), "grant", "uphold"]);
    }
  });

  test("can be appealed for 60 days", () => {
    const declined: ClaimFacts = { ...fresh, state: "declined" };
    const on = (days: number) => new Date(noon.getTime() + days * 86_400_000);
    expect(transition(declined, "appeal", "claimant", on(60))).toEqual({ to: "appealed" });
    expect(transition(declined, "appeal", "claimant", on(61))).toEqual({ refused: expect.stringMatching(/60 days/) });
  });

  test("never leaves its rules, whatever is tried: paid only after approved, one appeal a decline, nothing after the end", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let facts = fresh;
        let now = noon;
        let appeals = 0;
        let declines = 0;
        for (const { action, by, days } of steps) {
          now = new Date(now.getTime() + days * 86_400_000);
          const next = after(facts, action, by, now);
          if (next === facts) continue;
          if (next.state === "paid") expect(facts.state).toBe("approved");
          if (next.state === "appealed") appeals += 1;
          if (next.state === "declined") declines += 1;
          expect(appeals).toBeLessThanOrEqual(declines);
          if (next.state === "declined") expect(appeals).toBe(declines - 1);
          expect(isFinished(facts)).toBe(false);
          expect(allowedActions(facts, by, now)).toContain(action);
          facts = next;
        }
      }),
    );
  });
});

describe("business days", () => {
  test("leave out weekends and federal holidays, moved ones too", () => {
    const not = ["2026-11-26", "2026-12-25", "2027-01-18", "2027-05-31", "2027-07-05", "2026-11-28"];
    expect(not.filter(isBusinessDay)).toEqual([]);
    // A holiday on a Saturday leaves banks their Friday.
    const are = ["2026-11-25", "2026-11-27", "2027-05-24", "2026-07-03", "2026-07-06", "2027-01-11", "2027-12-24"];
    expect(are.filter(isBusinessDay)).toEqual(are);
  });

  test("are counted from the next one on", () => {
    expect(plusBusinessDays("2026-11-25", 1)).toBe("2026-11-27");
    expect(plusBusinessDays("2026-11-28", 0)).toBe("2026-11-30");
    expect(plusBusinessDays("2026-11-28", 2)).toBe("2026-12-01");
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1500 }), fc.integer({ min: 1, max: 60 }), (offset, count) => {
        const from = plusDays("2026-01-01", offset);
        const to = plusBusinessDays(from, count);
        expect(isBusinessDay(to)).toBe(true);
        expect(businessDaysBetween(from, to)).toBe(count);
      }),
    );
  });
});

describe("the next expected day", () => {
  const course = {
    state: "submitted" as ClaimState,
    entered_at: noon,
    bought_on: "2026-11-20",
    return_days: 100,
    store_days: storeDays(30),
    pay_on: null,
    method: "ach" as const,
    granted: null,
  };

  test("is named for every state in which somebody has to act", () => {
    const days = Object.fromEntries(states.map((state) => [state, expectedDay({ ...course, state, pay_on: null })]));
    expect(days).toEqual({
      draft: null,
      submitted: { day: "2026-11-27", waits_for: "us" },
      "needs-information": { day: "2026-12-09", waits_for: "you" },
      "awaiting-retailer": { day: "2027-03-15", waits_for: "store" },
      approved: { day: "2026-12-02", waits_for: "us" },
      paid: { day: "2026-11-30", waits_for: "bank" },
      declined: null,
      appealed: { day: "2026-12-02", waits_for: "us" },
      decided: null,
    });
    expect(expectedDay({ ...course, state: "decided", granted: true })).toEqual({ day: "2026-11-27", waits_for: "us" });
    expect(payDay(noon)).toBe("2026-12-02");
  });

  test("makes a claim overdue by the clock alone, from the day after", () => {
    // It ends at midnight in Hawaii.
    expect(isOverdue(course, new Date("2026-11-28T09:59:59Z"))).toBe(false);
    expect(isOverdue(course, new Date("2026-11-28T10:00:00Z"))).toBe(true);
    expect(isOverdue({ ...course, state: "paid" }, new Date("2027-11-28T00:00:00Z"))).toBe(false);
  });
});

const flat: OfferTerms = {
  amount_cents: 7500,
  back_percent: null,
  minimum_cents: 50_000,
  commission_cents: 10_000,
  commission_percent: null,
};

describe("amounts", () => {
  test("of a fixed sum, of a share with its cap, and of too small a purchase", () => {
    expect(amountsFor(flat, 50_000)).toEqual({ paid_us_cents: 10_000, back_cents: 7500, kept_cents: 2500 });
    expect(amountsFor(flat, 49_999)).toEqual({ paid_us_cents: 0, back_cents: 0, kept_cents: 0 });
    const share: OfferTerms = { ...flat, back_percent: 3, commission_cents: null, commission_percent: 5 };
    // 3% of $999.99 is $29.9997, 5% is $49.9995: both are rounded down.
    expect(amountsFor(share, 99_999)).toEqual({ paid_us_cents: 4999, back_cents: 2999, kept_cents: 2000 });
    expect(amountsFor(share, 400_000)).toEqual({ paid_us_cents: 20_000, back_cents: 7500, kept_cents: 12_500 });
  });

  const terms = fc.record({
    amount_cents: fc.integer({ min: 1, max: 50_000 }),
    back_percent: fc.option(fc.integer({ min: 1, max: 10 })),
    minimum_cents: fc.integer({ min: 0, max: 200_000 }),
    commission_cents: fc.option(fc.integer({ min: 0, max: 50_000 })),
    commission_percent: fc.integer({ min: 1, max: 15 }),
  });

  test("are whole cents that add up, whatever the offer and the price; a share never exceeds its percent or its cap", () => {
    fc.assert(
      fc.property(terms, fc.integer({ min: 0, max: 2_000_000 }), (offer, price) => {
        const { paid_us_cents, back_cents, kept_cents } = amountsFor(offer, price);
        for (const cents of [paid_us_cents, back_cents, kept_cents]) expect(Number.isSafeInteger(cents)).toBe(true);
        expect(back_cents + kept_cents).toBe(paid_us_cents);
        expect(back_cents).toBeLessThanOrEqual(offer.amount_cents);
        if (offer.back_percent !== null) expect(back_cents * 100).toBeLessThanOrEqual(price * offer.back_percent);
      }),
    );
  });

  const sum = (postings: readonly Posting[]) => postings.reduce((total, { cents }) => total + cents, 0);

  test("are booked in entries that add up to zero, and a reversal takes back what was booked", () => {
    fc.assert(
      fc.property(terms, fc.integer({ min: 0, max: 2_000_000 }), (offer, price) => {
        const amounts = amountsFor(offer, price);
        const booked = approval(1, "Nectar", amounts);
        expect(sum(booked)).toBe(0);
        expect(sum(payout(1, amounts.back_cents))).toBe(0);
        expect(sum([...booked, ...reversal(booked)])).toBe(0);
        expect(booked.every(({ cents }) => cents !== 0)).toBe(true);
      }),
    );
  });
});
