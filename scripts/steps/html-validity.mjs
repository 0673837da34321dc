import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { capture } from "./commands.mjs";
import { step } from "./progress.mjs";
import { inProject } from "./project.mjs";
import { emptyResult, fail } from "./results.mjs";

const checker = inProject("node_modules", "vnu-jar", "build", "dist", "vnu.jar");
const folder = inProject("tests", "output", "html");

/**
 * What the checker says of a document.
 * @typedef {{ type: string, subType?: string, url: string, message: string, extract?: string }} Message
 */

/**
 * Runs the W3C checker once over the documents that the journeys kept (tests/support/kept-documents.ts): errors and
 * warnings fail a document. Its hints on style, such as on the slashes that React writes in void elements, do not.
 * @returns {Promise<import("./results.mjs").Result>}
 */
export async function htmlValidity() {
  const result = emptyResult("html");
  const files = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  if (files.length === 0) return result;
  const started = performance.now();
  const { code, output } = await step(`Checking ${files.length} documents (W3C checker)`, () =>
    capture(["java", "-jar", checker, "--format", "json", ...files], { log: inProject("tests", "output", "html.log") }),
  );
  result.seconds = (performance.now() - started) / 1000;
  const report = output.indexOf("{");
  if (report < 0) {
    fail(result, "The W3C checker said nothing of the documents", output);
    return result;
  }
  /** @type {Map<string, string[]>} */
  const faults = new Map();
  for (const { type, subType, url, message, extract = "" } of messagesOf(output.slice(report))) {
    if (type !== "error" && subType !== "warning") continue;
    const name = decodeURIComponent(decodeURIComponent(url.slice(url.lastIndexOf("/") + 1, -".html".length)));
    faults.set(name, [...(faults.get(name) ?? []), `${subType ?? type}: ${message} ${extract}`]);
  }
  for (const [name, sentences] of faults) fail(result, name, sentences.join("\n"));
  result.passed = files.length - faults.size;
  if (code !== 0 && faults.size === 0) fail(result, `The W3C checker ended with exit code ${code}`, output);
  return result;
}

/** @param {string} report in JSON @returns {Message[]} */
const messagesOf = (report) => JSON.parse(report).messages;
