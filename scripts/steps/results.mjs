/**
 * @typedef {{ suite: string, passed: number, failed: number, skipped: number, failures: string[], seconds: number }} Result
 * What one suite said; `failures` are ready to print. `seconds` are those of its files together, of which two run at once.
 */

/** @param {string} suite @returns {Result} */
export const emptyResult = (suite) => ({ suite, passed: 0, failed: 0, skipped: 0, failures: [], seconds: 0 });

/** @param {Result} result @param {string} name @param {string} text */
export function fail(result, name, text) {
  result.failed++;
  result.failures.push(`${name}\n${uncolored(text).split("\n").slice(0, 40).join("\n")}`);
}

export const uncolored = (/** @type {string} */ text) => text.replace(/\x1b\[[0-9;]*m/g, "");
