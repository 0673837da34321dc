import type { MattressType } from "../../../../app/contracts/mattress";
import { hybrids, innersprings, latexHybrids, polymerGrids } from "./coil-recipes";
import { adjustableAirs, allLatex, memoryFoams, polyfoams } from "./foam-recipes";
import type { Making } from "./parts";
import type { Recipe } from "./recipe";

const recipes: Record<MattressType, (making: Making) => Recipe> = {
  innerspring: innersprings,
  hybrid: hybrids,
  "memory-foam": memoryFoams,
  polyfoam: polyfoams,
  latex: allLatex,
  "latex-hybrid": latexHybrids,
  "adjustable-air": adjustableAirs,
  "polymer-grid": polymerGrids,
};

/** A recipe meant for a type. What type its models are, the rule in upstream/rules says from their layers. */
export function recipeForType(type: MattressType, making: Making): Recipe {
  return recipes[type](making);
}
