import { listed, numberWord } from "#contracts/english";
import type { ConstructionScores, Layer, Material, MattressType } from "#contracts/mattress";
import { layersAboveSupport } from "../../rules/layer-families";

/** Small parts of sentences. All text is American English, as the site is. */

export const inches = (value: number) => (value === 1 ? "1 inch" : value < 1 ? `${value} inch` : `${value} inches`);

/** "an 11.5-inch", "a 12-inch". */
export const inchTall = (value: number) => `${/^(8|11|18)/.test(String(value)) ? "an" : "a"} ${value}-inch`;

export const typeNouns: Record<MattressType, readonly [one: string, many: string]> = {
  innerspring: ["innerspring", "innersprings"],
  hybrid: ["hybrid", "hybrids"],
  "memory-foam": ["memory foam bed", "memory foam beds"],
  polyfoam: ["polyfoam bed", "polyfoam beds"],
  latex: ["latex bed", "latex beds"],
  "latex-hybrid": ["latex hybrid", "latex hybrids"],
  "adjustable-air": ["adjustable air bed", "adjustable air beds"],
  "polymer-grid": ["polymer grid bed", "polymer grid beds"],
};

/** "three hybrids", "one latex bed". */
export const countedType = (type: MattressType, count: number) =>
  `${numberWord(count)} ${typeNouns[type][count === 1 ? 0 : 1]}`;

export const materialNouns: Record<Material, string> = {
  cover: "cover",
  fiber: "fiber fill",
  wool: "wool",
  polyfoam: "polyfoam",
  "memory-foam": "memory foam",
  "gel-memory-foam": "gel memory foam",
  "dunlop-latex": "Dunlop latex",
  "talalay-latex": "Talalay latex",
  "polymer-grid": "polymer grid",
  "micro-coils": "micro-coils",
  "pocketed-coils": "pocketed coils",
  "bonnell-coils": "Bonnell coils",
  "offset-coils": "offset coils",
  "continuous-coils": "continuous coils",
  "air-chamber": "air chambers",
};

export const scoreNouns: Record<keyof ConstructionScores, string> = {
  pressure_relief: "pressure relief",
  motion_isolation: "motion isolation",
  cooling: "cooling",
  edge_support: "edge support",
  responsiveness: "responsiveness",
  durability: "durability",
  support: "support",
};

/** "2.5 inches of gel memory foam and 1 inch of polyfoam", thickest first: what lies above the core, not under it. */
export function comfortPhrase(layers: readonly Layer[]): string {
  const byMaterial = new Map<string, number>();
  for (const layer of layersAboveSupport(layers)) {
    if (layer.role !== "comfort" && layer.role !== "transition") continue;
    if (layer.inches < 0.5) continue;
    const noun = materialNouns[layer.material];
    byMaterial.set(noun, (byMaterial.get(noun) ?? 0) + layer.inches);
  }
  const parts = [...byMaterial].sort((one, other) => other[1] - one[1]);
  return listed(parts.slice(0, 3).map(([noun, thickness]) => `${inches(thickness)} of ${noun}`));
}

/** "zoned pocketed coils", "a 6-inch latex core". */
export function supportPhrase(layers: readonly Layer[]): string {
  const support = layers.find((layer) => layer.role === "support");
  if (!support) return "a base";
  const zoned = (support.zones ?? 1) >= 3 ? "zoned " : "";
  if (support.coil_gauge !== null || support.material === "air-chamber") {
    return `${zoned}${materialNouns[support.material]}`;
  }
  return `${inchTall(support.inches)} ${zoned}${materialNouns[support.material]} core`;
}

/** Keys of the scores, best first; ties keep the order of the contract. */
export function rankedScores(scores: ConstructionScores): (keyof ConstructionScores)[] {
  const keys = Object.keys(scoreNouns) as (keyof ConstructionScores)[];
  return keys.sort((one, other) => scores[other] - scores[one]);
}
