import type { Layer } from "#contracts/mattress";

/** The layers of one half of a bed whose halves are ordered one by one; `half` is its place among what they come in. */
export const layersOfHalf = (layers: readonly Layer[], half: number): Layer[] =>
  layers.map((layer) => ({ ...layer, ild: layer.ild_by_half?.[half] ?? layer.ild }));
