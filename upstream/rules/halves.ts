import type { Layer } from "#contracts/mattress";

/**
 * The layers of one half of a bed whose halves are ordered separately; `half` is an index into the available options.
 */
export const layersOfHalf = (layers: readonly Layer[], half: number): Layer[] =>
  layers.map((layer) => ({ ...layer, ild: layer.ild_by_half?.[half] ?? layer.ild }));
