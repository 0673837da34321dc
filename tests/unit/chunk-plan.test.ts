import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { planChunks } from "../../scripts/steps/chunks.mjs";
import { runs } from "../support/property-runs";

/** Modules by id: their size and what they import. */
type Graph = Record<string, readonly [size: number, imports: string]>;

const entries = ["entry", "root", "a", "b", "c"];
const pages = ["a", "b", "c"].map((route) => ["entry", "root", route]);

function plan(graph: Graph, most: number, common = 1): string[] {
  const modules = new Map(
    Object.entries(graph).map(([id, [size, imports]]) => [id, { size, imports: imports.split(" ").filter(Boolean) }]),
  );
  return planChunks(modules, new Set(entries), { all: pages }, most, common)
    .map((group) => group.sort().join(" "))
    .sort();
}

const graph: Graph = {
  entry: [10, "react"],
  root: [10, "react header"],
  a: [10, "card stars react small"],
  b: [10, "card stars table"],
  c: [10, "table chart small"],
  react: [1000, ""],
  header: [50, "react"],
  card: [100, "react icon"],
  stars: [20, ""],
  icon: [5, ""],
  table: [200, "react"],
  chart: [300, "react"],
  small: [1, ""],
};

describe("The plan of shared scripts", () => {
  test("keeps together what every page has, and what the same pages need; what one page needs stays with it", () => {
    expect(plan(graph, 9)).toEqual(["card icon stars", "header react", "small", "table"]);
  });

  test("keeps what many pages need with what every page has", () => {
    expect(plan(graph, 9, 2 / 5)).toEqual(["card header icon react small stars table"]);
  });

  test("joins what costs least when a page would ask for too many files", () => {
    // Pages a and b have two special groups each, c has two: "small" is the cheapest to give away.
    expect(plan(graph, 2)).toEqual(["card icon small stars table", "header react"]);
  });

  test("keeps to the number of files, loses no module and makes no circle of imports, whatever imports what", () => {
    const size = 12;
    const graphs = fc.array(fc.array(fc.nat(size - 1), { maxLength: 4 }), {
      minLength: size + entries.length,
      maxLength: size + entries.length,
    });
    fc.assert(
      fc.property(graphs, fc.integer({ min: 2, max: 5 }), (drawn, most) => {
        // Modules import later ones, entries any.
        const importsOf = (from: number, to: number[]) =>
          to
            .filter((each) => each > from)
            .map((each) => `m${each}`)
            .join(" ");
        const graph: Graph = Object.fromEntries([
          ...entries.map((entry, index) => [entry, [10, importsOf(-1, drawn[size + index] ?? [])]] as const),
          ...drawn
            .slice(0, size)
            .map((to, index) => [`m${index}`, [1 + ((index * 37) % 100), importsOf(index, to)]] as const),
        ]);
        const files = plan(graph, most);
        const home = new Map(files.flatMap((file) => file.split(" ").map((id) => [id, file])));
        const next = (id: string) => (graph[id]?.[1] ?? "").split(" ").filter(Boolean);
        const filesFrom = (starts: readonly string[]) => {
          const seen = new Set<string>();
          for (let waiting = starts.flatMap(next); waiting.length > 0;) {
            const fresh = waiting.map((id) => home.get(id) ?? id).filter((file) => !seen.has(file));
            for (const file of fresh) seen.add(file);
            waiting = fresh.flatMap((file) => file.split(" ").flatMap(next));
          }
          return seen;
        };
        for (const page of pages)
          expect([...filesFrom(page)].filter((file) => files.includes(file)).length).toBeLessThanOrEqual(most);
        for (const file of files) {
          const outside = file
            .split(" ")
            .flatMap(next)
            .filter((id) => !file.split(" ").includes(id));
          expect(filesFrom(outside).has(file) || outside.some((id) => home.get(id) === file)).toBe(false);
        }
        expect([...home.keys()].length).toBe(files.flatMap((file) => file.split(" ")).length);
      }),
      { numRuns: runs(300) },
    );
  });
});
