import { describe, expect, test } from "vitest";
import type { Cell } from "~/features/compare/rows/cells";
import { numberedSources } from "~/features/compare/rows/sources.server";
import { comparisonGroups, differencesOf } from "~/features/compare/rows/comparison-groups.server";
import { madeSizes } from "~/features/compare/rows/cost-rows.server";
import { enoughOf } from "~/features/compare/rows/feel-rows.server";
import { enough } from "../../upstream/rules/verdict/compared-bed";
import { larkFirm, owlSoft } from "../support/compared-beds";

const groups = comparisonGroups([larkFirm, owlSoft], "queen");
const row = (label: string, of = groups) => {
  const found = of.flatMap(({ rows }) => rows).find((each) => each.label === label);
  if (found === undefined) throw new Error(`No row is called ${label}`);
  return found;
};
const texts = (label: string, of = groups) => row(label, of).cells.map(({ text }) => text);
const kinds = (label: string, of = groups) => row(label, of).cells.map(({ kind }) => kind);
const best = (label: string, of = groups) => row(label, of).cells.map((cell: Cell) => cell.best ?? null);

describe("the rows of a comparison", () => {
  test("have one cell for each bed, and a word of help or a term of the glossary", () => {
    for (const { rows } of groups) {
      for (const { label, cells, help = "", glossary = "", once = "" } of rows) {
        expect(cells, label).toHaveLength(2);
        expect((help + once + (glossary && `/mattress-glossary/${glossary}/`)).length, label).toBeGreaterThan(10);
      }
    }
  });

  test("tell what nobody publishes apart from a no", () => {
    expect([texts("Returns picked up at your home"), kinds("Returns picked up at your home")]).toEqual([
      ["No", "Yes"],
      ["no", "yes"],
    ]);
    expect([texts("A stain voids the warranty"), kinds("A stain voids the warranty")]).toEqual([
      ["Not published", "Not published"],
      ["unknown", "unknown"],
    ]);
    expect([texts("Coil gauge"), kinds("Coil gauge")]).toEqual([
      ["Not published", "No coils"],
      ["unknown", "no"],
    ]);
    expect(kinds("GOLS")).toEqual(["yes", "unknown"]);
    expect(kinds("Firmness (measured)")).toEqual(["unknown", "value"]);
  });

  test("have the prices of one size, and say when a bed is not made in it", () => {
    expect(texts("Price now, queen")).toEqual(["$2,399", "$409"]);
    expect(texts("Usual price")).toEqual(["$2,499", "Not enough prices yet"]);
    expect(row("Usual price").cells[0]?.note).toBe("from 9 prices");
    const unseen = { ...larkFirm.price, size: "king" as const, now_cents: null, seller: null, observed_on: null };
    const king = comparisonGroups(
      [
        { ...larkFirm, price: unseen },
        { ...owlSoft, price: unseen },
      ],
      "king",
    );
    expect(texts("Price now, king", king)).toEqual(["Not published", "Not made in this size"]);
    expect(madeSizes([larkFirm, owlSoft])).toEqual(["queen", "king"]);
    expect([texts("King"), kinds("King")]).toEqual([
      ["Not published", "Not made"],
      ["unknown", "no"],
    ]);
  });

  test("lead to a deal that runs", () => {
    const [deal, none] = row("Deal today").cells;
    expect(deal).toMatchObject({ text: "Lark sale", href: "/mattress-deal/lark-sale/", note: "until Dec 1, 2026" });
    expect(none).toMatchObject({ kind: "no", text: "None that we know of" });
  });

  test("mark the best where more or less is better without dispute, and firmness never", () => {
    expect(best("Price now, queen")).toEqual([null, "Lowest"]);
    expect(best("Return fee")).toEqual([null, "Lowest"]);
    expect(best("Warranty")).toEqual(["Longest", null]);
    expect(best("Pressure relief")).toEqual([null, "Highest"]);
    expect(best("Firmness (brand’s claim)")).toEqual([null, null]);
  });

  test("mark the highest rating only where its lead is one that the verdict counts, by the figures shown", () => {
    expect(enoughOf).toEqual(enough);
    const rated = (...figures: readonly number[]) =>
      best(
        "Cooling",
        comparisonGroups(
          figures.map((cooling) => ({ ...larkFirm, scores: { ...larkFirm.scores!, cooling } })),
          "queen",
        ),
      );
    expect(rated(2.34, 2.26)).toEqual([null, null]);
    expect(rated(3.8, 3.4)).toEqual([null, null]);
    expect(rated(3.86, 3.44)).toEqual(["Highest", null]);
    // More is no use to anyone.
    expect(rated(5, 4.5)).toEqual([null, null]);
    expect(rated(4.2, 3, 3.8)).toEqual([null, null, null]);
    expect(rated(4.2, 3, 4.2)).toEqual(["Highest", null, "Highest"]);
  });

  test("have what owners of the visitor’s own weight feel, which would else be left out", () => {
    const felt = (["under-130", "130-180", "180-230", "230-300"] as const).map((weight_band) => ({
      weight_band,
      firmness: 5,
      owners: 8,
    }));
    const beds = [larkFirm, owlSoft].map((each) => ({
      ...each,
      your_match: null,
      firmness: { ...larkFirm.firmness!, felt },
    }));
    const labels = (of: typeof beds) =>
      comparisonGroups(of, "queen")
        .flatMap(({ rows }) => rows.map(({ label }) => label.replaceAll("\u00a0", " ")))
        .filter((label) => label.startsWith("Firmness (owners"));
    const light = ["under 130 lb", "130 to 180 lb", "180 to 230 lb"].map((band) => `Firmness (owners ${band})`);
    expect(labels(beds)).toEqual(light);
    const match = { score: 80, band: null, risk: null, risk_hard: null, why: [], weakest: null };
    const your_match = { ...match, left_out: null, left_out_by: null, weights: ["230-300" as const] };
    const own = beds.map((each) => ({ ...each, your_match }) as unknown as (typeof beds)[number]);
    expect(labels(own)).toEqual([light[0], light[1], "Firmness (owners 230 to 300 lb)"]);
  });

  test("count stores around the place that the visit remembers, and those of the country below", () => {
    const place = { kind: "zip" as const, label: "83702 (Boise, ID)", latitude: 43.6, longitude: -116.2 };
    const near = (store_count: number) => ({ place, radius: 50, store_count });
    const around = comparisonGroups(
      [
        { ...larkFirm, store_count: 50, near: near(0) },
        { ...owlSoft, store_count: 26, near: near(1) },
      ],
      "queen",
    );
    expect(row("Stores that have it within 50 miles of 83702 (Boise, ID)", around).cells).toMatchObject([
      { kind: "no", text: "None that we know of", note: "50 nationwide" },
      { kind: "value", text: "1 store", note: "26 nationwide" },
    ]);
    expect(() => row("Stores that have it, nationwide", around)).toThrow();
    expect(kinds("Stores that have it, nationwide")).toHaveLength(2);
  });

  test("say which ratings are mostly from our test", () => {
    const tested = comparisonGroups([larkFirm, { ...owlSoft, tested: true }], "queen");
    const sources = row("Pressure relief", tested).cells.map(({ source }) => source!.text);
    expect(sources).toEqual(["Spec sheet", "Mostly our own test"]);
  });

  test("say among which beds a score is, and mark the highest only among beds of one type", () => {
    const notes = row("Bedlark score").cells.map(({ note }) => note);
    expect([notes, best("Bedlark score")]).toEqual([
      ["among latex hybrids", "among memory foam beds"],
      [null, null],
    ]);
    const alike = comparisonGroups([larkFirm, { ...owlSoft, type: larkFirm.type }], "queen");
    expect(best("Bedlark score", alike)).toEqual(["Highest", null]);
  });

  test("mark none as best while only one is known, or while all are the same, and both of two that share it", () => {
    expect(best("Nights left to send it back")).toEqual([null, null]);
    expect(best("Cooling")).toEqual([null, null]);
    const three = comparisonGroups([larkFirm, owlSoft, { ...owlSoft, slug: "third" }], "queen");
    expect(best("Price now, queen", three)).toEqual([null, "Lowest", "Lowest"]);
  });

  test("name layers from the top, and say how many densities are not published", () => {
    expect(texts("Comfort layers")).toEqual(["3″ Dunlop latex", "3″ Memory foam"]);
    expect(texts("Core")).toEqual(["7.5″ Pocketed coils", "8″ Polyfoam"]);
    expect(row("Foam density, pounds per cubic foot").cells[1]).toMatchObject({
      text: "Memory foam 4",
      note: "1 more not published",
    });
  });

  test("say how much each side is made for, and what a queen weighs", () => {
    expect(texts("Made to carry, a side")).toEqual(["Up to 300 lb", "Not published"]);
    expect(texts("Weight of a queen")).toEqual(["About 118 lb", "About 74 lb"]);
  });

  test("say that nothing was found when no bed has a certificate", () => {
    expect(texts("Any certificate", comparisonGroups([owlSoft, owlSoft], "queen"))).toEqual([
      "None found",
      "None found",
    ]);
  });

  test("give fewer than five ratings no average", () => {
    expect(texts("Owner ratings")).toEqual(["4.1\u00a0of\u00a05", "Too few ratings"]);
  });
});

