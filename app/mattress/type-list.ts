import type { MattressType } from "~/contracts/mattress";
import { typeLabels } from "~/contracts/vocabulary/mattress";

/** "Latex hybrid", or a phrase for null, an unpublished type. */
export const typeName = (type: MattressType | null) => (type === null ? "Type not published" : typeLabels[type]);

/** 12 → "12″" */
export const heightText = (inches: number | null) => (inches === null ? "Height not published" : `${inches}″`);

/** "Innerspring, Latex hybrid", with non-breaking spaces inside the names. */
export const typeList = (types: readonly MattressType[]) =>
  types.length === 0 ? "Not published" : types.map((type) => typeLabels[type].replace(" ", "\u00a0")).join(", ");
