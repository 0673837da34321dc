import type { MattressType, ModelSummary } from "#contracts/mattress";
import { madeForLabels, typeLabels } from "#contracts/vocabulary/mattress";

/** "Latex hybrid", or a phrase for null, an unpublished type. */
export const typeName = (type: MattressType | null) => (type === null ? "Type not published" : typeLabels[type]);

/** "hybrid", "memory foam bed", after "a" or "every". */
export const bedOfType = (type: MattressType) => {
  const label = typeLabels[type].toLowerCase();
  return /hybrid|innerspring/.test(label) ? label : `${label} bed`;
};

/** "hybrids", "memory foam beds" */
const bedsOfType = (type: MattressType) => `${bedOfType(type)}s`;

/** "among hybrids", after a score; null where the type is not published. */
export const amongBeds = (type: MattressType | null) => (type === null ? null : `among ${bedsOfType(type)}`);

/** "Polyfoam, for bunk beds": nobody should take such a bed for an adult's. */
export const kindName = (
  { type, made_for: use }: Pick<ModelSummary, "type"> & Partial<Pick<ModelSummary, "made_for">>,
  name: string = typeName(type),
) => (use ? `${name}, for ${madeForLabels[use]}` : name);

/** "6.5″ tall", of a bed for a bunk: its height decides whether a child can roll over the rail. */
export const bunkHeight = ({ height_inches: inches }: Pick<ModelSummary, "height_inches">, forBunk: boolean) =>
  forBunk && inches !== null ? [`${inches}″ tall`] : [];

/** 12 → "12″" */
export const heightText = (inches: number | null) => (inches === null ? "Height not published" : `${inches}″`);

/** "Innerspring, Latex hybrid", with non-breaking spaces inside the names. */
export const typeList = (types: readonly MattressType[]) =>
  types.length === 0 ? "Not published" : types.map((type) => typeLabels[type].replace(" ", "\u00a0")).join(", ");
