import type { Layer } from "#contracts/mattress";
import { isSupportCoil } from "../layer-families";

type DensityOf = Readonly<Partial<Record<Layer["role"], number>>> & { usual: number };

/**
 * The values assumed for an unpublished density (lb/ft³), gauge or coil count: the 25th percentile of that role and
 * material in the catalogue, so that withholding figures never pays (ruleset 2026.3, section 1, on the day of its
 * version).
 */
const densities: Partial<Record<Layer["material"], DensityOf>> = {
  polyfoam: { comfort: 1.5, transition: 1.7, support: 1.6, base: 1.7, usual: 1.5 },
  "memory-foam": { usual: 3.6 },
  "gel-memory-foam": { usual: 3.4 },
  "dunlop-latex": { comfort: 4.8, transition: 4.5, support: 4.4, base: 4.7, usual: 4.5 },
  "talalay-latex": { usual: 4.4 },
};
const gauges = { pocketed: 14.75, tied: 14.25 };
const coilCount = 560;

/** The layers with all figures that the rules need; unpublished ones are assumed. */
export const withPublishedFigures = (layers: readonly Layer[]): readonly Layer[] => layers.map(withFigures);

function withFigures(layer: Layer): Layer {
  if (isSupportCoil(layer)) {
    if (layer.coil_gauge !== null && layer.coil_count_queen !== null) return layer;
    const gauge = layer.material === "pocketed-coils" ? gauges.pocketed : gauges.tied;
    return {
      ...layer,
      coil_gauge: layer.coil_gauge ?? gauge,
      coil_count_queen: layer.coil_count_queen ?? coilCount,
    };
  }
  const density = densities[layer.material];
  if (density === undefined || layer.density_lb_ft3 !== null) return layer;
  return { ...layer, density_lb_ft3: density[layer.role] ?? density.usual };
}
