import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { capture } from "./commands.mjs";
import { step } from "./progress.mjs";
import { inProject } from "./project.mjs";

const checker = inProject("node_modules", "vnu-jar", "build", "dist", "vnu.jar");
const folder = inProject("tests", "output", "html");

/**
 * What the checker says of a document.
 * @typedef {{ type: string, subType?: string, url: string, message: string, extract?: string }} Message
 */

/**
 * Runs the W3C checker once over the documents that the journeys kept (tests/support/kept-documents.ts): errors and
 * warnings fail a document. Its hints on style, such as on the slashes that React writes in void elements, do not.
 * @returns {Promise<import("./suites.mjs").Result>}
 */
export async function htmlValidity() {
  const files = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  if (files.length === 0) return { suite: "html", passed: 0, failed: 0, skipped: 0, failures: [], seconds: 0 };
  const started = performance.now();
  const { output } = await step(`Checking ${files.length} documents (W3C checker)`, () =>
    capture(["java", "-jar", checker, "--format", "json", ...files], { log: inProject("tests", "output", "html.log") }),
  );
  /** @type {{ messages: Message[] }} */
  const { messages } = JSON.parse(output.slice(output.indexOf("{")));
  const faults = messages.filter(({ type, subType }) => type === "error" || subType === "warning");
  const failures = faults.map(({ type, subType, url, message, extract = "" }) => {
    const name = decodeURIComponent(decodeURIComponent(url.slice(url.lastIndexOf("/") + 1, -".html".length)));
    return `${name}: ${subType ?? type}: ${message} ${extract}`;
  });
  const failed = new Set(faults.map(({ url }) => url)).size;
  const seconds = (performance.now() - started) / 1000;
  return { suite: "html", passed: files.length - failed, failed, skipped: 0, failures, seconds };
}
