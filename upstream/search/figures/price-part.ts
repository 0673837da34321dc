import { priceBand } from "../../catalogue/price-bands";
import type { Token } from "../query-tokens";
import type { ReadPart } from "../read-part";

/**
 * A price band as worded after the beds: "under $1,000", "for $1,500 or less", "from $800 to $1,200", "for $2,000 or
 * more".
 */
const spokenPrice = (label: string) =>
  label
    .replace(/^Under/, "under")
    .replace(/^Up to (.+)$/, "for $1 or less")
    .replace(/^(.+) and over$/, "for $1 or more")
    .replace(/^(?=\$.+ to )/, "from ");

export function pricePart(value: string, tokens: readonly Token[]): ReadPart {
  const label = spokenPrice(priceBand(value)?.label ?? value);
  const most = /^(?:under-|\d+-)(\d+)$/.exec(value)?.[1];
  const budget = most !== undefined && Number(most) >= 100 && Number(most) <= 20_000;
  return { kind: "price", label, values: [value], tokens, ...(budget ? { quiz: { budgetRange: most } } : {}) };
}
