import type { ClaimAction, ClaimState, DeclineReason } from "#contracts/vocabulary/claims";
import type { Actor } from "../../rules/cashback/claim-states";
import { transitions } from "../../rules/cashback/claim-states";
import { payDay, storeDays } from "../../rules/cashback/expected-day";
import { plusBusinessDays } from "../../rules/cashback/business-days";
import { plusDays } from "#contracts/us-days";
import type { SeedBeds } from "../catalogue/catalogue-data";
import { cashbackOffers, marketRandom, type SeedCashbackOffer } from "../deals/cashback";
import { daysBefore, referenceDate } from "../dates";
import { offeredLines } from "../prices/offered-lines";
import type { Random } from "../random";
import { type SeedTestimonial, seedTestimonials } from "./testimonials";

export interface SeedEvent {
  action: ClaimAction;
  state: ClaimState;
  by: Actor;
  on: string;
  note: string | null;
  reason: DeclineReason | null;
}

/** One claim of the demonstration, its days not yet moved. */
export interface SeedClaim {
  offer: SeedCashbackOffer;
  product: string;
  invoice: string;
  price_cents: number;
  bought_on: string;
  events: SeedEvent[];
  pay_on: string | null;
  method: "check" | "ach";
  name: string;
  testimonial: SeedTestimonial | null;
}

type Course = readonly ClaimAction[];

const paid: Course = ["send", "forward", "approve", "pay"];
const askedAndPaid: Course = ["send", "ask", "answer", "forward", "approve", "pay"];
const appealedAndPaid: Course = ["send", "forward", "decline", "appeal", "grant", "approve", "pay"];

/** Finished ones: how they went, and how many. */
const finished: readonly [Course, number][] = [
  [paid, 26],
  [askedAndPaid, 5],
  [["send", "forward", "decline"], 5],
  [["send", "forward", "decline", "appeal", "uphold"], 2],
];

/** Those under way: what has happened so far, and how many days ago the last of it was. */
const underWay: readonly [Course, number][] = [
  [["send"], 0],
  [["send"], 1],
  [["send"], 6],
  [["send", "ask"], 2],
  [["send", "ask"], 24],
  [["send", "ask", "answer"], 1],
  [["send", "forward"], 3],
  [["send", "forward"], 12],
  [["send", "forward"], 30],
  [["send", "forward"], 55],
  [["send", "forward"], 420],
  [["send", "forward", "approve"], 2],
  [["send", "forward", "approve"], 9],
  [["send", "forward", "decline", "appeal"], 3],
];

const reasons: readonly DeclineReason[] = ["returned", "no-sale", "other-code", "returned", "not-covered"];

const said: Partial<Record<ClaimAction, readonly string[]>> = {
  ask: [
    "Your photo of the receipt cuts off the total. Please send us one that shows the whole page.",
    "The invoice is made out to another name. Was the bed a gift, or did someone else order it?",
    "Which size did you buy? The receipt lists two beds.",
  ],
  answer: [
    "Here’s the whole receipt, from the store’s email this time.",
    "My partner ordered it. We live at the same address.",
    "The queen. The twin was for my sister and isn’t part of this.",
  ],
  appeal: [
    "I didn’t return the bed, I swapped the topper. The exchange slip is from the same day.",
    "I clicked through from your page and used no code. My order confirmation shows no discount.",
  ],
  grant: ["The exchange slip shows it: the bed stayed with you."],
  uphold: ["The store showed us the code on your order. It belongs to another site, and the store paid that one."],
};

const names = [
  "Abby Stone",
  "Ben Alvarez",
  "Cora Lind",
  "Dev Patel",
  "Ella Novak",
  "Frank Osei",
  "Gina Marsh",
  "Hank Doyle",
  "Iris Chen",
  "Joel Brandt",
  "Kim Tran",
  "Lou Ferrara",
  "Mia Santos",
  "Ned Walsh",
  "Opal Grant",
  "Pete Kowalski",
] as const;

