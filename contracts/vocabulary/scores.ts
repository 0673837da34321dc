/** In the order in which the scores are shown. */
export const scoreLabels = {
  pressure_relief: { label: "Pressure relief", about: "How gentle it is on shoulders and hips" },
  support: { label: "Support", about: "How well it keeps your spine in line" },
  motion_isolation: { label: "Motion isolation", about: "How little you feel your partner move" },
  cooling: { label: "Cooling", about: "How cool it sleeps" },
  edge_support: { label: "Edge support", about: "How well the edge holds when you sit on it" },
  responsiveness: { label: "Responsiveness", about: "How easy it is to turn over" },
  durability: { label: "Durability", about: "How long it keeps its shape" },
} as const;

/**
 * Parts of the Bedlark score, which says how good a bed of its kind is, with their weights (ruleset 2026.3, section 6).
 */
export const scorePartLabels = {
  build: { label: "Build", about: "How good its materials are, beside beds of its type", share: 28 },
  performance: { label: "Performance", about: "How it does beside beds of its type and firmness", share: 24 },
  lasting: { label: "Lasting", about: "How long it should keep its shape, beside beds of its type", share: 22 },
  owners: { label: "Owners", about: "What owners say after a year or more", share: 16 },
  terms: { label: "Terms", about: "Trial, return and warranty", share: 10 },
} as const;
