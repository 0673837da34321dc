import { describe, expect, test } from "vitest";
import { importsOf, sourceFiles, stem, type Import } from "./source-files";

/** The groups of names that reach each other by arrows, by Tarjan's strongly connected components; alone is none. */
function circles(arrows: readonly { from: string; to: string }[]): string[][] {
  const targets = new Map<string, Set<string>>();
  for (const { from, to } of arrows) targets.set(from, (targets.get(from) ?? new Set()).add(to));
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];
  const visit = (name: string): number => {
    const place = order.size;
    order.set(name, place);
    lowest.set(name, place);
    open.push(name);
    for (const target of targets.get(name) ?? []) {
      const reached = order.has(target) ? (open.includes(target) ? order.get(target)! : place) : visit(target);
      lowest.set(name, Math.min(lowest.get(name)!, reached));
    }
    const low = lowest.get(name)!;
    if (low === place) {
      const group = open.splice(open.indexOf(name));
      if (group.length > 1) found.push(group.sort());
    }
    return low;
  };
  for (const name of targets.keys()) if (!order.has(name)) visit(name);
  return found;
}

const siteAndContracts = ["app", "contracts"].flatMap((folder) => sourceFiles(folder)).flatMap(importsOf);
const upstream = sourceFiles("upstream").flatMap(importsOf);

/** A folder of upstream, or a file beside the folders, which is an area of its own. */
function areaOf(path: string): string | null {
  const [root, area] = stem(path).split("/");
  return root === "upstream" ? `upstream/${area}` : null;
}

function betweenAreas({ from, to }: Import) {
  const [left, right] = [areaOf(from), areaOf(to)];
  return left === null || right === null || left === right ? [] : [{ from: left, to: right }];
}

describe("Circles", () => {
  test("no file imports itself by way of others, types included", () => {
    expect(
      circles([...siteAndContracts, ...upstream].map(({ from, to }) => ({ from: stem(from), to: stem(to) }))),
    ).toEqual([]);
  });

  test("no arrow between areas of upstream runs back up, types and files beside the folders included", () => {
    expect(circles(upstream.flatMap(betweenAreas))).toEqual([]);
  });

  test("no file of tests/areas loads what waits for it", () => {
    const files = new Map(sourceFiles("tests").map((file) => [stem(file), file]));
    const loaded = new Set(sourceFiles("tests/areas").map(stem));
    // What is added meanwhile is looked at in its turn.
    for (const each of loaded)
      for (const { to, typeOnly } of files.has(each) ? importsOf(files.get(each)!) : []) if (!typeOnly) loaded.add(to);
    expect(loaded).toContain("tests/support/live-form");
    expect(loaded).not.toContain("tests/support/area-samples");
  });

  test("run over files beside the folders too", () => {
    const bag = [
      { from: "upstream/services.ts", to: "upstream/accounts/tables", typeOnly: true },
      { from: "upstream/accounts/sender.ts", to: "upstream/services", typeOnly: true },
      { from: "upstream/accounts/sender.ts", to: "upstream/accounts/tables", typeOnly: true },
    ];
    expect(circles(bag.flatMap(betweenAreas))).toEqual([["upstream/accounts", "upstream/services"]]);
  });

  test("are found where there are some, and nowhere else", () => {
    const arrows = ["a b", "b c", "c a", "c d", "d e", "f a"].map((arrow) => {
      const [from = "", to = ""] = arrow.split(" ");
      return { from, to };
    });
    expect(circles(arrows)).toEqual([["a", "b", "c"]]);
  });
});
