import type { MattressType } from "#contracts/mattress";
import type { ComparedBed } from "../../../upstream/rules/verdict/compared-bed";
import { type BedFacts, bedOf, plainBed } from "./plain-bed";

interface Facts extends Partial<Omit<BedFacts, "scores">> {
  scores?: Partial<BedFacts["scores"]>;
  type?: MattressType;
  brand?: string;
}

/** A bed of a comparison that is plain but for what is said of it. */
export function bed(name: string, { scores, type = "hybrid", brand = name, ...facts }: Facts = {}): ComparedBed {
  const built = bedOf({ ...plainBed, ...facts, scores: { ...plainBed.scores, ...scores } }, name.toLowerCase());
  return {
    ...built,
    card: { ...built.card, name: `${name} One`, brand: { slug: brand.toLowerCase(), name: brand }, type },
  };
}

export const queen = (dollars: number | null) => ({ prices: { queen: dollars } });
