import type { Material, MattressType } from "#contracts/mattress";
import type { LabelledLayer } from "~/mattress/layers/construction-diagram";
import type { DrawnLayer } from "~/mattress/layers/cross-section-geometry";

/** How a bed of each type is usually built: teaching drawings, not product data. Inches from the top. */

const layersOf = (...layers: [Material, inches: number][]): DrawnLayer[] =>
  layers.map(([material, inches]) => ({ material, inches }));

export const typicalBeds: Record<MattressType, { layers: readonly DrawnLayer[]; about: string }> = {
  innerspring: {
    layers: layersOf(["cover", 0.5], ["polyfoam", 1.5], ["bonnell-coils", 6.5], ["fiber", 0.5]),
    about: "Coils under a thin top. Bouncy and cool, with little give at the shoulder.",
  },
  hybrid: {
    layers: layersOf(["cover", 0.5], ["memory-foam", 2], ["polyfoam", 1.5], ["pocketed-coils", 7], ["polyfoam", 1]),
    about: "Coils wrapped one by one under two inches or more of foam. The all-rounder.",
  },
  "memory-foam": {
    layers: layersOf(["cover", 0.5], ["gel-memory-foam", 3], ["polyfoam", 2], ["polyfoam", 5]),
    about: "Softens with your body heat and hugs you. Quiet, but harder to turn over on.",
  },
  polyfoam: {
    layers: layersOf(["cover", 0.5], ["polyfoam", 2.5], ["polyfoam", 5.5]),
    about: "Springier and cheaper than memory foam. The denser the foam, the longer it lasts.",
  },
  latex: {
    layers: layersOf(["cover", 0.5], ["wool", 1], ["talalay-latex", 3], ["dunlop-latex", 6]),
    about: "Rubber foam that pushes right back. Cool, heavy and long-lasting.",
  },
  "latex-hybrid": {
    layers: layersOf(["cover", 0.5], ["wool", 0.5], ["talalay-latex", 3], ["pocketed-coils", 7]),
    about: "Latex above coils: lively, airy and firm at the edge.",
  },
  "adjustable-air": {
    layers: layersOf(["cover", 0.5], ["polyfoam", 3], ["air-chamber", 6], ["polyfoam", 1]),
    about: "You set the firmness with air, each side on its own. Good for couples who disagree.",
  },
  "polymer-grid": {
    layers: layersOf(["cover", 0.5], ["polymer-grid", 2], ["polyfoam", 3.5], ["polyfoam", 4]),
    about: "A stretchy grid that folds under pressure points and lets air through.",
  },
};

export const openedBed: readonly LabelledLayer[] = [
  { material: "cover", inches: 0.5, name: "Knit cover" },
  { material: "wool", inches: 0.75, name: "Wool" },
  { material: "gel-memory-foam", inches: 2, name: "Gel memory foam" },
  { material: "talalay-latex", inches: 1.5, name: "Talalay latex" },
  { material: "micro-coils", inches: 1.25, name: "Micro-coils" },
  { material: "pocketed-coils", inches: 7, name: "Pocketed coils" },
  { material: "polyfoam", inches: 1, name: "Base foam" },
];
