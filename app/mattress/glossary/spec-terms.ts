import type { ConstructionScores, Material } from "#contracts/mattress";

/** Slugs of the glossary's terms (upstream/content/glossary) for words of specifications. */

export const materialTerms: Partial<Record<Material, string>> = {
  cover: "cover",
  polyfoam: "polyfoam",
  "memory-foam": "memory-foam",
  "gel-memory-foam": "gel-foam",
  "dunlop-latex": "dunlop",
  "talalay-latex": "talalay",
  "polymer-grid": "polymer-grid",
  "micro-coils": "micro-coil",
  "pocketed-coils": "pocketed-coil",
  "bonnell-coils": "bonnell",
  "offset-coils": "offset-coil",
  "continuous-coils": "continuous-coil",
  "air-chamber": "air-chamber",
};

export const scoreTerms: Record<keyof ConstructionScores, string> = {
  pressure_relief: "pressure-relief",
  support: "support",
  motion_isolation: "motion-isolation",
  cooling: "breathability",
  edge_support: "edge-support",
  responsiveness: "response-time",
  durability: "durability",
};

/** By the codes of certificates. */
export const certificateTerms: Readonly<Record<string, string>> = {
  "certipur-us": "certipur-us",
  "greenguard-gold": "greenguard",
  gots: "gots",
  gols: "gols",
  "oeko-tex-100": "oeko-tex",
  "eco-institut": "eco-institut",
  "made-safe": "made-safe",
  fsc: "fsc",
};
