import type { MattressSize, MattressType } from "../../../../app/contracts/mattress";
import { comfortLevels } from "../../../rules/comfort";
import type { SeedModel } from "../catalogue-data";
import type { Market } from "./market";

/** Densities, in pounds per cubic foot, under which foam near the top packs down early. */
const lightFoam = { polyfoam: 1.7, memory: 3.5 };
const boxable = new Set(["memory-foam", "polyfoam", "hybrid", "latex", "polymer-grid"]);

const known = new WeakMap<SeedModel, ReadonlySet<string>>();

/** What is true of a bed, as the rows of the stock ask for it. */
export function bedTags(model: SeedModel): ReadonlySet<string> {
  const found = known.get(model) ?? new Set(tagsOf(model));
  known.set(model, found);
  return found;
}

function tagsOf(model: SeedModel): string[] {
  const materials = new Set(model.layers.map(({ material }) => material));
  const has = (...words: string[]) => [...materials].some((material) => words.some((word) => material.includes(word)));
  const memory = model.layers.filter(({ material, role }) => material.includes("memory-foam") && role === "comfort");
  const light = model.layers.some(
    ({ role, material, density_lb_ft3: density, inches }) =>
      role === "comfort" &&
      density !== null &&
      inches >= 1 &&
      ((material === "polyfoam" && density <= lightFoam.polyfoam) ||
        (material.includes("memory-foam") && density < lightFoam.memory)),
  );
  const springs = has("coils");
  const air = has("air-chamber");
  const firmness = model.firmness.measured ?? model.firmness.claimed;
  const named = comfortLevels.some(({ name }) => ` ${model.name} `.includes(` ${name} `));
  const queen = model.variants.find((variant) => variant.size === "queen")?.list_cents ?? null;
  const facts: Record<string, boolean> = {
    memory: memory.length > 0,
    gel: materials.has("gel-memory-foam"),
    densememory: memory.length > 0 && memory.every(({ density_lb_ft3: density }) => (density ?? 0) >= 4),
    lowfoam: light,
    foamy: has("memory-foam", "polyfoam") && !materials.has("wool"),
    allfoam: !springs && !air && !has("latex", "grid"),
    coils: springs && !air,
    pocketed: materials.has("pocketed-coils"),
    laced: has("bonnell", "offset", "continuous"),
    latex: has("latex"),
    grid: materials.has("polymer-grid"),
    wool: materials.has("wool"),
    air,
    fixed: !air,
    tallbed: model.height_inches >= 11,
    zoned: model.layers.some(({ zones }) => (zones ?? 1) >= 3),
    pillow: model.top_style === "pillow",
    euro: model.top_style === "euro",
    tight: model.top_style === "tight",
    comfort: !air && named,
    soft: !air && firmness < 4.4,
    firm: !air && firmness >= 7,
    cheap: queen !== null && queen <= 90_000,
    dear: queen !== null && queen >= 160_000,
  };
  return Object.keys(facts).filter((fact) => facts[fact]);
}

/** What is true of how and in which size a bed was bought. */
export function purchaseTags(market: Market, type: MattressType, size: MattressSize, online: boolean): string[] {
  const facts: Record<string, boolean> = {
    boxed: online && market.boxes && boxable.has(type),
    delivered: !online,
    storeonly: !market.online,
    king: size === "king" || size === "cal-king",
    queen: size === "queen",
    full: size === "full",
    split: size === "split-king",
    big: size === "queen" || size.endsWith("king"),
  };
  return Object.keys(facts).filter((fact) => facts[fact]);
}
