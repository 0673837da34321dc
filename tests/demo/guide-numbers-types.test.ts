import { describe, expect, test } from "vitest";
import { type MattressType, mattressTypes } from "#contracts/mattress";
import type { SeedModel } from "../../upstream/demo/catalogue/catalogue-data";
import { inchesOf, isFoamOrLatex, layersAboveSupport } from "../../upstream/rules/layer-families";
import { hybridComfortInches, memoryFoamInches, polymerGridInches } from "../../upstream/rules/mattress-type";
import { usualYears } from "../../upstream/rules/type-life";
import {
  has,
  isOf,
  known,
  layersOf,
  mean,
  models,
  queenCents,
  queenPrices,
  readingOf,
  shareOf,
  within,
} from "../support/demo-figures";
import { median } from "../support/median";
import { answers, guide, said, tableIn, term } from "../support/written-numbers";

/** What the texts say of types and prices, read from their sentences and held against the demonstration's beds. */

const [kinds, shopping] = [guide("mattress-types"), guide("mattress-shopping-tips")];

describe("What the guides say of the types is so in the catalogue:", () => {
  test("what makes a bed one", () => {
    const [coils, memory] = said(
      kinds,
      "with at least #″ of foam or latex on top, and as memory foam if there’s at least #″ of memory foam",
    );
    expect([coils, memory]).toEqual([hybridComfortInches, memoryFoamInches]);
    expect(said(term("hybrid"), "with at least #″ of foam or latex")).toEqual([hybridComfortInches]);
    expect(said(term("hybrid"), "pocketed coils, and #″ or more of foam or latex")).toEqual([hybridComfortInches]);
    expect(said(term("latex-hybrid"), "with #″ or more of latex on top")).toEqual([hybridComfortInches]);
    expect(said(term("innerspring"), "at #″ of foam or latex over pocketed coils")).toEqual([hybridComfortInches]);
    expect(said(term("memory-foam"), "when it has at least #″ above its core")).toEqual([memoryFoamInches]);
    expect([term("polymer-grid").includes("below an inch we don’t count it"), polymerGridInches]).toEqual([true, 1]);
  });

  const { rows } = tableIn(kinds, "Kind");
  const typeOf = (kind: string) => mattressTypes.find((type) => type === kind.toLowerCase().replace(" ", "-"))!;

  test("how long each lasts, wherever that is said", () => {
    const years = rows.map(([kind = "", , , , life = ""]) => [typeOf(kind), said(life, "# to # years")]);
    expect(Object.fromEntries(years)).toEqual(usualYears);
    for (const type of mattressTypes.filter((each) => each !== "memory-foam"))
      expect([type, said(term(type), "# to # years")]).toEqual([type, usualYears[type]]);
    const durability = said(
      term("durability"),
      "Ordinary polyfoam beds and innersprings last # to # years of nightly use, hybrids and memory foam # to #, air and grid beds # to #, latex hybrids # to # and all-latex # to #.",
    );
    const groups = [
      ["polyfoam", "innerspring"],
      ["hybrid", "memory-foam"],
      ["adjustable-air", "polymer-grid"],
      ["latex-hybrid"],
      ["latex"],
    ] as const;
    for (const [index, group] of groups.entries())
      for (const type of group)
        expect([type, ...durability.slice(2 * index, 2 * index + 2)]).toEqual([type, ...usualYears[type]]);
    const all = Object.values(usualYears).flat();
    expect(said(term("durability"), "from about # for cheap foam to # for good latex")).toEqual([
      Math.min(...all),
      Math.max(...all),
    ]);
  });

  test.each([
    ["moves", 2, "motion_isolation", ["You feel them", "You feel some", "You feel few", "You feel almost none"]],
    ["heat", 3, "cooling", ["Warm", "In between", "Fairly cool", "Cool"]],
  ] as const)(
    "that those with a better word for %s do better, and none the other way round",
    (_, column, part, words) => {
      const readings = words.map((word) =>
        rows.filter((row) => row[column] === word).map(([kind = ""]) => readingOf(typeOf(kind), part)),
      );
      expect(readings.flat()).toHaveLength(mattressTypes.length);
      for (const [index, better] of readings.entries()) {
        const worse = readings[index - 1];
        if (worse !== undefined) expect(Math.min(...better)).toBeGreaterThan(Math.max(...worse) + 0.1);
      }
    },
  );

  test("which of them is best at something, or worst", () => {
    const ranked = (part: keyof SeedModel["scores"]) =>
      [...mattressTypes].sort((one, other) => readingOf(other, part) - readingOf(one, part));
    expect(kinds).toContain("Few things take pressure off a shoulder as well, and nothing hides a partner’s tossing");
    expect([ranked("pressure_relief")[0], ranked("motion_isolation")[0]]).toEqual(["memory-foam", "memory-foam"]);
    expect(term("pressure-relief")).toContain("thin innersprings hardly do it");
    expect(ranked("pressure_relief").at(-1)).toBe("innerspring");
    expect(term("edge-support")).toContain("Coil beds do best");
    expect(term("edge-support")).toContain("soft memory foam worst of all");
    expect([ranked("edge_support")[0], ranked("edge_support").at(-1)]).toEqual(["innerspring", "memory-foam"]);
    expect(term("breathability")).toContain("dense memory foam lets the least through");
    expect(ranked("cooling").at(-1)).toBe("memory-foam");
    expect(kinds).toContain("and it lasts longer than any other foam");
    expect(ranked("durability")[0]).toBe("latex");
    expect(kinds).toContain("costs a few years of life and makes the bed cooler, with a better edge");
    expect(usualYears["latex-hybrid"][1]).toBeLessThan(usualYears.latex[1]);
    for (const part of ["cooling", "edge_support"] as const)
      expect(readingOf("latex-hybrid", part)).toBeGreaterThan(readingOf("latex", part));
  });

  test("how they are made", () => {
    expect(kinds).toContain(
      "a set of steel coils, mostly with one to three inches of padding; pillow tops can have five",
    );
    const padding = models
      .filter(isOf("innerspring"))
      .map((model) => inchesOf(layersAboveSupport(model.layers), (layer) => layer.role !== "cover"));
    expect(shareOf(padding, within([1, 3]))).toBeGreaterThan(0.5);
    const [most, from, to] = said(term("innerspring"), "Pillow tops have up to #″ even at $# to $#");
    const cheapTops = models
      .filter(isOf("innerspring"))
      .filter((model) => model.top_style === "pillow" && within([from! * 100, to! * 100])(queenCents(model) ?? 0))
      .map((model) => inchesOf(layersAboveSupport(model.layers), (layer) => layer.role !== "cover"));
    expect(Math.max(...cheapTops)).toBe(most);
    const [dollars, ...luxury] = said(
      term("innerspring"),
      "from $# up, each side you can sleep on has #″ to #″ of wool, fiber, latex and sometimes micro-coils",
    );
    const dear = models.filter((model) => isOf("innerspring")(model) && (queenCents(model) ?? 0) >= dollars! * 100);
    expect(dear.map(({ slug }) => slug)).toContain("kingsdown-old-salem-plush-pillow-top");
    const cushions = dear.map(({ layers }) => layersAboveSupport(layers).filter(({ role }) => role !== "cover"));
    expect(
      shareOf(
        cushions.map((layers) => inchesOf(layers, () => true)),
        within(luxury),
      ),
    ).toBe(1);
    const named = ["wool", "fiber", "talalay-latex", "dunlop-latex", "micro-coils"];
    expect(cushions.flat().filter(({ material }) => !named.includes(material))).toEqual([]);
    const onAir = models
      .filter(isOf("adjustable-air"))
      .map((model) => inchesOf(layersAboveSupport(model.layers), isFoamOrLatex));
    expect(shareOf(onAir, within(said(term("air-chamber"), "usually #″ to #″ of foam on top")))).toBeGreaterThan(0.75);
    const grids = layersOf("polymer-grid").map(({ inches }) => inches);
    expect(shareOf(grids, within(said(term("polymer-grid"), "#″ to #″ is the real thing")))).toBe(1);
    const firm = models.filter(isOf("latex-hybrid")).map(({ firmness }) => firmness.measured ?? firmness.claimed);
    expect(shareOf(firm, within(said(term("latex-hybrid"), "Most are medium to firm, from # to #")))).toBeGreaterThan(
      0.75,
    );
  });
});

