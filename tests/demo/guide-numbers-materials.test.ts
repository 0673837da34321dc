import { describe, expect, test } from "vitest";
import type { Layer, MattressType } from "#contracts/mattress";
import { firmnessWord } from "#contracts/vocabulary/mattress";
import type { SeedModel } from "../../upstream/demo/catalogue/catalogue-data";
import { layerFirmness } from "../../upstream/rules/firmness";
import { inchesOf, isFoamOrLatex, isMemoryFoam, isSupportCoil, isTextile } from "../../upstream/rules/layer-families";
import { sizeMeasures } from "../../upstream/rules/sizes";
import { has, isOf, known, layersOf, models, shareOf, within } from "../support/demo-figures";
import { median } from "../support/median";
import { answers, guide, said, term } from "../support/written-numbers";

/** What the texts say of materials, sizes and terms, read from their sentences and held against the demonstration's beds. */

const [matching, kinds] = [guide("mattress-matching"), guide("mattress-types")];
const [shopping, accessories] = [guide("mattress-shopping-tips"), guide("mattress-accessories")];

describe("What the glossary says of materials is so in the catalogue:", () => {
  const nearly = 0.9;
  const coils = models.flatMap(({ layers }) => layers.filter(isSupportCoil));
  const gauges = (...of: Layer["material"][]) => known(layersOf(...of).map(({ coil_gauge }) => coil_gauge));
  const counts = (layers: readonly Layer[]) => known(layers.map(({ coil_count_queen }) => coil_count_queen));
  const densities = (...of: Layer["material"][]) => known(layersOf(...of).map(({ density_lb_ft3 }) => density_lb_ft3));

  test("the number of coils", () => {
    for (const range of [
      said(term("coil-count"), "Support coils run from # to #"),
      said(kinds, "runs from about # to # in a queen"),
    ])
      expect(shareOf(counts(coils), within(range))).toBe(1);
    const hybrids = counts(models.filter(isOf("hybrid")).flatMap(({ layers }) => layers.filter(isSupportCoil)));
    expect(shareOf(hybrids, within(said(term("coil-count"), "most decent hybrids have # to #")))).toBeGreaterThan(0.75);
    expect(shareOf(counts(layersOf("micro-coils")), within(said(term("micro-coil"), "can have # to # of them")))).toBe(
      1,
    );
    const [low, high] = said(term("offset-coil"), "around # to #.");
    expect(shareOf(counts(layersOf("offset-coils")), within([low! - 5, high! + 5]))).toBe(1);
  });

  test("the wire of coils", () => {
    const all = known(coils.map(({ coil_gauge }) => coil_gauge));
    expect(shareOf(all, within(said(term("coil-gauge"), "mattress coils run from about # to #.")))).toBe(1);
    for (const range of [
      said(term("coil-gauge"), "Most pocketed coils lie between # and #"),
      said(term("pocketed-coil"), "wire between # and #"),
    ])
      expect(shareOf(gauges("pocketed-coils"), within(range))).toBeGreaterThan(nearly);
    expect(shareOf(gauges("bonnell-coils"), within(said(term("bonnell"), "Wire runs from about # to #")))).toBe(1);
    expect(shareOf(gauges("offset-coils"), within(said(term("offset-coil"), "wire of # to #")))).toBeGreaterThan(
      nearly,
    );
    const [finest] = said(term("micro-coil"), "Thin wire, # gauge or finer");
    expect(Math.min(...gauges("micro-coils"))).toBeGreaterThanOrEqual(finest!);
  });

  test("the density of latex", () => {
    for (const range of [said(kinds, "Latex runs from # to # lb"), said(term("density"), "Latex runs from # to #.")])
      expect(shareOf(densities("dunlop-latex", "talalay-latex"), within(range))).toBe(1);
    expect(shareOf(densities("dunlop-latex"), within(said(term("dunlop"), "is usually # to # lb")))).toBeGreaterThan(
      nearly,
    );
    expect(shareOf(densities("talalay-latex"), within(said(term("talalay"), "Density is about # to # lb")))).toBe(1);
  });

  test("the words for the ILD of latex, by the firmness that the rules read from it", () => {
    const numbers = said(term("ild"), "# to # very soft, # to # soft, # to # medium, # to # medium-firm, # to # firm.");
    const word = (ild: number) => firmnessWord(layerFirmness({ material: "talalay-latex", ild } as Layer));
    const middles = [0, 2, 4, 6, 8].map((at) => (numbers[at]! + numbers[at + 1]!) / 2);
    expect(middles.map(word)).toEqual(["very soft", "soft", "medium", "medium-firm", "firm"]);
    expect(said(term("ild"), "under # is very soft, # to # medium, # and up extra firm")).toEqual([
      ...[numbers[2], numbers[4], numbers[5], 40],
    ]);
    expect(word(45)).toBe("extra firm");
    const memory = known(models.flatMap(({ layers }) => layers.filter(isMemoryFoam)).map(({ ild }) => ild));
    for (const range of [
      said(term("memory-foam"), "Its IFD is mostly # to #"),
      said(kinds, "Memory foam mostly measures # to #"),
    ])
      expect(shareOf(memory, within(range))).toBeGreaterThan(0.75);
  });

  test("how thick layers and beds are", () => {
    const inches = (role: Layer["role"]) =>
      models.map(({ layers }) => inchesOf(layers, (layer) => layer.role === role));
    expect(shareOf(inches("comfort"), within(said(term("comfort-layer"), "usually #″ to #″")))).toBeGreaterThan(0.75);
    expect(shareOf(inches("support"), within(said(term("core"), "It’s #″ to #″ tall in most beds")))).toBeGreaterThan(
      0.75,
    );
    const heights = (of: (model: SeedModel) => boolean) => models.filter(of).map(({ height_inches }) => height_inches);
    const usual = said(term("profile"), "#″ to #″ usual");
    expect(shareOf(heights(() => true).map(Math.round), within(usual))).toBeGreaterThan(0.5);
    const [low] = said(term("tight-top"), "often #″ or less, which fits normal sheets");
    expect(
      shareOf(
        heights(({ top_style }) => top_style === "tight"),
        (height) => height <= low!,
      ),
    ).toBeGreaterThan(0.5);
    expect(
      shareOf(
        heights(({ top_style }) => top_style === "pillow"),
        (height) => height <= low!,
      ),
    ).toBeLessThan(0.25);
    const [tall] = said(term("coil-on-coil"), "and tall, often #″");
    expect(median(heights(has("micro-coils")))).toBeCloseTo(tall!, 0);
  });
});

