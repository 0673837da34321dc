import type { ModelAlias } from "../../../app/contracts/catalogue";
import { inventedStores, storeNameBeginnings } from "./name-words";
import type { Random } from "./random";

type Proof = Pick<ModelAlias, "kind" | "evidence" | "confidence">;

/** How a name was matched with a model; the weaker the evidence, the lower the confidence. */
const proofs: readonly Proof[] = [
  {
    kind: "same-specification",
    evidence: "Invented example: both spec sheets list the same layers, thicknesses and coil count.",
    confidence: "high",
  },
  {
    kind: "same-specification",
    evidence: "Invented example: the same law-tag number was read on both beds.",
    confidence: "high",
  },
  {
    kind: "same-specification",
    evidence: "Invented example: a store manager confirmed the match; no spec sheet was seen.",
    confidence: "medium",
  },
  {
    kind: "same-core",
    evidence: "Invented example: same coil unit and height, with a different cover and quilting.",
    confidence: "medium",
  },
  {
    kind: "same-core",
    evidence: "Invented example: the support layers match on paper; the comfort foam has another density.",
    confidence: "medium",
  },
  {
    kind: "similar",
    evidence: "Invented example: height, price and firmness are close, but the layers are not published.",
    confidence: "low",
  },
];

/** Generates store names for the models of one brand, each name once. */
export function aliasSupply(brandName: string, random: Random): (comfort: string) => ModelAlias[] {
  const names = random.sample(storeNameBeginnings, storeNameBeginnings.length);
  return (comfort) =>
    random.sample(inventedStores, random.pick([1, 1, 1, 2])).flatMap((seller) => {
      const name = names.pop();
      return name ? [{ name: `${brandName} ${name} ${comfort}`, seller, ...random.pick(proofs) }] : [];
    });
}
