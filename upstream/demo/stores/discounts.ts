import type { StoreDiscount } from "#contracts/stores";
import { daysBefore } from "../dates";
import type { Random } from "../random";

const inStore = "In this store only. Can’t be combined with other discounts.";

const offers: readonly ((random: Random) => Pick<StoreDiscount, "title" | "terms">)[] = [
  (random) => ({
    title: `${random.pick([10, 15, 20, 25])}% off floor models`,
    terms: `While they last. ${inStore} Sold as is, with no trial.`,
  }),
  (random) => ({
    title: `$${random.pick([100, 150, 200])} off any mattress $${random.pick(["999", "1,299"])} and up`,
    terms: "One per household, off the price on the tag in the store.",
  }),
  (random) => ({
    title: `Free delivery within ${random.pick([15, 25, 40])} miles`,
    terms: "When you buy the mattress in this store. Above the second floor costs extra.",
  }),
  () => ({
    title: "Free removal of your old mattress",
    terms: "When they deliver a new one of the same size or larger.",
  }),
  (random) => ({
    title: `${random.pick([5, 8, 10])}% off for nurses, teachers and first responders`,
    terms: "Show your badge or ID at the register. Can’t be combined with other discounts.",
  }),
  (random) => ({
    title: `Two free pillows with a ${random.pick(["queen", "king"])} mattress`,
    terms: "The store picks the pillows, worth $60 for the pair. One pair per mattress.",
  }),
  (random) => ({ title: `$${random.pick([200, 300, 400])} off an adjustable base with a mattress`, terms: inStore }),
];

/** A store's discounts with their days: most run today, some have ended, some are to come. */
export function inventDiscounts(random: Random): StoreDiscount[] {
  return random.sample(offers, random.pick([1, 1, 1, 2])).map((offer) => ({ ...offer(random), ...inventDays(random) }));
}

function inventDays(random: Random): Pick<StoreDiscount, "starts_on" | "ends_on" | "last_checked_on"> {
  const state = random.pick(["runs", "runs", "runs", "runs", "runs", "ended", "comes"]);
  const lasts = random.int(10, 60);
  const starts =
    state === "runs" ? random.int(1, lasts - 5) : state === "ended" ? lasts + random.int(2, 40) : -random.int(3, 20);
  const open = state === "runs" && random.chance(0.25);
  return {
    starts_on: daysBefore(starts),
    ends_on: open ? null : daysBefore(starts - lasts),
    last_checked_on: daysBefore(lastChecked(starts, random.int(0, 12))),
  };
}

/** A discount that has begun was looked at since. */
const lastChecked = (starts: number, looked: number) => (starts < 0 ? looked : Math.min(looked, starts));
