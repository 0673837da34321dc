import { describe, expect, test } from "vitest";
import { described, importsOf, sourceFiles, stem, type Import } from "./source-files";

const app = sourceFiles("app").flatMap(importsOf);
const upstream = sourceFiles("upstream").flatMap(importsOf);

const within = (folder: string) => (path: string) => path === folder || path.startsWith(`${folder}/`);
const ofProject = ({ to }: Import) => within("app")(to) || within("upstream")(to) || to === "server";
const area = (path: string) => path.split("/").slice(0, 3).join("/");
const isServerOnly = (path: string) => /\.server(\.tsx?)?$/.test(path);

/** Folder by folder, what it may import of the project beside itself; arrows run down only. */
const arrows: Record<string, string[]> = {
  "app/contracts": [],
  // Its pictures go through the image optimizer, whose address is the site's as any other; its field for an amount reads
  // it as the forms do, and its dates are of the days that all others count.
  "app/ui": [
    "app/paths",
    "app/contracts/text/cut-text",
    "app/contracts/text/dollar-amount",
    "app/contracts/text/isolated-text",
    "app/contracts/us-days",
  ],
  "app/platform": [],
  "app/api": ["app/contracts", "app/platform", "app/paths", "app/private-paths", "app/reading-paths"],
  "app/http": ["app/api", "app/platform", "app/contracts", "app/paths", "app/private-paths", "app/reading-paths"],
  "app/site": ["app/ui", "app/contracts", "app/paths", "app/private-paths", "app/reading-paths", "app/platform"],
  "app/mattress": ["app/ui", "app/contracts", "app/paths", "app/private-paths", "app/reading-paths"],
  "app/features": [
    "app/mattress",
    "app/ui",
    "app/contracts",
    "app/paths",
    "app/private-paths",
    "app/reading-paths",
    "app/platform",
    "app/styles",
  ],
  "app/routes": [
    "app/api",
    "app/features",
    "app/mattress",
    "app/site",
    "app/ui",
    "app/contracts",
    "app/paths",
    "app/private-paths",
    "app/reading-paths",
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

  test("lets upstream import contracts, where log lines go, and nothing else of app", () => {
    const allowed = [within("app/contracts"), within("app/platform/log-destination.server")];
    const refused = upstream.filter(
      ({ to }) => (within("app")(to) && !allowed.some((allows) => allows(to))) || to === "server",
    );
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

  test("lets contracts import no package but zod", () => {
    const refused = app.filter(
      (found) => within("app/contracts")(found.from) && !ofProject(found) && found.to !== "zod",
    );
    expect(described(refused)).toEqual([]);
  });
});

describe("What the browser receives", () => {
  /** Contracts that reach zod, directly or through another contract. */
  const withZod = new Set(app.filter(({ to, typeOnly }) => to === "zod" && !typeOnly).map(({ from }) => stem(from)));
  for (let size = -1; size !== withZod.size;) {
    size = withZod.size;
    for (const { from, to, typeOnly } of app) if (!typeOnly && withZod.has(to)) withZod.add(stem(from));
  }
  const components = app.filter(
    ({ from }) => /^app\/(features|mattress|site|ui|platform)\//.test(from) && !isServerOnly(from),
  );

  test("takes only types from contracts that are made of zod", () => {
    const refused = components.filter(
      ({ to, typeOnly }) => !typeOnly && within("app/contracts")(to) && withZod.has(to),
    );
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
