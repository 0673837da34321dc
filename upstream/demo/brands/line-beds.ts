import type { Layer } from "#contracts/mattress";
import { type ComfortName, comfortLevel } from "../../rules/comfort";
import { firmnessOf } from "../../rules/firmness";
import { type LayerRecipe, layersOf, type Recipe, type TopStyle } from "../catalogue/recipe";
import type { LayerSheet, LineSheet } from "./brand-sheet";

/** One bed of a line: its comfort, its top and the layers that give it the firmness its name promises. */
export interface LineBed {
  /** Null for a bed whose firmness the sleeper sets. */
  comfort: ComfortName | null;
  /** What its name says after the line's. */
  label: string;
  top: TopStyle;
  /** Top first. */
  layers: Layer[];
  /** 1 to 10, as built. */
  firmness: number;
  /** Usual price of a queen in dollars; null: unpublished. */
  queen: number | null;
  /** The comfort of its other side, where that differs. */
  otherSide: { comfort: ComfortName; firmness: number } | null;
  /** What each half can be ordered in, softest first; `comfort`, `layers` and `firmness` are of the middle one. */
  halves: readonly { comfort: ComfortName; firmness: number }[] | null;
}

/** A line may miss the firmness of a comfort name by this much and still carry the name. */
const tolerance = 0.45;

/** The beds of a line, softest or thinnest first. Throws RangeError where its layers can't give what it promises. */
export function bedsOf(line: LineSheet): LineBed[] {
  const recipe = line.layers.map(recipeOf);
  if (line.heights !== undefined) return airBeds(recipe, line.heights);
  if (line.flips !== undefined) return [flippingBed(line, recipe, line.flips)];
  if (line.halves !== undefined) return [bedOfHalves(line, recipe, line.halves)];
  return Object.entries(line.ladder ?? {}).map(([name, top]) => {
    const comfort = name as ComfortName;
    const { layers, firmness } = builtTo(line, recipe, comfort, top);
    return {
      comfort,
      label: `${comfort}${topNames[top]}`,
      top,
      layers,
      firmness,
      queen: line.queen === null ? null : line.queen + (top === "tight" ? 0 : (line.topped ?? 0)),
      otherSide: null,
      halves: null,
    };
  });
}

const topNames: Readonly<Record<TopStyle, string>> = { tight: "", pillow: " Pillow Top", euro: " Euro Top" };

const recipeOf = ({ lb, coils, top, ...layer }: LayerSheet): LayerRecipe => ({
  ...layer,
  ...(lb === undefined ? {} : { density: lb }),
  ...(coils === undefined ? {} : { coilCount: coils }),
  ...(top === undefined ? {} : { topOnly: true }),
});

/** How far along its spans a line lies where it has the firmness of a comfort name, by halves. */
function builtTo(line: LineSheet, recipe: Recipe, comfort: ComfortName, top: TopStyle) {
  const target = line.feels?.[comfort] ?? comfortLevel(comfort).firmness;
  let [softer, firmer] = [0, 1];
  for (let step = 0; step < 8; step += 1) {
    const middle = (softer + firmer) / 2;
    if (firmnessOf(layersOf(recipe, top, middle)) < target) softer = middle;
    else firmer = middle;
  }
  const built = [softer, firmer].map((along) => layersOf(recipe, top, along));
  const [layers] = built.sort(
    (one, other) => Math.abs(firmnessOf(one) - target) - Math.abs(firmnessOf(other) - target),
  );
  const firmness = firmnessOf(layers!);
  if (Math.abs(firmness - target) > tolerance) {
    const [softest, firmest] = [0, 1].map((along) => firmnessOf(layersOf(recipe, top, along)).toFixed(1));
    throw new RangeError(
      `${line.name}: ${comfort} (${top}) should be ${target}, and its layers reach from ${softest} to ${firmest}`,
    );
  }
  return { layers: layers!, firmness };
}

function airBeds(recipe: Recipe, heights: NonNullable<LineSheet["heights"]>): LineBed[] {
  return heights.map(({ along, queen }) => {
    const layers = layersOf(recipe, "tight", along);
    const height = layers.reduce((sum, { inches }) => sum + inches, 0);
    return {
      comfort: null,
      label: `${height}-Inch`,
      top: "tight",
      layers,
      firmness: firmnessOf(layers),
      queen,
      otherSide: null,
      halves: null,
    };
  });
}

/** A bed whose upper side is softer than its lower one: its layers are what they are, and both names must hold. */
function flippingBed(line: LineSheet, recipe: Recipe, [upper, lower]: readonly [ComfortName, ComfortName]): LineBed {
  const layers = layersOf(recipe, "tight", 0);
  const sides = [layers, [...layers].reverse()].map(firmnessOf);
  for (const [index, comfort] of [upper, lower].entries()) {
    const target = comfortLevel(comfort).firmness;
    if (Math.abs(sides[index]! - target) > tolerance) {
      throw new RangeError(
        `${line.name}: its ${comfort} side should be ${target}, and its layers come to ${sides[index]!.toFixed(2)}`,
      );
    }
  }
  return {
    comfort: upper,
    label: `${upper} and ${lower}`,
    top: "tight",
    layers,
    firmness: sides[0]!,
    queen: line.queen,
    otherSide: { comfort: lower, firmness: sides[1]! },
    halves: null,
  };
}

/** Of what halves come in, softest first, the one that speaks for the whole bed. */
export const middleOf = <T>(halves: readonly T[]): T => halves[Math.floor((halves.length - 1) / 2)]!;

/** A bed with a firmness of its own in each half: one build, and in some of its layers an ILD for each firmness. */
function bedOfHalves(line: LineSheet, recipe: Recipe, comforts: readonly ComfortName[]): LineBed {
  const built = comforts.map((comfort) => ({ comfort, ...builtTo(line, recipe, comfort, "tight") }));
  const middle = middleOf(built);
  const layers = middle.layers.map((layer, index) => {
    const own = built.map((half) => half.layers[index]!);
    const uneven = own.some((one) => JSON.stringify({ ...one, ild: null }) !== JSON.stringify({ ...layer, ild: null }));
    if (uneven) throw new RangeError(`${line.name}: its halves differ in more than the ILD of ${layer.name}`);
    const ilds = own.flatMap(({ ild }) => ild ?? []);
    return { ...layer, ild_by_half: new Set(ilds).size > 1 ? ilds : null };
  });
  return {
    comfort: null,
    label: "Dual Comfort",
    top: "tight",
    layers,
    firmness: middle.firmness,
    queen: line.queen,
    otherSide: null,
    halves: built.map(({ comfort, firmness }) => ({ comfort, firmness })),
  };
}