describe("What the guides say of sizes and weights is so:", () => {
  const { queen, king, "cal-king": calKing, "twin-xl": twinXl } = sizeMeasures;
  /** Cubic feet of an inch of a queen. */
  const inchOfQueen = (queen.width_inches * queen.length_inches) / 12 ** 3;

  test("the inches of a size", () => {
    const measures = ({ width_inches, length_inches }: typeof queen) => [width_inches, length_inches];
    expect(said(kinds, "A queen is #″ by #″")).toEqual(measures(queen));
    expect(said(term("queen"), "The most popular bed size, #″ by #″")).toEqual(measures(queen));
    expect(said(term("king"), "A mattress #″ wide and #″ long")).toEqual(measures(king));
    expect(said(term("california-king"), "A mattress #″ wide and #″ long")).toEqual(measures(calKing));
    expect(said(term("twin-xl"), "A mattress #″ wide and #″ long")).toEqual(measures(twinXl));
    for (const text of [
      said(matching, "(two #″ by #″ mattresses"),
      said(accessories, "two twin XL mattresses of #″ by #″"),
    ])
      expect(text).toEqual(measures(sizeMeasures["split-king"]));
    expect(said(accessories, "A California king is #″ longer and #″ narrower than a king")).toEqual([
      calKing.length_inches - king.length_inches,
      king.width_inches - calKing.width_inches,
    ]);
    expect(said(term("california-king"), "it comes to # square inches against # for a")).toEqual([
      calKing.width_inches * calKing.length_inches,
      king.width_inches * king.length_inches,
    ]);
    expect(said(matching, "a queen gives each of you #″")).toEqual([queen.width_inches / 2]);
    expect(said(matching, "A king gives you #″ each")).toEqual([king.width_inches / 2]);
  });

  test("what foam of a density comes to", () => {
    const [feet] = said(kinds, "so each inch of it is # cubic feet");
    expect(feet).toBeCloseTo(inchOfQueen, 1);
    const [, soft, softDensity, core, coreDensity, pounds] = said(
      kinds,
      "A #″ all-foam queen with #″ of # lb memory foam over #″ of # lb polyfoam weighs about # lb",
    );
    expect(pounds).toBe(Math.round(inchOfQueen * (soft! * softDensity! + core! * coreDensity!)));
    const [inches, density, weight] = said(accessories, "a queen topper of #″ at # lb weighs about # lb");
    expect(weight).toBe(Math.round(inchOfQueen * inches! * density!));
  });

  test("what queens of foam and of latex weigh in the catalogue", () => {
    const weighed = models.flatMap(({ type, height_inches, layers }) => {
      const foams = layers.filter((layer) => !isTextile(layer));
      if (!foams.every((layer) => isFoamOrLatex(layer) && layer.density_lb_ft3 !== null)) return [];
      const pounds = foams.reduce((sum, { inches, density_lb_ft3 }) => sum + inches * density_lb_ft3! * inchOfQueen, 0);
      return [{ type, height: Math.round(height_inches), pounds }];
    });
    const pounds = (type: MattressType, height: number) =>
      weighed.filter((bed) => bed.type === type && bed.height === height).map((bed) => bed.pounds);
    const [from, over] = said(shopping, "Most queens weigh from # to over # lb");
    expect(shareOf(weighed, (bed) => bed.pounds >= from!)).toBeGreaterThan(0.8);
    expect(Math.max(...weighed.map((bed) => bed.pounds))).toBeGreaterThan(over!);
    const [tall, heavy] = said(kinds, "A #″ queen weighs well over # lb");
    expect(Math.min(...pounds("latex", tall!))).toBeGreaterThan(heavy! * 1.1);
    const [height, ...range] = said(answers("telling-good-memory-foam"), "A #″ queen of decent foam weighs # to # lb");
    expect(shareOf(pounds("memory-foam", height!), within(range))).toBeGreaterThan(0.5);
  });
});