/** The claims of a seed: a year and a half of finished ones, and some in every state. */
export function demoClaims(seed: number, catalogue: SeedBeds): SeedClaim[] {
  const random = marketRandom(seed).fork("claims");
  const lines = offeredLines(catalogue, marketRandom(seed).fork("lines"));
  const offers = cashbackOffers(seed, catalogue);
  const bed = (offer: SeedCashbackOffer, own: Random) => {
    const beds = lines
      .filter(({ brand }) => brand.slug === offer.brand_slug)
      .flatMap(({ models }) => models)
      .flatMap(({ name, variants }) => {
        const cents = variants.find(({ size }) => size === "queen")?.list_cents ?? 0;
        return cents >= offer.minimum_cents ? [{ product: `${name}, queen`, price_cents: cents }] : [];
      });
    return own.pick(beds.length === 0 ? [{ product: "Mattress, queen", price_cents: offer.minimum_cents }] : beds);
  };
  let number = 0;
  const make = (course: Course, endsOn: string, testimonial: SeedTestimonial | null): SeedClaim => {
    number += 1;
    const own = random.fork(String(number));
    const offer = own.pick(offers);
    const { bought_on, events, pay_on } = timeline(course, offer, endsOn, own, number);
    return {
      offer,
      ...bed(offer, own),
      invoice: `${own.pick(["A", "INV-", "SO", ""])}${own.int(100_000, 999_999)}-${number}`,
      bought_on,
      events,
      pay_on,
      method: testimonial?.method ?? own.pick(["ach", "ach", "check"]),
      name: own.pick(names),
      testimonial,
    };
  };
  const told = seedTestimonials.map((each, index) =>
    make(
      each.appealed === true ? appealedAndPaid : each.asked === true ? askedAndPaid : paid,
      daysBefore(20 + index * 23),
      each,
    ),
  );
  const over = finished.flatMap(([course, count]) =>
    Array.from({ length: count }, () => make(course, daysBefore(random.int(4, 330)), null)),
  );
  return [...told, ...over, ...underWay.map(([course, days]) => make(course, daysBefore(days), null))];
}

/** Days of a course, worked out from its last one back to the purchase, so that each step keeps its usual time. */
function timeline(course: Course, offer: SeedCashbackOffer, endsOn: string, random: Random, number: number) {
  const waits: Partial<Record<ClaimAction, number>> = {
    ask: random.int(0, 3),
    answer: random.int(1, 8),
    forward: random.int(0, 3),
    // The store answers when its return period is over.
    approve: course.includes("decline")
      ? random.int(0, 2)
      : offer.return_days + random.int(0, storeDays(offer.days_to_pay) + 6),
    // A store that is wrong about a return finds it in its books when it answers; one that is right knows sooner.
    decline: (course.includes("approve") ? offer.return_days : 0) + random.int(9, 40),
    appeal: random.int(1, 12),
    grant: random.int(2, 7),
    uphold: random.int(2, 7),
  };
  let on = endsOn;
  const days = new Map<number, string>();
  for (let at = course.length - 1; at >= 0; at -= 1) {
    days.set(at, on);
    const action = course[at]!;
    on = action === "pay" ? beforePayment(on) : plusDays(on, -(waits[action] ?? 0));
  }
  const lastSeen = (action: ClaimAction) => days.get(course.lastIndexOf(action));
  const events = course.map((action, at): SeedEvent => {
    const { to, by } = transitions[action];
    const notes = said[action];
    return {
      action,
      state: to,
      by,
      on: days.get(at)!,
      note: notes === undefined ? null : notes[number % notes.length]!,
      reason: action !== "decline" ? null : course.includes("grant") ? "returned" : reasons[number % reasons.length]!,
    };
  });
  const approvedOn = lastSeen("approve");
  const sent = days.get(0) ?? referenceDate;
  return {
    events,
    bought_on: plusDays(sent, -random.int(1, 20)),
    pay_on: approvedOn === undefined ? null : (lastSeen("pay") ?? payDay(new Date(approvedOn))),
  };
}

/** The latest day whose payment was due by then. */
function beforePayment(paidOn: string): string {
  let day = plusDays(paidOn, -7);
  while (plusBusinessDays(day, 5) > paidOn) day = plusDays(day, -1);
  return day;
}
