import type { Layer } from "../../../app/contracts/mattress";
import { comfortFirmness, comfortLevels, type ComfortName } from "../../rules/comfort";
import { firmnessOf } from "../../rules/firmness";
import { layersOf, type Recipe, type TopStyle } from "./construction/recipe";
import type { Random } from "./random";

/** One model of a line: its comfort, its top and the layers that give it the firmness the name promises. */
export interface Rung {
  comfort: ComfortName;
  top: TopStyle;
  layers: Layer[];
  firmness: number;
}

/** Comforts that lines are sold in, softest first. */
const ladders: readonly (readonly ComfortName[])[] = [
  ["Plush", "Firm"],
  ["Medium", "Firm"],
  ["Plush", "Luxury Firm"],
  ["Plush", "Medium", "Firm"],
  ["Plush", "Medium", "Luxury Firm"],
  ["Plush", "Luxury Firm", "Firm"],
  ["Ultra Plush", "Medium", "Firm"],
  ["Medium", "Firm", "Extra Firm"],
  ["Medium", "Luxury Firm", "Firm"],
  ["Plush", "Medium", "Luxury Firm", "Firm"],
  ["Plush", "Medium", "Firm", "Extra Firm"],
  ["Ultra Plush", "Plush", "Medium", "Firm"],
];
const countWeights = [2, 3, 3, 3, 4] as const;

/** A recipe may miss the firmness of a comfort name by this much and still carry the name. */
const tolerance = 0.4;
/** A soft bed may be topped; a firm one is not. */
const toppedUpTo = 6.5;

function rungFor(recipe: Recipe, comfort: ComfortName, top: TopStyle): Rung {
  const target = comfortFirmness(comfort);
  let [softer, firmer] = [0, 1];
  for (let step = 0; step < 9; step += 1) {
    const middle = (softer + firmer) / 2;
    if (firmnessOf(layersOf(recipe, top, middle)) < target) softer = middle;
    else firmer = middle;
  }
  const [low, high] = [softer, firmer].map((share) => layersOf(recipe, top, share)) as [Layer[], Layer[]];
  const layers = Math.abs(firmnessOf(low) - target) < Math.abs(firmnessOf(high) - target) ? low : high;
  return { comfort, top, layers, firmness: firmnessOf(layers) };
}

/** The models of a line, softest first: a ladder of comforts that its recipe can build, with fitting tops. */
export function comfortLadder(recipe: Recipe, toppedChance: number, random: Random): Rung[] {
  const canTop = recipe.some((layer) => layer.topOnly) && random.chance(toppedChance);
  const style = random.pick(["pillow", "euro"] as const);
  const built = new Map<ComfortName, Rung>();
  for (const { name, firmness } of comfortLevels) {
    const mayTop = canTop && firmness < toppedUpTo;
    const wanted = mayTop && (firmness < 4.5 || random.chance(0.5)) ? style : "tight";
    const tops: TopStyle[] = mayTop ? [wanted, wanted === "tight" ? style : "tight"] : ["tight"];
    const close = (rung: Rung) => Math.abs(rung.firmness - firmness) <= tolerance;
    const first = rungFor(recipe, name, tops[0] ?? "tight");
    const rung = close(first)
      ? first
      : tops
          .slice(1)
          .map((top) => rungFor(recipe, name, top))
          .find(close);
    if (rung) built.set(name, rung);
  }
  const buildable = ladders.filter((names) => names.every((name) => built.has(name)));
  const count = random.pick(countWeights);
  const fitting = buildable.filter((names) => names.length === count);
  const names = random.pick(fitting.length > 0 ? fitting : buildable);
  return names.map((name) => built.get(name) as Rung);
}