describe("What the guides say of trials and warranties is so in the catalogue:", () => {
  const policies = models.map((model) => model.policies);

  test("the highest return fee, to the next fifty dollars", () => {
    const [most] = said(term("return-fee"), "a flat fee of up to about $#");
    const highest = Math.max(...known(policies.map(({ return_fee_cents }) => return_fee_cents))) / 100;
    expect(Math.ceil(highest / 50) * 50).toBe(most);
  });

  test("that the share of beds which charge for a return is of those whose makers publish it", () => {
    for (const text of [shopping, term("return-fee")])
      expect(text).toMatch(/Of the beds we list whose makers say what a return costs, :live\{of=return-fee-share\}/);
  });

  test("how long a break-in usually is", () => {
    const nights = known(policies.map(({ break_in_nights }) => break_in_nights)).filter((each) => each > 0);
    for (const usual of [
      said(matching, "of # or # nights."),
      said(term("break-in"), "you keep the bed for # or # nights"),
    ])
      expect(shareOf(nights, (each) => usual.includes(each))).toBeGreaterThan(0.9);
  });

  test("from how deep a sag on a warranty counts", () => {
    const depths = known(policies.map(({ sag_threshold_inches }) => sag_threshold_inches));
    for (const range of [said(shopping, "It runs from #″ to #″"), said(term("sag-threshold"), "usually #″ to #″")])
      expect(range).toEqual([Math.min(...depths), Math.max(...depths)]);
  });
});
