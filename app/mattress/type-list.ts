import type { MattressType } from "~/contracts/mattress";
import { typeLabels } from "~/contracts/vocabulary/mattress";

/** "Latex hybrid"; null: nobody says of which type it is. */
export const typeName = (type: MattressType | null) => (type === null ? "Type not published" : typeLabels[type]);

/** 12 → "12″" */
export const heightText = (inches: number | null) => (inches === null ? "Height not published" : `${inches}″`);

/** "Innerspring, Latex hybrid": a line never ends within a name. */
export const typeList = (types: readonly MattressType[]) =>
  types.length === 0 ? "Not published" : types.map((type) => typeLabels[type].replace(" ", "\u00a0")).join(", ");
