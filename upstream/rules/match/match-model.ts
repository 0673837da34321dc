import type { Policies } from "#contracts/catalogue";
import type { Firmness, Layer, MadeFor, Material, MattressSize } from "#contracts/mattress";
import { firmnessOf } from "../firmness";
import { layersOfHalf } from "../halves";
import { inchesOf, isMemoryFoam, isSupportCoil, layersAboveSupport } from "../layer-families";
import { centsNow } from "../model-price";
import { type Readings, readingsOf } from "../readings/readings";
import { withTest } from "../readings/tested";
import { withPublishedFigures } from "../readings/unpublished";
import type { Results } from "../test-method";

/** What the engine may know about a model. Who pays for a sale is not included, and must never be. */
export interface MatchModel {
  card: { slug: string; name: string };
  /** Models of one line differ only in their comfort level. */
  line_id: number;
  readings: Readings;
  /** The readings rest on a test rather than on the layers alone. */
  tested: boolean;
  firmness: Firmness;
  build: Build;
  /** The options that each half can be ordered in, softest first; empty: the bed is the same all over. */
  halves: readonly Half[];
  height_inches: number;
  materials: ReadonlySet<Material>;
  /** Maximum pounds per side; null: the maker does not publish it. */
  capacity_pounds: number | null;
  /** What it is sold for, unless it is a bed for adults. */
  made_for: MadeFor | null;
  /** Sizes it is made in, smallest first. */
  prices: ReadonlyMap<MattressSize, { now_cents: number | null }>;
  policies: Pick<Policies, "trial_nights" | "break_in_nights" | "return_fee_cents" | "return_kind">;
  /** Null: delivered everywhere. */
  delivery_states: ReadonlySet<string> | null;
  owners: readonly { position: string; weight_band: string; count: number; mean: number }[];
  /** Bayesian mean of all owners' stars, however many there are. */
  owner_stars: number;
  store_ids: readonly number[];
}

/** A foam above the core. */
interface Foam {
  memory: boolean;
  inches: number;
  /** lb/ft³ */
  density: number;
}

/** One half of a bed in the firmness that its sleeper orders: a separate surface. */
export interface Half {
  /** As claimed by its brand. */
  firmness: number;
  readings: Readings;
  build: Build;
}

/** What the rules for weight and feel need to know about the layers. */
export interface Build {
  /** 1 to 10; for a bed that is set at home, at the middle of its range. */
  firmness: number;
  /** Above the core, without covers. */
  comfortInches: number;
  sewnPillowTop: boolean;
  foams: readonly Foam[];
  /** Gauge of the support coils; null: it has none. */
  coilGauge: number | null;
  /** Density of the polyfoam core of a bed without coils; null: it has none. */
  foamCoreDensity: number | null;
  /** Inches of layers whose density, gauge or count is unpublished. */
  unpublishedInches: number;
}

export function buildOf(layers: readonly Layer[], topStyle: string): Build {
  const whole = withPublishedFigures(layers);
  const coils = whole.find(isSupportCoil);
  const core = whole.find(({ role }) => role === "support");
  return {
    firmness: firmnessOf(layers),
    comfortInches: inchesOf(layersAboveSupport(layers), ({ material }) => material !== "cover"),
    sewnPillowTop: topStyle === "pillow",
    foams: whole.flatMap((layer) =>
      layer.role !== "support" &&
      layer.role !== "base" &&
      (isMemoryFoam(layer) || layer.material === "polyfoam") &&
      layer.density_lb_ft3 !== null
        ? [{ memory: isMemoryFoam(layer), inches: layer.inches, density: layer.density_lb_ft3 }]
        : [],
    ),
    coilGauge: coils?.coil_gauge ?? null,
    foamCoreDensity: coils === undefined && core?.material === "polyfoam" ? core.density_lb_ft3 : null,
    unpublishedInches: layers.reduce((sum, layer, index) => sum + (layer === whole[index] ? 0 : layer.inches), 0),
  };
}

/** The halves of a bed, each read from its own layers and, like the whole bed, from its test (null: none). */
export const halvesOf = (
  { firmness, layers, top_style }: { firmness: Firmness; layers: readonly Layer[]; top_style: string },
  results: Results | null,
): Half[] =>
  (firmness.halves ?? []).map((claimed, index) => {
    const own = layersOfHalf(layers, index);
    return { firmness: claimed, readings: withTest(readingsOf(own), results), build: buildOf(own, top_style) };
  });

/** Whether children sleep on it. Its owners, who state their weight, are adults. */
export const isForChildren = ({ made_for: use }: Pick<MatchModel, "made_for">): boolean =>
  use === "children" || use === "bunk";

/** What is known about the delivery ZIP. */
export interface MatchPlace {
  /** Two letters; null when no ZIP was given or it does not exist. */
  state: string | null;
  /** Stores within the ruleset's distance; null: no location, so any store will do. */
  nearStores: ReadonlySet<number> | null;
}

export const nowhere: MatchPlace = { state: null, nearStores: null };

/** Without a chosen size, the queen is priced; if the model isn't made in queen, its smallest size. */
export function pricedSize(model: Pick<MatchModel, "prices">, wanted: MattressSize | null): MattressSize {
  if (wanted !== null) return wanted;
  return model.prices.has("queen") ? "queen" : ([...model.prices.keys()][0] ?? "queen");
}

export const priceCents = (model: Pick<MatchModel, "prices">, wanted: MattressSize | null) =>
  centsNow(model, pricedSize(model, wanted));

export const storesThatCarry = (model: MatchModel, { nearStores }: MatchPlace) =>
  nearStores === null ? model.store_ids.length : model.store_ids.filter((id) => nearStores.has(id)).length;
