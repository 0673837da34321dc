import type { ModelAlias } from "../../../app/contracts/catalogue";
import { inventedStores, storeNameBeginnings } from "./name-words";
import type { Random } from "./random";

type Proof = Pick<ModelAlias, "kind" | "evidence" | "confidence">;

/** How a name was matched with a model; the weaker the evidence, the lower the confidence. */
const proofs: readonly Proof[] = [
  {
    kind: "same-specification",
    evidence: "Made-up example: both spec sheets list the same layers, thicknesses and coil count.",
    confidence: "high",
  },
  {
    kind: "same-specification",
    evidence: "Made-up example: both beds carry the same number on their law tag.",
    confidence: "high",
  },
  {
    kind: "same-specification",
    evidence: "Made-up example: a store manager told us they match, but we haven’t seen a spec sheet.",
    confidence: "medium",
  },
  {
    kind: "same-core",
    evidence: "Made-up example: same coils and height, with a different cover and quilting.",
    confidence: "medium",
  },
  {
    kind: "same-core",
    evidence: "Made-up example: the support layers match on paper, but the comfort foam has a different density.",
    confidence: "medium",
  },
  {
    kind: "similar",
    evidence: "Made-up example: height, price and firmness are close, but the layers aren’t published.",
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
