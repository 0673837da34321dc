import { describe, expect, test } from "vitest";
import type { MattressType } from "#contracts/mattress";
import { type BrandSheet, type LineSheet, readBrandSheets } from "../../upstream/demo/brands/brand-sheet";
import { bedsOf, type LineBed } from "../../upstream/demo/brands/line-beds";
import { fairPrice, makingCost } from "../../upstream/demo/brands/making-cost";
import { queenPounds } from "../../upstream/demo/brands/queen-pounds";
import { mattressType } from "../../upstream/rules/mattress-type";
import { commercialPrice } from "../../upstream/rules/prices";
import { readingsOf } from "../../upstream/rules/readings/readings";

/** SHEET=Avocado prints the brand's beds: what they cost and weigh, and how they are read. */
const asked = process.env.SHEET;

interface Made {
  sheet: BrandSheet;
  line: LineSheet;
  bed: LineBed;
  type: MattressType;
  height: number;
  cost: number;
  pounds: number;
}

const failures: string[] = [];
const sheets = readBrandSheets().filter(({ brand }) => asked === undefined || brand === asked);
const made: Made[] = sheets.flatMap((sheet) =>
  sheet.collections.flatMap(({ lines }) =>
    lines.flatMap((line) => {
      try {
        return bedsOf(line).map((bed) => {
          const { layers } = bed;
          return {
            sheet,
            line,
            bed,
            type: mattressType(layers),
            height: layers.reduce((sum, { inches }) => sum + inches, 0),
            cost: makingCost({
              layers,
              edgeEncased: line["edge-encased"] === true,
              twoSided: line["two-sided"] === true,
            }),
            pounds: Math.round(queenPounds(layers)),
          };
        });
      } catch (error) {
        failures.push(`${sheet.brand}: ${String(error)}`);
        return [];
      }
    }),
  ),
);
const nameOf = ({ sheet, line, bed }: Made) => `${sheet.brand} ${line.name} ${bed.label}`;

if (asked !== undefined) {
  for (const each of made) {
    const readings = Object.entries(readingsOf(each.bed.layers)).map(([kind, value]) => `${kind} ${value}`);
    const { bed, type, height, cost, pounds } = each;
    console.log(
      `${nameOf(each)}: ${type}, ${height}″, ${pounds} lb, firmness ${bed.firmness.toFixed(1)}, $${bed.queen} (fair: ${Math.round(fairPrice(cost))}), ${readings.join(", ")}`,
    );
  }
}

/** Pounds of a queen in the trade, by type. */
const weights: Record<MattressType, readonly [number, number]> = {
  innerspring: [42, 165],
  hybrid: [50, 170],
  "memory-foam": [30, 150],
  polyfoam: [18, 90],
  latex: [75, 175],
  "latex-hybrid": [60, 175],
  "adjustable-air": [55, 170],
  "polymer-grid": [70, 210],
};

