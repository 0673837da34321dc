import type { Layer } from "../../../app/contracts/mattress";
import { comfortLevel, type ComfortName } from "../../rules/comfort";
import { firmnessOf } from "../../rules/firmness";
import { layersOf, type Recipe, type TopStyle } from "./construction/recipe";
import type { Random } from "./random";

/** One model of a line: its comfort, its top and the layers that give it the firmness the name promises. */
export interface Rung {
  /** Null for a bed whose firmness the sleeper sets. */
  comfort: ComfortName | null;
  /** What the name says where it has no comfort. */
  label: string;
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
  const target = comfortLevel(comfort).firmness;
  let [softer, firmer] = [0, 1];
  for (let step = 0; step < 8; step += 1) {
    const middle = (softer + firmer) / 2;
    if (firmnessOf(layersOf(recipe, top, middle)) < target) softer = middle;
    else firmer = middle;
  }
  const [low, high] = [softer, firmer].map((share) => layersOf(recipe, top, share)) as [Layer[], Layer[]];
  const layers = Math.abs(firmnessOf(low) - target) < Math.abs(firmnessOf(high) - target) ? low : high;
  return { comfort, label: comfort, top, layers, firmness: firmnessOf(layers) };
}

/** The models of a line, softest first: a ladder of comforts that its recipe can build, with fitting tops. */
export function comfortLadder(recipe: Recipe, toppedChance: number, random: Random): Rung[] {
  const canTop = recipe.some((layer) => layer.topOnly) && random.chance(toppedChance);
  const style = random.pick(["pillow", "euro"] as const);
  const topMiddle = random.chance(0.5);
  const tried = new Map<ComfortName, Rung | undefined>();

  function rung(name: ComfortName): Rung | undefined {
    if (tried.has(name)) return tried.get(name);
    const target = comfortLevel(name).firmness;
    const mayTop = canTop && target < toppedUpTo;
    const wanted = mayTop && (target < 4.5 || topMiddle) ? style : "tight";
    const tops: TopStyle[] = mayTop ? [wanted, wanted === "tight" ? style : "tight"] : ["tight"];
    let found: Rung | undefined;
    for (const top of tops) {
      found = rungFor(recipe, name, top);
      if (Math.abs(found.firmness - target) <= tolerance) break;
      found = undefined;
    }
    tried.set(name, found);
    return found;
  }

  const count = random.pick(countWeights);
  const ofCount = random.sample(
    ladders.filter((names) => names.length === count),
    ladders.length,
  );
  for (const names of [...ofCount, ...random.sample(ladders, ladders.length)]) {
    const rungs = names.map(rung);
    if (rungs.every((each) => each !== undefined)) return rungs;
  }
  throw new RangeError("The recipe can build no ladder of comforts");
}

/** The models of a line of air beds: their firmness is set at home, so they differ in height, thinnest first. */
export function airLadder(recipe: Recipe, random: Random): Rung[] {
  const shares = random.pick([
    [0, 1],
    [0, 0.5, 1],
  ]);
  return shares.map((share) => {
    const layers = layersOf(recipe, "tight", share);
    const height = layers.reduce((sum, { inches }) => sum + inches, 0);
    return { comfort: null, label: `${height}-Inch`, top: "tight", layers, firmness: firmnessOf(layers) };
  });
}
