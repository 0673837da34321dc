import type { ComparedModel } from "../../app/contracts/comparisons";

/** Two beds that differ in every way that a comparison tells apart: published, not published, no, and not there. */

const link = (name: string) => ({ slug: name.toLowerCase().replaceAll(" ", "-"), name });

export const larkFirm: ComparedModel = {
  ...link("Lark Firm"),
  summary: "",
  brand: link("Meadow"),
  collection: link("Day"),
  line: link("Lark"),
  type: "latex-hybrid",
  top_style: "tight",
  height_inches: 11,
  score: 85,
  scores: {
    pressure_relief: 3.6,
    support: 4.5,
    motion_isolation: 2.8,
    cooling: 5,
    edge_support: 4.7,
    responsiveness: 5,
    durability: 4.6,
  },
  firmness: { claimed: 7, measured: null, felt: [{ weight_band: "130-230", firmness: 7.2, owners: 12 }] },
  layers: [
    { position: 1, role: "cover", material: "cover", name: "Cover", inches: 0.5, density_lb_ft3: null, ild: null, zones: null, coil_count_queen: null, coil_gauge: null },
    { position: 2, role: "comfort", material: "dunlop-latex", name: "Latex", inches: 3, density_lb_ft3: 5.5, ild: 30, zones: null, coil_count_queen: null, coil_gauge: null },
    { position: 3, role: "support", material: "pocketed-coils", name: "Coils", inches: 7.5, density_lb_ft3: null, ild: null, zones: 7, coil_count_queen: 1008, coil_gauge: null },
  ],
  variants: [
    { size: "queen", width_inches: 60, length_inches: 80, price_cents: 239_900, seller: "Second Moon", observed_on: "2026-11-07" },
    { size: "king", width_inches: 76, length_inches: 80, price_cents: null, seller: "Second Moon", observed_on: "2026-11-07" },
  ],
  policies: {
    source: "Policy page",
    checked_on: "2026-09-21",
    trial_nights: 100,
    break_in_nights: 30,
    return_fee_cents: 14_900,
    return_pickup: false,
    return_kind: "refund",
    warranty_years: 20,
    nonprorated_years: null,
    sag_threshold_inches: 1,
    foundation_required: true,
    stain_voids_warranty: null,
  },
  certificates: [
    { code: "gols", name: "GOLS", scope: "component", covers: "latex", source: "Certifier's list", checked_on: "2026-10-03" },
  ],
  aliases: [
    { name: "Meadow Dawn Firm", seller: "Hollow Oak", kind: "same-core", evidence: "The cores match on paper.", confidence: "medium" },
  ],
  rating: { count: 40, average: 4.1 },
  sources: { specification: { source: "Spec sheet", checked_on: "2026-10-03" }, measurement: null },
  price: {
    size: "queen",
    now_cents: 239_900,
    seller: "Second Moon",
    observed_on: "2026-11-07",
    usual_cents: 249_900,
    usual_of: 9,
    lowest_cents: 219_900,
    lowest_on: "2026-05-01",
  },
  store_count: 0,
  deal: { slug: "lark-sale", title: "Lark sale", ends_on: "2026-12-01" },
};

export const owlSoft: ComparedModel = {
  ...larkFirm,
  ...link("Owl Soft"),
  brand: link("Nightfall"),
  type: "memory-foam",
  score: 70,
  scores: { ...larkFirm.scores!, pressure_relief: 4.6, durability: 3 },
  firmness: { claimed: 4, measured: 4.4, felt: [] },
  layers: [
    { position: 1, role: "comfort", material: "memory-foam", name: "Foam", inches: 3, density_lb_ft3: 4, ild: 12, zones: null, coil_count_queen: null, coil_gauge: null },
    { position: 2, role: "support", material: "polyfoam", name: "Core", inches: 8, density_lb_ft3: null, ild: null, zones: null, coil_count_queen: null, coil_gauge: null },
  ],
  variants: [
    { size: "queen", width_inches: 60, length_inches: 80, price_cents: 40_900, seller: "Nightfall", observed_on: "2026-11-04" },
  ],
  policies: {
    ...larkFirm.policies!,
    trial_nights: 100,
    break_in_nights: null,
    return_fee_cents: 0,
    return_pickup: true,
    warranty_years: 10,
    nonprorated_years: 10,
  },
  certificates: [],
  aliases: [],
  rating: { count: 3, average: null },
  sources: {
    specification: { source: "Spec sheet", checked_on: "2026-10-10" },
    measurement: { source: "Our own measurement", checked_on: "2026-08-01" },
  },
  price: {
    size: "queen",
    now_cents: 40_900,
    seller: "Nightfall",
    observed_on: "2026-11-04",
    usual_cents: null,
    usual_of: 1,
    lowest_cents: 32_900,
    lowest_on: "2026-01-17",
  },
  store_count: 65,
  deal: null,
};
