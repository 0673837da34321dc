import type { MattressType } from "~/contracts/mattress";
import { typeLabels } from "~/contracts/type-labels";

/** "Innerspring, Latex hybrid": a line never ends within a name. */
export const typeList = (types: readonly MattressType[]) =>
  types.map((type) => typeLabels[type].replace(" ", "\u00a0")).join(", ");
