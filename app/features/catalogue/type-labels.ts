import type { MattressType } from "~/contracts/mattress";

/** Types of mattress in plain words; apart from the other labels, since the home page needs these alone. */
export const typeLabels: Record<MattressType, string> = {
  innerspring: "Innerspring",
  hybrid: "Hybrid",
  "memory-foam": "Memory foam",
  polyfoam: "Polyfoam",
  latex: "Latex",
  "latex-hybrid": "Latex hybrid",
  "adjustable-air": "Adjustable air",
  "polymer-grid": "Polymer grid",
};

/** "Innerspring, Latex hybrid": a line never ends within a name. */
export const typeList = (types: readonly MattressType[]) =>
  types.map((type) => typeLabels[type].replace(" ", "\u00a0")).join(", ");
