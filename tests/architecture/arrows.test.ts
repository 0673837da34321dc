import { describe, expect, test } from "vitest";
import { contractsWithZod, described, importsOf, sourceFiles, type Import } from "./source-files";

const app = sourceFiles("app").flatMap(importsOf);
const contracts = sourceFiles("contracts").flatMap(importsOf);
const upstream = sourceFiles("upstream").flatMap(importsOf);

const within = (folder: string) => (path: string) => path === folder || path.startsWith(`${folder}/`);
const ofProject = ({ to }: Import) =>
  within("app")(to) || within("contracts")(to) || within("upstream")(to) || to === "server";
const area = (path: string) => path.split("/").slice(0, 3).join("/");
const isServerOnly = (path: string) => /\.server(\.tsx?)?$/.test(path);

/** Folder by folder, what it may import of the project beside itself; arrows run down only. */
const arrows: Record<string, string[]> = {
  // Its pictures go through the image optimizer, whose address is the site's as any other; its field for an amount reads
  // it as the forms do, its dates are of the days that all others count, and its lists and amounts read as the upstream’s.
  "app/ui": [
    "app/paths",
    "app/route-facts",
    "contracts/english",
    "contracts/text/cut-text",
    "contracts/text/dollar-amount",
    "contracts/text/isolated-text",
    "contracts/us-days",
  ],
  "app/platform": ["contracts/log-destination", "app/route-facts"],
  "app/api": ["contracts", "app/platform", "app/paths"],
  "app/http": ["app/api", "app/platform", "app/route-facts", "contracts", "app/paths"],
  "app/site": ["app/ui", "contracts", "app/paths", "app/platform", "app/route-facts"],
  "app/mattress": ["app/ui", "contracts", "app/paths"],
  "app/features": ["app/mattress", "app/ui", "app/route-facts", "contracts", "app/paths", "app/platform", "app/styles"],
  "app/routes": [
    "app/api",
    "app/features",
    "app/mattress",
    "app/site",
    "app/ui",
    "contracts",
    "app/paths",
    "app/route-facts",
    "app/platform",
    "app/http",
    "app/styles",
  ],
};

describe("The arrows of the house", () => {
  for (const [folder, targets] of Object.entries(arrows)) {
    test(`lets ${folder} import ${targets.length > 0 ? targets.join(", ") : "nothing else of the project"}`, () => {
      const allowed = [folder, ...targets].map((target) => within(target));
      const refused = app
        .filter(({ from }) => within(folder)(from))
        .filter((found) => ofProject(found) && !allowed.some((allows) => allows(found.to)));
      expect(described(refused)).toEqual([]);
    });
  }

  test("lets upstream import contracts, and nothing of app", () => {
    expect(described(upstream.filter(({ to }) => within("app")(to) || to === "server"))).toEqual([]);
  });

  test("lets nothing but what starts the upstream import the demonstration, by its one function", () => {
    const starts = ["upstream/main.ts", "upstream/export.ts", "upstream/migrate-database.ts"];
    const inDemo = within("upstream/demo");
    const refused = upstream
      .filter(({ from, to }) => inDemo(to) && !inDemo(from))
      .filter(({ from, to }) => !starts.includes(from) || to !== "upstream/demo/demonstration");
    expect(described(refused)).toEqual([]);
  });

  test("lets nothing of app import upstream", () => {
    expect(described(app.filter(({ to }) => within("upstream")(to)))).toEqual([]);
  });

  test("keeps routes apart from each other", () => {
    const refused = app.filter(({ from, to }) => within("app/routes")(from) && within("app/routes")(to));
    expect(described(refused)).toEqual([]);
  });

  test("keeps the areas of features apart from each other", () => {
    const refused = app.filter(
      ({ from, to }) => within("app/features")(from) && within("app/features")(to) && area(from) !== area(to),
    );
    expect(described(refused)).toEqual([]);
  });

  test("lets contracts import zod alone, and Node's own modules where a log is written", () => {
    const refused = contracts
      .filter(({ to }) => !within("contracts")(to) && to !== "zod")
      .filter(({ from, to }) => from !== "contracts/log-destination.ts" || !to.startsWith("node:"));
    expect(described(refused)).toEqual([]);
  });
});

describe("What the browser receives", () => {
  const withZod = contractsWithZod();
  const components = app.filter(
    ({ from }) => /^app\/(features|mattress|site|ui|platform)\//.test(from) && !isServerOnly(from),
  );

  test("takes only types from contracts that are made of zod", () => {
    const refused = components.filter(({ to, typeOnly }) => !typeOnly && within("contracts")(to) && withZod.has(to));
    expect(described(refused)).toEqual([]);
  });

  test("has no component that takes more than types from a server-only file", () => {
    expect(described(components.filter(({ to, typeOnly }) => !typeOnly && isServerOnly(to)))).toEqual([]);
  });

  test("has no component that imports a module of Node or a server's package", () => {
    const server =
      /^(node:|express$|undici$|pino|zod$|helmet$|compression$|pg$|kysely$|sharp$|lru-cache$|p-queue$|@electric-sql\/|@remix-run\/(node|express)$)/;
    expect(described(components.filter(({ to, typeOnly }) => !typeOnly && server.test(to)))).toEqual([]);
  });
});
