import type { ModelAlias } from "#contracts/catalogue";
import type { Layer } from "#contracts/mattress";
import { isFoamOrLatex, isSupportCoil, layersAboveSupport } from "../../rules/layer-families";
import { inventedStores, storeNameBeginnings } from "./name-words";
import type { Random } from "../random";

/** What can be said of a bed to prove that another name is its own. */
export interface Named {
  /** As its maker publishes them, top first. */
  layers: readonly Layer[];
  /** Somebody publishes what it costs. */
  priced: boolean;
}

interface Proof extends Pick<ModelAlias, "kind" | "evidence" | "confidence"> {
  /** Whether a bed has what the evidence speaks of. */
  fits(bed: Named): boolean;
}

const coils = ({ layers }: Named) => layers.find(isSupportCoil);
const comfortFoam = ({ layers }: Named) =>
  layersAboveSupport(layers).find((layer) => layer.role === "comfort" && isFoamOrLatex(layer));
const allDensities = ({ layers }: Named) =>
  layers.every((layer) => !isFoamOrLatex(layer) || layer.density_lb_ft3 !== null);

/** How a name was matched with a model; the weaker the evidence, the lower the confidence. */
const proofs: readonly Proof[] = [
  {
    kind: "same-specification",
    evidence: "Made-up example: both spec sheets list the same layers, thicknesses and coil count.",
    confidence: "high",
    fits: (bed) => (coils(bed)?.coil_count_queen ?? null) !== null,
  },
  {
    kind: "same-specification",
    evidence: "Made-up example: both spec sheets list the same layers, thicknesses and densities.",
    confidence: "high",
    fits: (bed) => coils(bed) === undefined && allDensities(bed),
  },
  {
    kind: "same-specification",
    evidence: "Made-up example: both beds carry the same number on their law tag.",
    confidence: "high",
    fits: () => true,
  },
  {
    kind: "same-specification",
    evidence: "Made-up example: a store manager told us they match, but we haven’t seen a spec sheet.",
    confidence: "medium",
    fits: () => true,
  },
  {
    kind: "same-core",
    evidence: "Made-up example: same coils and height, with a different cover and quilting.",
    confidence: "medium",
    fits: (bed) => coils(bed) !== undefined,
  },
  {
    kind: "same-core",
    evidence: "Made-up example: same foam core and height, with a different cover.",
    confidence: "medium",
    fits: ({ layers }) => layers.some((layer) => layer.role === "support" && isFoamOrLatex(layer)),
  },
  {
    kind: "same-core",
    evidence: "Made-up example: the support layers match on paper, but the comfort foam has a different density.",
    confidence: "medium",
    fits: (bed) => (comfortFoam(bed)?.density_lb_ft3 ?? null) !== null,
  },
  {
    kind: "similar",
    evidence: "Made-up example: height, price and firmness are close, but that store doesn’t publish the layers.",
    confidence: "low",
    fits: ({ priced }) => priced,
  },
];

/** Generates store names for the models of one brand, each name once, on evidence that the bed bears out. */
export function aliasSupply(brandName: string, random: Random): (comfort: string, bed: Named) => ModelAlias[] {
  const names = random.sample(storeNameBeginnings, storeNameBeginnings.length);
  return (comfort, bed) =>
    random.sample(inventedStores, random.pick([1, 1, 1, 2])).flatMap((seller) => {
      const name = names.pop();
      if (name === undefined) return [];
      const { kind, evidence, confidence } = random.pick(proofs.filter(({ fits }) => fits(bed)));
      return [{ name: `${brandName} ${name} ${comfort}`, seller, kind, evidence, confidence }];
    });
}
