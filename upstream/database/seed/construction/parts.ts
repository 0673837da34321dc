import { clamp, tenths } from "../../../rules/piecewise";
import type { Random } from "../random";
import { capital, numberWord } from "../text/wording";
import type { LayerRecipe, Span } from "./recipe";

/** What a recipe is made with: chance, and how good the line is meant to be, from 0 (plain) to 1 (best). */
export interface Making {
  random: Random;
  grade: number;
  organic: boolean;
}

/** A density in tenths of lb/ft³: from `low` for the plainest line to `high` for the best, give or take. */
export function density({ random, grade }: Making, low: number, high: number): number {
  return tenths(clamp(low + (high - low) * grade + random.step(-0.2, 0.2, 0.1), low, high));
}

/** Coil counts a queen is commonly built with; more wire in better lines. */
export function coilCount({ random, grade }: Making, low: number, high: number): number {
  return Math.round((low + (high - low) * grade) / 8) * 8 + 8 * random.int(-3, 3);
}

/** Number of zones, or nothing for a layer of one firmness throughout. */
export function zonesFor({ random, grade }: Making): number | undefined {
  const zones = random.pick([3, 5, 7]);
  return random.chance(0.15 + grade * 0.45) ? zones : undefined;
}

export function cover({ random, organic }: Making, inches: Span): LayerRecipe {
  const names = organic
    ? ["Organic cotton cover", "Quilted organic cotton cover", "Cotton and wool cover"]
    : ["Stretch-knit cover", "Quilted knit cover", "Woven damask cover", "Blended knit cover", "Cool-touch knit cover"];
  return { role: "cover", material: "cover", name: random.pick(names), inches };
}

export function polyfoam(
  making: Making,
  role: LayerRecipe["role"],
  name: string,
  inches: Span,
  ild: Span,
): LayerRecipe {
  const [low, high] = role === "comfort" ? [1.2, 2.2] : role === "base" ? [1.5, 2] : [1.4, 2.2];
  return { role, material: "polyfoam", name, inches, ild, density: density(making, low, high) };
}

export function memoryFoam(making: Making, inches: Span, ild: Span, name?: string): LayerRecipe {
  const gel = making.random.chance(0.5);
  const names = gel
    ? ["Gel memory foam", "Gel-swirl memory foam", "Gel-infused memory foam"]
    : ["Memory foam", "Open-cell memory foam", "Slow-response memory foam", "Plant-oil memory foam"];
  return {
    role: "comfort",
    material: gel ? "gel-memory-foam" : "memory-foam",
    name: name ?? making.random.pick(names),
    inches,
    ild,
    density: density(making, 2.5, 5.5),
  };
}

export function latex(making: Making, role: LayerRecipe["role"], inches: Span, ild: Span): LayerRecipe {
  const talalay = role === "comfort" && making.random.chance(0.5);
  const kind = talalay ? "Talalay" : "Dunlop";
  // Zones are cut where a body reaches them, in the comfort layer or the core.
  const zones = role === "comfort" || role === "support" ? zonesFor(making) : undefined;
  const words = [zones ? "zoned" : "", making.organic && !talalay ? "organic" : "", kind, "latex"];
  const use = role === "support" ? " core" : role === "base" ? " base" : "";
  return {
    role,
    material: talalay ? "talalay-latex" : "dunlop-latex",
    name: capital(words.filter(Boolean).join(" ") + use),
    inches,
    ild,
    ...(zones ? { zones } : {}),
    density: talalay ? density(making, 4, 4.8) : density(making, 4.4, 5.5),
  };
}

export function pocketedCoils(making: Making, inches: Span, gauge: Span): LayerRecipe {
  const zones = zonesFor(making);
  return {
    role: "support",
    material: "pocketed-coils",
    name: zones ? `${capital(numberWord(zones))}-zone pocketed coils` : "Pocketed coils",
    inches,
    ...(zones ? { zones } : {}),
    gauge,
    coilCount: coilCount(making, 352, 1024),
  };
}
