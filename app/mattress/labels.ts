import type { Certificate, ModelAlias } from "~/contracts/catalogue";
import type { ConstructionScores, Layer, MattressSize, Material } from "~/contracts/mattress";

/** The catalogue's codes in plain words. No contract is imported but as a type: zod stays on the server. */

export const materialLabels: Record<Material, string> = {
  cover: "Cover fabric",
  fiber: "Fiber",
  wool: "Wool",
  polyfoam: "Polyfoam",
  "memory-foam": "Memory foam",
  "gel-memory-foam": "Gel memory foam",
  "dunlop-latex": "Dunlop latex",
  "talalay-latex": "Talalay latex",
  "polymer-grid": "Polymer grid",
  "micro-coils": "Micro-coils",
  "pocketed-coils": "Pocketed coils",
  "bonnell-coils": "Bonnell coils",
  "offset-coils": "Offset coils",
  "continuous-coils": "Continuous coils",
  "air-chamber": "Air chamber",
};

export const roleLabels: Record<Layer["role"], string> = {
  cover: "Cover",
  comfort: "Comfort",
  transition: "Transition",
  support: "Support",
  base: "Base",
};

export const sizeLabels: Record<MattressSize, string> = {
  twin: "Twin",
  "twin-xl": "Twin XL",
  full: "Full",
  queen: "Queen",
  king: "King",
  "cal-king": "Cal king",
  "split-king": "Split king",
};

/** Within a sentence: "cal king", "twin XL"; "mattress" where nobody says of which size it is. */
export const sizeName = (size: MattressSize | null) =>
  size === null ? "mattress" : sizeLabels[size].toLowerCase().replace("xl", "XL");

export const topStyleLabels = { tight: "Tight top", pillow: "Pillow top", euro: "Euro top" } as const;

/** In the order in which the scores are read; the second text says what the figure is about. */
export const scoreLabels: Record<keyof ConstructionScores, { label: string; about: string }> = {
  pressure_relief: { label: "Pressure relief", about: "How gently it takes shoulders and hips" },
  support: { label: "Support", about: "How level it keeps the back" },
  motion_isolation: { label: "Motion isolation", about: "How little a partner's turning travels" },
  cooling: { label: "Cooling", about: "How well heat gets away" },
  edge_support: { label: "Edge support", about: "How well the border carries someone sitting on it" },
  responsiveness: { label: "Responsiveness", about: "How easily one turns over on it" },
  durability: { label: "Durability", about: "How long the materials keep their shape" },
};

export const weightBandLabels: Record<string, string> = {
  "under-130": "Under 130 lb",
  "130-230": "130 to 230 lb",
  "over-230": "Over 230 lb",
};

export const proofLabels = {
  receipt: "Receipt checked",
  retailer: "Invited by the retailer",
  email: "E-mail address confirmed only",
} as const;

export const certificateScopeLabels: Record<Certificate["scope"], string> = {
  component: "A component",
  "whole-product": "The whole product",
};

export const aliasKindLabels: Record<ModelAlias["kind"], string> = {
  "same-specification": "Same specification",
  "same-core": "Same core, other top",
  similar: "Similar",
};

export const confidenceLabels: Record<ModelAlias["confidence"], string> = {
  high: "High",
  medium: "Medium",
  low: "Low",
};
