import type { MattressType } from "~/contracts/mattress";
import type { LabelledLayer } from "~/mattress/construction-diagram";
import type { DrawnLayer } from "~/mattress/cross-section-geometry";

/** How a bed of each type is usually built: teaching drawings, not product data. Inches from the top. */

export interface TypicalBed {
  type: MattressType;
  layers: readonly DrawnLayer[];
  /** What it is made of and what that does, in one or two sentences. */
  about: string;
}

export const typicalBeds: readonly TypicalBed[] = [
  {
    type: "innerspring",
    layers: [
      { material: "cover", inches: 0.5 },
      { material: "polyfoam", inches: 1.5 },
      { material: "bonnell-coils", inches: 6.5 },
      { material: "fiber", inches: 0.5 },
    ],
    about: "Coils under a thin top. Bouncy and cool, with little give at the shoulder.",
  },
  {
    type: "hybrid",
    layers: [
      { material: "cover", inches: 0.5 },
      { material: "memory-foam", inches: 2 },
      { material: "polyfoam", inches: 1.5 },
      { material: "pocketed-coils", inches: 7 },
      { material: "polyfoam", inches: 1 },
    ],
    about: "Coils wrapped one by one under two inches or more of foam. The all-rounder.",
  },
  {
    type: "memory-foam",
    layers: [
      { material: "cover", inches: 0.5 },
      { material: "gel-memory-foam", inches: 3 },
      { material: "polyfoam", inches: 2 },
      { material: "polyfoam", inches: 5 },
    ],
    about: "Yields slowly with warmth. Quiet and close-fitting; turning over takes longer.",
  },
  {
    type: "polyfoam",
    layers: [
      { material: "cover", inches: 0.5 },
      { material: "polyfoam", inches: 2.5 },
      { material: "polyfoam", inches: 5.5 },
    ],
    about: "Springier and cheaper than memory foam. Its density tells how long it will last.",
  },
  {
    type: "latex",
    layers: [
      { material: "cover", inches: 0.5 },
      { material: "wool", inches: 1 },
      { material: "talalay-latex", inches: 3 },
      { material: "dunlop-latex", inches: 6 },
    ],
    about: "Rubber foam with a quick push back. Cool, heavy and long-lived.",
  },
  {
    type: "latex-hybrid",
    layers: [
      { material: "cover", inches: 0.5 },
      { material: "wool", inches: 0.5 },
      { material: "talalay-latex", inches: 3 },
      { material: "pocketed-coils", inches: 7 },
    ],
    about: "Latex above coils: lively, airy and firm at the edge.",
  },
  {
    type: "adjustable-air",
    layers: [
      { material: "cover", inches: 0.5 },
      { material: "polyfoam", inches: 3 },
      { material: "air-chamber", inches: 6 },
      { material: "polyfoam", inches: 1 },
    ],
    about: "Air chambers set the firmness, one for each side. Suits couples who disagree.",
  },
  {
    type: "polymer-grid",
    layers: [
      { material: "cover", inches: 0.5 },
      { material: "polymer-grid", inches: 2 },
      { material: "polyfoam", inches: 3.5 },
      { material: "polyfoam", inches: 4 },
    ],
    about: "A stretchy grid that folds under pressure points and lets air through.",
  },
];

/** The bed drawn on the home page. */
export const openedBed: readonly LabelledLayer[] = [
  { material: "cover", inches: 0.5, name: "Knit cover" },
  { material: "wool", inches: 0.75, name: "Wool" },
  { material: "gel-memory-foam", inches: 2, name: "Gel memory foam" },
  { material: "talalay-latex", inches: 1.5, name: "Talalay latex" },
  { material: "micro-coils", inches: 1.25, name: "Micro-coils" },
  { material: "pocketed-coils", inches: 7, name: "Pocketed coils" },
  { material: "polyfoam", inches: 1, name: "Base foam" },
];
