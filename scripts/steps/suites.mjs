import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { capture } from "./commands.mjs";
import { inProject, root } from "./project.mjs";
import { step } from "./progress.mjs";
import { emptyResult, fail, uncolored } from "./results.mjs";

/** @typedef {import("./results.mjs").Result} Result */

export const vitestSuites = ["unit", "http", "contract", "upstream", "reports", "architecture", "docker", "scripts"];
export const suites = ["lint", "format", ...vitestSuites, "e2e"];
/** Folders of what takes too long for `npm test`, which runs them only by name. */
export const longSuites = ["demo", "long"];
/** Folders whose tests run the sources, and need nothing built. */
export const unbuiltSuites = ["unit", "architecture", "demo"];

const program = (/** @type {string[]} */ ...path) => [process.execPath, inProject("node_modules", ...path)];
const log = (/** @type {string} */ suite) => inProject("tests", "output", `${suite}.log`);
const plain = { NO_COLOR: "1", FORCE_COLOR: undefined, CI: "1" };
const lastLines = (/** @type {string} */ text, count = 60) => text.trimEnd().split("\n").slice(-count).join("\n");

/** A whole program that is one check: it passes or it fails. @returns {Promise<Result>} */
async function check(/** @type {string} */ suite, /** @type {string} */ text, /** @type {string[]} */ command) {
  const started = performance.now();
  const { code, output } = await step(text, () => capture(command, { env: plain, log: log(suite) }));
  const seconds = (performance.now() - started) / 1000;
  const failures = code === 0 ? [] : [`${suite}\n${lastLines(output, 120)}`];
  return { suite, passed: code === 0 ? 1 : 0, failed: failures.length, skipped: 0, failures, seconds };
}

/** The rules of .oxlintrc.json and, since they need the types anyway, TypeScript's own errors. */
export const lint = () =>
  check("lint", "Linting and checking types (oxlint)", [
    ...program("oxlint", "bin", "oxlint"),
    "--type-check",
    "--format=unix",
  ]);

export const format = () =>
  check("format", "Checking the format (prettier)", [
    ...program("prettier", "bin", "prettier.cjs"),
    "--check",
    "--log-level=warn",
    "--cache",
    "--cache-strategy=content",
    `--cache-location=${inProject(".cache", "prettier")}`,
    ".",
  ]);