describe("the demonstration’s brand sheets", () => {
  test("hold lines that can be built to the comforts that they name", () => {
    expect(failures).toEqual([]);
  });

  test("are of the type that their layers come to", () => {
    expect(made.filter(({ type, line }) => type !== line.type).map((each) => `${nameOf(each)}: ${each.type}`)).toEqual(
      [],
    );
  });

  test("ask prices that follow the layers, as shops end them", () => {
    const wrong = made.flatMap((each) => {
      const { queen } = each.bed;
      if (queen === null) return [];
      const fair = fairPrice(each.cost);
      const off = Math.abs(Math.log(queen / fair));
      return [
        ...(off > 0.3
          ? [
              `${nameOf(each)}: $${queen}, where ${Math.ceil(fair * Math.exp(-0.3))} to ${Math.floor(fair * Math.exp(0.3))} is fair`,
            ]
          : []),
        ...(commercialPrice(queen) === queen ? [] : [`${nameOf(each)}: $${queen}, rather ${commercialPrice(queen)}`]),
      ];
    });
    expect(wrong).toEqual([]);
  });

  test("ask no price for all-latex beds and laced coils that nobody could sell them at", () => {
    const laced = ({ bed }: Made) =>
      bed.layers.some(({ material }) => /^(bonnell|offset|continuous)-coils$/.test(material));
    const wrong = made.filter(
      (each) =>
        each.bed.queen !== null &&
        ((each.type === "latex" && each.bed.queen < 900) || (laced(each) && each.bed.queen >= 1500)),
    );
    expect(wrong.map(nameOf)).toEqual([]);
  });

  test("weigh what such beds weigh, and are as tall", () => {
    const wrong = made.filter(({ type, pounds, height }) => {
      const [least, most] = weights[type];
      return pounds < least || pounds > most || height < 5 || height > 16.5;
    });
    expect(wrong.map((each) => `${nameOf(each)}: ${each.pounds} lb, ${each.height}″`)).toEqual([]);
  });

  test("say heights of beds that come in a box as their sellers do, in whole and half inches", () => {
    // Saatva's beds come flat.
    const boxed = ({ sheet: { brand, online, floors } }: Made) =>
      floors.includes("club") || (online && !floors.includes("retailers") && brand !== "Saatva");
    const wrong = made.filter((each) => boxed(each) && each.line.heights === undefined && each.height % 0.5 !== 0);
    expect(wrong.map((each) => `${nameOf(each)}: ${each.height}″`)).toEqual([]);
  });

  test("zone layers where a body reaches them, and count coils as their wire allows", () => {
    const wrong = made.filter(({ bed }) =>
      bed.layers.some(
        ({ role, zones, material, coil_count_queen: count, coil_gauge: gauge }) =>
          (zones !== null && role !== "comfort" && role !== "support" && role !== "transition") ||
          (material === "pocketed-coils" && (count === null || gauge === null || count < 400 || count > 1400)) ||
          // Thick wire makes wide coils, of which few fit into a queen.
          (material === "pocketed-coils" && gauge !== null && count !== null && gauge < 13.5 && count > 900),
      ),
    );
    expect(wrong.map(nameOf)).toEqual([]);
  });

  /**
   * ILD from which a layer may be called firm, and below which soft or plush. The guide to types calls latex of 25 to 29 medium.
   * Between foams the catalogue draws one line, and warm memory foam measures far less than it feels.
   */
  const scaleOf = (material: string) => {
    if (material.endsWith("latex")) return { soft: 25, firm: 30 };
    return material.endsWith("memory-foam") ? { soft: 15, firm: 18 } : { soft: 28, firm: 28 };
  };

  test("name no layer soft or firm against its ILD when that differs between the beds of a line", () => {
    const wrong = made.flatMap(({ sheet, line, bed }) =>
      bed.layers.flatMap(({ name, material, ild, ild_by_half: byHalf }) => {
        const { soft, firm } = scaleOf(material);
        const ilds = [ild, ...(byHalf ?? [])].filter((each) => each !== null);
        const against =
          (/\b(?:soft|plush)\b/i.test(name) && ilds.some((each) => each >= soft)) ||
          (/\bfirm\b/i.test(name) && ilds.some((each) => each < firm));
        return against ? [`${sheet.brand} ${line.name} ${bed.label}: ${name}, ${ilds}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test("give each line a name of its own", () => {
    const names = sheets.flatMap(({ brand, collections }) =>
      collections.flatMap(({ lines }) => lines.map(({ name }) => `${brand} ${name}`)),
    );
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test("leave words of grade to one line each, which else say the same of every brand", () => {
    const words = sheets.flatMap(({ collections }) =>
      collections.flatMap(({ name, lines }) =>
        [name, ...lines.map((line) => line.name)].flatMap((one) => one.split(" ")),
      ),
    );
    for (const grade of ["Grand", "Lux", "Luxe", "Reserve", "Elite", "Estate", "Premier", "Signature"])
      expect(words.filter((word) => word === grade).length, grade).toBeLessThan(2);
  });
});
