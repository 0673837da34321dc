import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { longSuites, vitestSuites } from "../../scripts/steps/suites.mjs";
import { parts } from "../playwright.config";
import { sourceFiles } from "./source-files";

/** `npm test` and `npm run test:long` together run everything. */

test("Every folder with tests belongs to npm test or to npm run test:long", () => {
  const suites = new Set([...vitestSuites, ...longSuites]);
  const folders = readdirSync("tests", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const forgotten = folders
    .map(({ name }) => name)
    .filter((name) => !suites.has(name) && sourceFiles(`tests/${name}`, /\.test\.tsx?$/).length > 0);
  // The other browsers, which the long tests run last.
  expect(forgotten).toEqual(["webkit"]);
});

const kinds = [[], ["@scripts"], ["@once"], ["@styles"], ["@repeat"], ["@scripts", "@repeat"]];
const marks = [[], ["@short"], ["@short", "@scripted"]];

test.each(kinds.flatMap((kind) => marks.map((mark) => [...kind, ...mark])).map((tags) => [tags.join(" ")]))(
  "A journey tagged “%s” is in one of both parts, once as often as it is to be run",
  (tags) => {
    const runs = (part: keyof typeof parts, half: "off" | "on") => {
      const { grep = /^/, grepInvert } = parts[part][half];
      return grep.test(tags) && !grepInvert.test(tags) ? 1 : 0;
    };
    const withScriptsAlone = /@scripts|@once/.test(tags);
    expect(runs("short", "off") + runs("long", "off")).toBe(withScriptsAlone ? 0 : 1);
    expect(runs("short", "on") + runs("long", "on")).toBe(1);
    // Without a part everything is run but repeats, and what style sheets decide without scripts alone.
    expect(runs("usual", "off")).toBe(withScriptsAlone || tags.includes("@repeat") ? 0 : 1);
    expect(runs("usual", "on")).toBe(/@styles|@repeat/.test(tags) ? 0 : 1);
  },
);