/** Files of a folder of tests/, those whose names hold one of the words. @param {string} folder @param {string[]} words */
function testFiles(folder, words) {
  if (!existsSync(inProject("tests", folder))) return [];
  return readdirSync(inProject("tests", folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.test\.tsx?$/.test(name) && (words.length === 0 || words.some((word) => name.includes(word))))
    .map((name) => inProject("tests", folder, name));
}

/**
 * Runs folders of tests/ in Vitest and counts by folder.
 * @param {string[]} folders @param {string[]} filters parts of file names; none means all
 * @param {{ env?: Record<string, string> }} [options]
 * @returns {Promise<Result[]>}
 */
export async function vitest(folders, filters, { env = {} } = {}) {
  const report = inProject("tests", "output", "vitest.json");
  rmSync(report, { force: true });
  const chosen = folders.flatMap((folder) => testFiles(folder, filters));
  if (chosen.length === 0) return folders.map((suite) => emptyResult(suite));
  const { code, output } = await step(`Testing ${folders.join(", ")} (vitest)`, (detail) =>
    capture(
      [
        ...program("vitest", "vitest.mjs"),
        "run",
        ...chosen,
        "--config=tests/vitest.config.ts",
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${report}`,
      ],
      { env: { ...plain, ...env }, log: log("vitest"), onLine: detail },
    ),
  );
  const results = folders.map((suite) => emptyResult(suite));
  // The report has no differences between expected and received values; what was printed has.
  const told = output.split("\n");
  const heading = /⎯ (Failed (Suites|Tests)|Unhandled Errors?) /;
  const start = told.findIndex((/** @type {string} */ line) => heading.test(uncolored(line)));
  /** @type {any[]} */
  const files = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")).testResults : [];
  for (const file of files) {
    const path = file.name.slice(root.length);
    const result = results.find(({ suite }) => path.startsWith(`tests/${suite}/`)) ?? emptyResult("other");
    result.seconds += (file.endTime - file.startTime) / 1000;
    // Where the process of a file ended, its tests stay as they were before.
    const unfinished = file.assertionResults.filter((/** @type {any} */ test) => test.status === "pending");
    if (unfinished.length > 0) {
      const names = unfinished.map((/** @type {any} */ test) => test.fullName).join("\n");
      fail(result, `${path}: ${unfinished.length} of ${file.assertionResults.length} tests did not end`, names);
    }
    for (const test of file.assertionResults) {
      if (test.status === "pending") continue;
      if (test.status === "passed") result.passed++;
      else if (test.status !== "failed") result.skipped++;
      else fail(result, `${path}: ${test.fullName}`, test.failureMessages.join("\n"));
    }
    // A file that cannot even be loaded has no tests to report.
    const loaded =
      file.status !== "failed" || file.assertionResults.some((/** @type {any} */ test) => test.status === "failed");
    if (!loaded) fail(result, path, file.message);
  }
  const first = results.find(({ failed }) => failed > 0);
  if (first && start >= 0) {
    // Which tests did not end is only in the report.
    for (const result of results) result.failures = result.failures.filter((text) => text.includes("did not end"));
    first.failures.push(uncolored(told.slice(start, start + 500).join("\n")));
  }
  // Errors outside of any test (an unhandled rejection, a crash of the runner) only show in the exit code.
  if (code !== 0 && results.every(({ failed }) => failed === 0)) {
    fail(results[0] ?? emptyResult("vitest"), "Vitest failed outside of the tests", lastLines(output));
  }
  return results;
}

/**
 * The journeys in Chromium.
 * @param {string[]} filters @param {string} browser path of the executable
 * @param {{ PART?: "short" | "long" }} [env] which part of them, as tests/playwright.config.ts says
 */
export const playwright = (filters, browser, env = {}) =>
  journeys("e2e", "Testing in a browser (playwright)", "playwright", filters, { CHROMIUM_PATH: browser, ...env });

/** The same journeys in Firefox. @param {string[]} filters @param {string} browser path of the executable */
export const firefox = (filters, browser) =>
  journeys("firefox", "Testing in Firefox (playwright)", "playwright-firefox", filters, { FIREFOX_PATH: browser });

/**
 * @param {string} suite @param {string} text @param {string} config name of its file in tests/, and of its report
 * @param {string[]} filters @param {Record<string, string>} env
 * @returns {Promise<Result>}
 */
async function journeys(suite, text, config, filters, env) {
  const report = inProject("tests", "output", `${config}.json`);
  rmSync(report, { force: true });
  const { code, output } = await step(text, (detail) =>
    capture(
      [
        ...program("playwright", "cli.js"),
        "test",
        `--config=tests/${config}.config.ts`,
        "--pass-with-no-tests",
        ...filters,
      ],
      {
        env: { ...plain, ...env },
        log: log(suite),
        onLine: detail,
      },
    ),
  );
  const result = emptyResult(suite);
  if (existsSync(report)) {
    const { suites: files = [], errors = [] } = JSON.parse(readFileSync(report, "utf8"));
    for (const file of files) readPlaywright(file, [], result);
    for (const { message } of errors) fail(result, "playwright", message ?? "");
  }
  if (code !== 0 && result.failed === 0) fail(result, "Playwright failed outside of the tests", lastLines(output));
  return result;
}

/** @param {any} suite of Playwright's report @param {string[]} titles @param {Result} result */
function readPlaywright(suite, titles, result) {
  const path = [...titles, suite.title];
  for (const inner of suite.suites ?? []) readPlaywright(inner, path, result);
  for (const spec of suite.specs ?? []) {
    for (const test of spec.tests) {
      for (const { duration } of test.results) result.seconds += duration / 1000;
      if (test.status === "expected") result.passed++;
      else if (test.status === "skipped") result.skipped++;
      else {
        const errors = test.results.flatMap((/** @type {any} */ { errors = [] }) => errors);
        const messages = errors.map((/** @type {any} */ { message = "" }) => message).join("\n");
        fail(result, `${[...path, spec.title].join(" › ")} [${test.projectName}]`, messages);
      }
    }
  }
}
