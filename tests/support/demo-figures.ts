import type { Layer, MattressType } from "#contracts/mattress";
import type { SeedModel } from "../../upstream/demo/catalogue/catalogue-data";
import { generateBeds } from "../../upstream/demo/catalogue/generate-catalogue";

/** Figures of the demonstration's beds. */

export const { models } = generateBeds(1);

export const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
export const shareOf = <Value>(values: readonly Value[], is: (value: Value) => boolean) =>
  values.filter(is).length / values.length;
/** Whether a value lies in a range, its ends included. */
export const within =
  ([low, high]: readonly number[]) =>
  (value: number) =>
    value >= low! && value <= high!;
export const known = (values: readonly (number | null)[]) => values.filter((value) => value !== null);

export const isOf = (type: MattressType) => (model: SeedModel) => model.type === type;
export const has = (material: Layer["material"]) => (model: SeedModel) =>
  model.layers.some((layer) => layer.material === material);
export const layersOf = (...materials: Layer["material"][]) =>
  models.flatMap(({ layers }) => layers.filter(({ material }) => materials.includes(material)));
/** What beds of a type do on average, from 1 to 5. */
export const readingOf = (type: MattressType, part: keyof SeedModel["scores"]) =>
  mean(models.filter(isOf(type)).map(({ scores }) => scores[part]));

export const queenCents = ({ variants }: SeedModel) =>
  variants.find(({ size }) => size === "queen")?.list_cents ?? null;
/** Dollars that queens cost, rounded up as people do: $299 is 300. */
export const queenPrices = (of: (model: SeedModel) => boolean) =>
  known(models.filter(of).map(queenCents)).map((cents) => cents / 100 + 1);
