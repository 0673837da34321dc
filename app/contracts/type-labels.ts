import type { MattressType } from "./mattress";

/** Types of mattress in plain words, as facets and pages name them. Free of zod, so that pages may use it. */
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
