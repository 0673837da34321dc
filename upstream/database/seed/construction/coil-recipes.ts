import { cover, coilCount, latex, memoryFoam, pocketedCoils, polyfoam, type Making } from "./parts";
import type { LayerRecipe, Recipe } from "./recipe";

const fiberPad: LayerRecipe = {
  role: "base",
  material: "fiber",
  name: "Pressed fiber base pad",
  inches: 0.5,
};

function wool({ random }: Making): LayerRecipe {
  return {
    role: "comfort",
    material: "wool",
    name: random.pick(["Wool batting", "Tufted wool layer"]),
    inches: 0.5,
  };
}

/** The extra panel of a pillow or euro top: fiber in an organic bed, soft foam elsewhere. */
function topPanel(making: Making, foam: boolean): LayerRecipe {
  return foam
    ? { ...polyfoam(making, "comfort", "soft foam", [1.5, 1], [9, 20]), topOnly: true }
    : { role: "comfort", material: "fiber", name: "fiber fill", inches: [1.5, 1], topOnly: true };
}

function lacedCoils(making: Making): LayerRecipe {
  const kind = making.random.pick(["bonnell", "offset", "continuous"] as const);
  const named = { bonnell: "Bonnell", offset: "Offset", continuous: "Continuous" };
  return {
    role: "support",
    material: `${kind}-coils`,
    name: `${named[kind]} coils`,
    inches: making.random.pick([5.5, 6, 6.5]),
    gauge: [15, 12.75],
    coilCount: coilCount(making, 320, 720),
  };
}

/** Without foam: what carries certificates for wool and cotton. */
function naturalInnersprings(making: Making): Recipe {
  return [
    cover(making, [1, 0.5]),
    topPanel(making, false),
    { role: "comfort", material: "fiber", name: "Layered cotton fiber", inches: [2, 0.5] },
    wool(making),
    pocketedCoils(making, making.random.pick([6, 7]), [16.5, 12.5]),
    fiberPad,
  ];
}

/** Laced coils under foam, or pocketed coils under so little foam that they are no hybrid. */
export function innersprings(making: Making): Recipe {
  if (making.organic) return naturalInnersprings(making);
  const base = polyfoam(making, "base", "Base foam", 1, 44);
  if (making.random.chance(0.4)) {
    return [
      cover(making, [1, 0.5]),
      topPanel(making, false),
      { role: "comfort", material: "fiber", name: "Layered cotton and fiber", inches: [1.5, 0.5] },
      polyfoam(making, "comfort", "Soft comfort foam", [1.75, 0.5], [11, 34]),
      pocketedCoils(making, making.random.pick([6, 7]), [16, 12.75]),
      making.random.chance(0.5) ? fiberPad : base,
    ];
  }
  return [
    cover(making, [1, 0.5]),
    topPanel(making, true),
    polyfoam(making, "comfort", "Soft comfort foam", [2.5, 0.75], [10, 36]),
    { role: "transition", material: "fiber", name: "Insulator pad", inches: 0.25 },
    lacedCoils(making),
    making.random.chance(0.5) ? fiberPad : base,
  ];
}

export function hybrids(making: Making): Recipe {
  const { random, grade } = making;
  const memory = random.chance(0.6);
  const comfort = memory
    ? memoryFoam(making, [3, 1.5], [8, 18])
    : polyfoam(
        making,
        "comfort",
        random.pick(["Responsive comfort foam", "Breathable comfort foam"]),
        [3, 1.5],
        [10, 38],
      );
  const micro: LayerRecipe[] = random.chance(grade * 0.5)
    ? [
        {
          role: "transition",
          material: "micro-coils",
          name: "Micro-coils",
          inches: 1,
          coilCount: coilCount(making, 800, 1600),
          gauge: 18,
        },
      ]
    : [];
  return [
    cover(making, random.pick([0.25, 0.5, 0.75])),
    topPanel(making, true),
    comfort,
    polyfoam(making, "transition", "Transition foam", [1.5, 1], [16, 38]),
    ...micro,
    pocketedCoils(making, random.pick([6, 7, 8]), [15.5, 13]),
    polyfoam(making, "base", "Base foam", 1, 44),
  ];
}

export function latexHybrids(making: Making): Recipe {
  const base = making.random.chance(0.4) ? latex(making, "base", 1, 34) : fiberPad;
  return [
    cover(making, [0.75, 0.5]),
    { ...topPanel(making, false), material: "wool", name: "wool fill" },
    wool(making),
    latex(making, "comfort", [3, 2], [14, 38]),
    ...(making.random.chance(0.4) ? [latex(making, "transition", 1, [22, 36])] : []),
    pocketedCoils(making, making.random.pick([6, 7, 8]), [15.5, 13.25]),
    base,
  ];
}

export function polymerGrids(making: Making): Recipe {
  const { random } = making;
  const grid: LayerRecipe = {
    role: "comfort",
    material: "polymer-grid",
    name: random.pick(["Flexible polymer grid", "Open polymer lattice", "Cushioning polymer grid"]),
    inches: [random.pick([3, 3.5, 4]), 2],
    ild: [11, 36],
  };
  const carried = random.chance(0.6)
    ? [pocketedCoils(making, random.pick([7, 7.5]), [15, 13.25]), polyfoam(making, "base", "Base foam", 1, 44)]
    : [polyfoam(making, "support", "Support core", random.pick([6, 7]), [30, 46])];
  return [
    cover(making, 0.25),
    topPanel(making, true),
    grid,
    polyfoam(making, "transition", "Transition foam", [1.5, 1], [18, 36]),
    ...carried,
  ];
}
