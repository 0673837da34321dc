import type { Layer, Treatment } from "#contracts/mattress";

/** The treatments of a layer's material, as published by its maker. */
export const treatmentsOf = ({ treatments }: Layer): ReadonlySet<Treatment> => new Set(treatments);
