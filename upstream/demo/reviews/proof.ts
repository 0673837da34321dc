import type { Random } from "../random";

/** How many of the buyers that a seller might ask it does ask, by the stars that they give: those who seem content. */
const askedShares = [0.2, 0.3, 0.5, 0.8, 0.9] as const;

/** What proves a purchase whose seller is known. */
export function purchaseProof(rating: number, random: Random) {
  const proof = random.pick(["receipt", "receipt", "retailer", "email"] as const);
  return proof === "retailer" && !random.fork("asked").chance(askedShares[rating - 1]!) ? "receipt" : proof;
}
