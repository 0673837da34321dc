import type { Layer, Treatment } from "#contracts/mattress";

/** What is done to the material of a layer, as its maker publishes it. */
export const treatmentsOf = ({ treatments }: Layer): ReadonlySet<Treatment> => new Set(treatments);
