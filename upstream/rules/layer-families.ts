import type { Layer, Material } from "#contracts/mattress";

/** Which materials the rules treat alike (domain.md section 4). */

const memoryFoams: readonly Material[] = ["memory-foam", "gel-memory-foam"];
const latexes: readonly Material[] = ["dunlop-latex", "talalay-latex"];
/** Coils that support the sleeper; micro-coils are a comfort layer and handled separately. */
const supportCoils: readonly Material[] = ["pocketed-coils", "bonnell-coils", "offset-coils", "continuous-coils"];
const textiles: readonly Material[] = ["cover", "fiber", "wool"];

export const isMemoryFoam = (layer: Layer) => memoryFoams.includes(layer.material);
export const isLatex = (layer: Layer) => latexes.includes(layer.material);
export const isPolyurethane = (layer: Layer) => layer.material === "polyfoam" || isMemoryFoam(layer);
export const isFoamOrLatex = (layer: Layer) => isPolyurethane(layer) || isLatex(layer);
export const isSupportCoil = (layer: Layer) => supportCoils.includes(layer.material);
export const isTextile = (layer: Layer) => textiles.includes(layer.material);

export function inchesOf(layers: readonly Layer[], is: (layer: Layer) => boolean): number {
  return layers.reduce((sum, layer) => (is(layer) ? sum + layer.inches : sum), 0);
}

/** The layers above the support coils, air chamber or foam core: what a sleeper's hips and shoulders sink into. */
export function layersAboveSupport(layers: readonly Layer[]): Layer[] {
  const support = layers.findIndex((layer) => layer.role === "support" || layer.role === "base");
  return layers.slice(0, support === -1 ? layers.length : support);
}