describe("What the guides say of prices is so in the catalogue:", () => {
  /** What a row of the table names, by longest words first. */
  const named: [RegExp, MattressType[]][] = [
    [/memory foam/, ["memory-foam"]],
    [/foam/, ["polyfoam", "memory-foam"]],
    [/innerspring/, ["innerspring"]],
    [/hybrid/, ["hybrid"]],
    [/latex/, ["latex", "latex-hybrid"]],
    [/grids/, ["polymer-grid"]],
    [/adjustable air/, ["adjustable-air"]],
  ];
  const typesIn = (cell: string) => {
    let left = cell.toLowerCase();
    return named.flatMap(([words, types]) => {
      if (!words.test(left)) return [];
      left = left.replace(words, "");
      return types;
    });
  };
  const rows = tableIn(shopping, "A queen for").rows.map(([price = "", gets = ""]) => {
    const amounts = price.match(/\d[\d,]*/g)!.map((amount) => Number(amount.replace(",", "")));
    const [low, high] = price.startsWith("Under") ? [0, ...amounts] : [...amounts, Infinity];
    return { low: low!, high: high!, types: typesIn(gets) };
  });
  const pricedIn = (low: number, high: number) =>
    models.filter((model) => {
      const cents = queenCents(model);
      return cents !== null && cents >= low * 100 && cents < high * 100;
    });

  test("that most beds at a price are of a type that the table names there", () => {
    expect(rows.map(({ low }) => low)).toEqual([0, ...rows.slice(0, -1).map(({ high }) => high)]);
    for (const { low, high, types } of rows.slice(0, -1))
      expect(
        shareOf(pricedIn(low, high), ({ type }) => types.includes(type)),
        `from $${low}`,
      ).toBeGreaterThan(0.6);
  });

  test("that what the table names last costs that much", () => {
    const { low, types } = rows.at(-1)!;
    expect(types).toEqual(["polymer-grid", "adjustable-air"]);
    for (const type of types) expect([type, median(queenPrices(isOf(type))) >= low]).toEqual([type, true]);
  });

  test("that more money makes beds last longer up to a point, and hardly from there on", () => {
    const [point] = said(shopping, "For two adults in a queen, we’d put that point around $#.");
    const lasting = (low: number, high: number) => mean(pricedIn(low, high).map(({ scores }) => scores.durability));
    const bands = rows.map(({ low, high }) => lasting(low, high));
    const at = rows.findIndex(({ low }) => low === point);
    for (let band = 1; band <= at; band += 1) expect(bands[band]).toBeGreaterThan(bands[band - 1]! + 0.25);
    for (let band = at + 1; band < bands.length; band += 1) expect(bands[band]).toBeLessThan(bands[at]! + 0.1);
  });

  test("which types cost least", () => {
    const middle = (type: MattressType) => median(queenPrices(isOf(type)));
    expect(kinds).toContain("It’s the cheapest thing you can sleep on");
    expect(mattressTypes.toSorted((one, other) => middle(one) - middle(other))[0]).toBe("polyfoam");
    expect(kinds).toContain("heavy to move and more expensive than plain foam");
    expect(middle("hybrid")).toBeGreaterThan(Math.max(middle("polyfoam"), middle("memory-foam")));
  });

  test("what beds with tied coils cost, and air beds for two", () => {
    const bonnell = said(term("bonnell"), "it’s honest value at $# to $# for a queen");
    expect(shareOf(queenPrices(has("bonnell-coils")), within(bonnell))).toBeGreaterThan(0.6);
    const [under] = said(term("continuous-coil"), "innersprings under about $#");
    expect(Math.max(...queenPrices(has("continuous-coils")))).toBeLessThanOrEqual(under!);
    const [least] = said(term("offset-coil"), "from about $# up");
    expect(shareOf(queenPrices(has("offset-coils")), (price) => price >= least!)).toBeGreaterThan(0.85);
    expect(median(queenPrices(has("offset-coils")))).toBeGreaterThan(median(queenPrices(has("bonnell-coils"))));
    const [king] = said(
      answers("couple-130-and-260-pounds"),
      "Adjustable air does it as well, but most king ones cost more than $#.",
    );
    const kings = known(
      models
        .filter(isOf("adjustable-air"))
        .map(({ variants }) => variants.find(({ size }) => size === "king")?.list_cents ?? null),
    );
    expect(shareOf(kings, (cents) => cents > king! * 100)).toBeGreaterThan(0.5);
  });
});
