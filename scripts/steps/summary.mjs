import { Failure } from "./project.mjs";
import { emptyResult } from "./results.mjs";

/** @typedef {import("./results.mjs").Result} Result */

/**
 * Runs suites and prints what came of them. What is missing for them counts as a failure of its own, so that the last
 * line is the same, whoever reads it.
 * @param {(add: (results: Result[]) => void) => Promise<void>} run
 * @returns {Promise<number>} the exit code
 */
export async function runSuites(run) {
  /** @type {Result[]} */
  const all = [];
  try {
    await run((results) => void all.push(...results));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    all.push({ ...emptyResult("set-up"), failed: 1, failures: [`set-up\n${error.message}`] });
  }
  return summarise(all);
}

/**
 * Prints every failure, one line a suite with its time, what was skipped, and at last `N passed, N failed`.
 * @param {Result[]} results
 * @returns {number} the exit code: 1 when something failed or nothing ran
 */
export function summarise(results) {
  const sum = (/** @type {"passed" | "failed" | "skipped"} */ key) =>
    results.reduce((all, result) => all + result[key], 0);
  const lines = results.flatMap(({ failures }) => failures.map((text) => `✗ ${text}\n`));
  const width = Math.max(0, ...results.map(({ suite }) => suite.length));
  for (const { suite, passed, failed, skipped, seconds } of results) {
    const figures = `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`;
    lines.push(`${suite.padEnd(width)}  ${seconds.toFixed(0).padStart(4)} s  ${figures}`);
  }
  const [passed, failed, skipped] = [sum("passed"), sum("failed"), sum("skipped")];
  if (passed + failed === 0) lines.push("Nothing ran: no test matches.");
  lines.push(
    `${(performance.now() / 1000).toFixed(0)} s in all (those of a suite are of its files, several of which run at once)`,
    `${skipped} skipped; logs are in tests/output`,
    `${passed} passed, ${failed} failed`,
  );
  process.stdout.write(`\n${lines.join("\n")}\n`);
  return failed > 0 || passed === 0 ? 1 : 0;
}
