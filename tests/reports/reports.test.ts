import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accountCases } from "./cases/accounts";
import { codeCases } from "./cases/codes";
import { dayCases } from "./cases/days";
import { fileCases } from "./cases/files";
import { mailCases } from "./cases/mail";
import { placeCases } from "./cases/places";
import { postCases } from "./cases/posts";
import { typedCases } from "./cases/typed";
import { type Report, reports } from "./reports";
import { startWorld, type World } from "./world";

const cases = [
  ...typedCases,
  ...dayCases,
  ...codeCases,
  ...accountCases,
  ...postCases,
  ...placeCases,
  ...fileCases,
  ...mailCases,
];

let world: World;
beforeAll(async () => {
  world = await startWorld();
}, 180_000);
afterAll(() => world?.close());

for (const [report, saw] of Object.entries(reports)) {
  const own = cases.filter((each) => each.report === report);
  if (own.length > 0) describe(saw, () => void own.forEach(({ title, check }) => test(title, () => check(world))));
}

test("each of the 48 reports has a case here or a journey in a browser", () => {
  const folder = import.meta.dirname;
  const journeys = readdirSync(folder)
    .filter((name) => name.endsWith(".spec.ts"))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");
  const named = new Set([...journeys.matchAll(/\breports\.(\w+)/g)].map(([, name]) => name));
  const without = (Object.keys(reports) as Report[]).filter(
    (report) => !named.has(report) && !cases.some((each) => each.report === report),
  );
  expect([Object.keys(reports).length, without]).toEqual([48, []]);
});