describe("differences only", () => {
  test("leaves out exactly the rows in which all beds are alike", () => {
    const { groups: left, same } = differencesOf(groups);
    const labels = left.flatMap(({ rows }) => rows.map(({ label }) => label));
    expect(labels).not.toContain("Top");
    expect(labels).not.toContain("A stain voids the warranty");
    expect(labels).toContain("Nights left to send it back");
    // What is unknown of both is no fact that they have in common.
    const unknown = groups
      .flatMap(({ rows }) => rows)
      .filter(({ cells }) => cells.every(({ kind }) => kind === "unknown"));
    expect(unknown.map(({ label }) => label)).toEqual(["A stain voids the warranty"]);
    expect(labels.length + same + unknown.length).toBe(groups.flatMap(({ rows }) => rows).length);
  });

  test("leaves out a group of which nothing remains, and everything of a bed beside itself", () => {
    expect(differencesOf(comparisonGroups([owlSoft, owlSoft], "queen")).groups).toEqual([]);
  });

  test("counts a fact that is known of one bed only as a difference", () => {
    const known = { ...owlSoft, policies: { ...owlSoft.policies!, stain_voids_warranty: false } };
    const { groups: left } = differencesOf(comparisonGroups([larkFirm, known], "queen"));
    expect(texts("A stain voids the warranty", left)).toEqual(["Not published", "No"]);
  });
});

describe("sources", () => {
  test("are numbered once each, with the day of each", () => {
    const feel = groups.find(({ key }) => key === "feel")!;
    expect([...numberedSources(feel.rows)]).toEqual([
      ["Spec sheet, checked Oct 3, 2026", 1],
      ["Spec sheet, checked Oct 10, 2026", 2],
      ["Sleep lab, Aug 1, 2026", 3],
    ]);
    const cost = groups.find(({ key }) => key === "cost")!;
    expect([...numberedSources(cost.rows).keys()]).toEqual([
      "Price at Second Moon, seen Nov 7, 2026",
      "Price at Nightfall, seen Nov 4, 2026",
    ]);
  });

  test("stand behind every published fact of the specification and the policies", () => {
    for (const key of ["inside", "lasting", "terms"]) {
      for (const { label, cells } of groups.find((group) => group.key === key)!.rows) {
        if (label === "Stores that have it, nationwide") continue;
        for (const { source } of cells) expect(source, label).not.toBeNull();
      }
    }
  });
});
