import type { StoreDiscount } from "../../../../app/contracts/stores";
import { daysBefore } from "../dates";
import type { Random } from "../random";

const inStore = "In this store only, while the beds on the floor last. Not together with other discounts.";

const offers: readonly ((random: Random) => Pick<StoreDiscount, "title" | "terms">)[] = [
  (random) => ({
    title: `${random.pick([10, 15, 20, 25])}% off floor models`,
    terms: `${inStore} Sold as seen, without a trial.`,
  }),
  (random) => ({
    title: `$${random.pick([100, 150, 200])} off a mattress of $${random.pick(["999", "1,299"])} or more`,
    terms: "One per household. The price before the discount is the one on the tag in the store.",
  }),
  (random) => ({
    title: `Free delivery within ${random.pick([15, 25, 40])} miles`,
    terms: "For mattresses bought in this store. Stairs above the second floor cost extra.",
  }),
  () => ({
    title: "Old mattress taken away free",
    terms: "With the delivery of a new one of the same size or larger.",
  }),
  (random) => ({
    title: `${random.pick([5, 8, 10])}% off for nurses, teachers and first responders`,
    terms: "Show a badge or card at the register. Not together with other discounts.",
  }),
  (random) => ({
    title: `Two pillows free with a ${random.pick(["queen", "king"])} mattress`,
    terms: "Pillows of the store's choice, worth $60 together. One pair per mattress.",
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
