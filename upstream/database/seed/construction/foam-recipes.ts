import { cover, latex, memoryFoam, polyfoam, type Making } from "./parts";
import type { LayerRecipe, Recipe } from "./recipe";

export function memoryFoams(making: Making): Recipe {
  const { random, grade } = making;
  const surface: LayerRecipe[] = random.chance(0.25 + grade * 0.35)
    ? [memoryFoam(making, 1, [8, 15], "Quick-response memory foam")]
    : [];
  return [
    cover(making, random.pick([0.25, 0.5])),
    ...surface,
    memoryFoam(making, [3.5, surface.length > 0 ? 1.5 : 2], [8, 20]),
    polyfoam(making, "transition", "Transition foam", [2, 1.5], [16, 42]),
    polyfoam(making, "support", "Support core", random.pick([5, 6, 7]), [28, 50]),
  ];
}

export function polyfoams(making: Making): Recipe {
  const { random } = making;
  const comfort = random.pick(["Breathable comfort foam", "Cushioning comfort foam", "Convoluted comfort foam"]);
  return [
    cover(making, random.pick([0.25, 0.5])),
    polyfoam(making, "comfort", comfort, [3, 2], [10, 40]),
    ...(random.chance(0.5) ? [polyfoam(making, "transition", "Transition foam", [1.5, 1], [18, 40])] : []),
    polyfoam(making, "support", "Support core", random.pick([5, 6]), [28, 46]),
  ];
}

export function allLatex(making: Making): Recipe {
  const { random } = making;
  return [
    cover(making, 0.5),
    ...(random.chance(0.6)
      ? [{ role: "comfort", material: "wool", name: "Wool batting", inches: 0.5 } satisfies LayerRecipe]
      : []),
    latex(making, "comfort", [3, 2], [14, 42]),
    ...(random.chance(0.4) ? [latex(making, "transition", 1, [22, 40])] : []),
    latex(making, "support", random.pick([5, 6]), [28, 46]),
  ];
}

/** Firmness is set by the sleeper; the models of a line differ in how much lies above the chambers. */
export function adjustableAirs(making: Making): Recipe {
  const { random } = making;
  const comfort = random.chance(0.5)
    ? memoryFoam(making, [2, 4], 13)
    : polyfoam(making, "comfort", "Cushioning comfort foam", [2, 4], 24);
  return [
    cover(making, 0.5),
    comfort,
    polyfoam(making, "transition", "Transition foam", 1, 30),
    {
      role: "support",
      material: "air-chamber",
      name: random.pick(["Air chamber for each side, one in a twin", "Air chamber for each side with foam rails"]),
      inches: 5,
    },
    polyfoam(making, "base", "Base foam", 1.5, 44),
  ];
}
