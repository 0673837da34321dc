import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { accountCases } from "./cases/accounts";
import { codeCases } from "./cases/codes";
import { dayCases } from "./cases/days";
import { fileCases } from "./cases/files";
import { mailCases } from "./cases/mail";
import { ownDataCases } from "./cases/own-data";
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
  ...ownDataCases,
];

/** The journeys of the files that Playwright runs, each by its title behind those of its groups. */
const journeys = vi.hoisted(() => {
  const titles: string[] = [];
  const groups: string[] = [];
  const test = (title: string) => void titles.push([...groups, title].join(" "));
  const describe = (group: string, ...rest: unknown[]) => {
    groups.push(group);
    (rest.at(-1) as () => void)();
    groups.pop();
  };
  const ignored = () => {};
  Object.assign(describe, { configure: ignored });
  return {
    titles,
    test: Object.assign(test, { describe, use: ignored, beforeAll: ignored, beforeEach: ignored, afterAll: ignored }),
  };
});
vi.mock("../support/browser", () => ({ test: journeys.test, expect: () => {} }));

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world?.close());

for (const [report, saw] of Object.entries(reports)) {
  const own = cases.filter((each) => each.report === report);
  if (own.length > 0) describe(saw, () => void own.forEach(({ title, check }) => test(title, () => check(world))));
}

test("each of the 48 reports has a case here or a journey in a browser", async () => {
  const folder = import.meta.dirname;
  for (const name of readdirSync(folder))
    if (name.endsWith(".spec.ts")) await import(pathToFileURL(join(folder, name)).href);
  expect(journeys.titles.length).toBeGreaterThan(20);
  const without = (Object.keys(reports) as Report[]).filter(
    (report) =>
      !journeys.titles.some((title) => title.includes(reports[report])) &&
      !cases.some((each) => each.report === report),
  );
  expect([Object.keys(reports).length, without]).toEqual([48, []]);
});
