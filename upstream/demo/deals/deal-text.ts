import type { Random } from "../random";
import { fill } from "../text/fill";
import type { DealPlan } from "./plan-deals";

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

const cutTitles = ["Price cut on {range}", "Lower prices on {range}", "Sale on {range}"] as const;
const codeTitles = ["Save {percent}% on {range} with a code", "{percent}% off {range} with a code"] as const;
const giftTitles = ["{gift} free with {range}", "{gift} included with {range}"] as const;

const delivery = [
  "Delivery in the lower 48 states only.",
  "Delivery to Alaska and Hawaii costs extra.",
  "Free delivery to your door; carrying it upstairs costs extra.",
] as const;
const limits = [
  "Limit two mattresses per order.",
  "One order per household.",
  "It doesn’t cover floor models or returned beds.",
  "While supplies last.",
] as const;

/** Title, description and terms of a deal; only the percent that the seller itself states is named. */
export function dealText(plan: DealPlan, random: Random): Words {
  const { brand, collection } = plan;
  const values = {
    range: collection === null ? `all ${brand.name} mattresses` : `the ${brand.name} ${collection.name} collection`,
    // A seller that is the brand is not named twice in a sentence.
    own: rangeAtSeller(plan),
    one: oneAtSeller(plan),
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
        "You pay less for {own} at {seller}. The sale price is in your cart, and you don’t need a code.",
        "Prices are lower on {own} at {seller}. You don’t need a code at checkout.",
      ]),
      terms: ["If there’s a code as well, it works on top of the sale price.", ...terms],
    };
  if (plan.kind === "code")
    return {
      title: say(codeTitles),
      description: say([
        "Enter the code at checkout and {seller} takes {percent}% off.",
        "Put the code in your cart at {seller} to get {percent}% off.",
      ]),
      terms: [random.pick(["You can’t use it with another code.", "For your first order only."]), ...terms],
    };
  return {
    title: say(giftTitles),
    description: say([
      "Buy {one} and {seller} throws in {gift} for free. The price shown is for the mattress.",
      "{seller} sends you {gift} when you buy {one}.",
    ]),
    terms: [random.pick(["You have to add the gift to your cart.", "The gift ships separately."]), ...terms],
  };
}

function rangeAtSeller({ brand, collection, seller }: DealPlan): string {
  const name = seller === brand.name ? "" : `${brand.name} `;
  return collection === null ? `all ${name}mattresses` : `the ${name}${collection.name} collection`;
}

function oneAtSeller({ brand, collection, seller }: DealPlan): string {
  const name = seller === brand.name ? "" : `${brand.name} `;
  return collection === null ? `any ${name}mattress` : `a mattress from the ${name}${collection.name} collection`;
}

const codeWords = ["QUIETNIGHT", "LONGNAP", "SLOWMORNING", "SOFTLANDING", "LIGHTSOUT", "STILLNESS"] as const;

export const codeOf = ({ percent }: DealPlan, random: Random) => `DEMO-${random.pick(codeWords)}${percent ?? ""}`;
