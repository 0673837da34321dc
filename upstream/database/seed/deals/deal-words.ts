import type { Random } from "../random";
import { fill } from "../text/fill";
import type { DealPlan } from "./plan-deals";

export interface PaidBy {
  /** Both null: nobody pays for a purchase. */
  commission_payer: string | null;
  commission_terms: string | null;
}

interface Words {
  title: string;
  description: string;
  terms: string[];
}

const gifts = [
  "two pillows",
  "a sheet set",
  "a mattress protector",
  "a wool throw",
  "a pillow and a sleep mask",
] as const;

const cutTitles = ["Price cut on {range}", "Lower prices on {range}", "{range}: sale"] as const;
const codeTitles = ["Code for {percent}% off {range}", "{percent}% off {range} with a code"] as const;
const giftTitles = ["{gift} with {range}", "{range} with {gift}"] as const;

const delivery = [
  "Delivered within the 48 contiguous states only.",
  "Delivery to Alaska and Hawaii costs extra.",
  "Free delivery to the door; carrying upstairs costs extra.",
] as const;
const limits = [
  "At most two mattresses an order.",
  "One order a household.",
  "Not on floor models and returned beds.",
  "While the seller has stock.",
] as const;

/** Title, description and terms of a deal; only the per cent that the seller itself states is named. */
export function dealWords(plan: DealPlan, random: Random): Words {
  const { brand, collection } = plan;
  const values = {
    range: collection === null ? `all ${brand.name} mattresses` : `the ${brand.name} ${collection.name} collection`,
    // A seller that is the brand is not named twice in a sentence.
    own: rangeAtSeller(plan),
    seller: plan.seller,
    percent: plan.percent ?? 0,
    gift: random.pick(gifts),
  };
  const say = (sentences: readonly string[]) => fill(random.pick(sentences), values);
  const terms = [...random.sample(limits, random.int(1, 2)), random.pick(delivery)];
  if (plan.kind === "price-cut")
    return {
      title: say(cutTitles),
      description: say([
        "{seller} asks less for {own}. The price shown by the seller is the price in the cart; no code is needed.",
        "{seller} has lowered its prices on {own}. Nothing has to be entered at checkout.",
      ]),
      terms: ["Not together with a code.", ...terms],
    };
  if (plan.kind === "code")
    return {
      title: say(codeTitles),
      description: say([
        "{seller} takes {percent}% off the price shown once the code is entered at checkout.",
        "Entered in the cart at {seller}, the code takes {percent}% off the price shown.",
      ]),
      terms: [random.pick(["Not together with another code.", "First order only."]), ...terms],
    };
  return {
    title: say(giftTitles),
    description: say([
      "{seller} adds {gift} to an order from {own}. The price shown is for the mattress alone.",
      "With a mattress from {own}, {seller} sends {gift}.",
    ]),
    terms: [random.pick(["The gift has to be put in the cart.", "The gift ships apart from the mattress."]), ...terms],
  };
}

function rangeAtSeller({ brand, collection, seller }: DealPlan): string {
  const name = seller === brand.name ? "" : `${brand.name} `;
  return collection === null ? `all ${name}mattresses` : `the ${name}${collection.name} collection`;
}

const codeWords = ["QUIETNIGHT", "LONGNAP", "SLOWMORNING", "SOFTLANDING", "LIGHTSOUT", "STILLNESS"] as const;

export const codeOf = ({ percent }: DealPlan, random: Random) => `DEMO-${random.pick(codeWords)}${percent ?? ""}`;

/** Who pays this site for a purchase, in words; some sellers pay nothing. */
export function commissionOf(seller: string, random: Random): PaidBy {
  if (random.chance(0.3)) return { commission_payer: null, commission_terms: null };
  return {
    commission_payer: seller,
    commission_terms: random.pick([
      `${random.pick([3, 4, 5, 6])}% of what is paid for the mattress, after the return period has passed`,
      `$${random.pick([25, 40, 60, 75])} for each mattress that is bought and kept`,
      `${random.pick([2, 3, 4])}% of the order, delivery left out, within 30 days of a click`,
    ]),
  };
}
