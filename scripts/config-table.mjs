import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { inProject } from "./steps/project.mjs";
import { bundleForNode } from "./steps/typescript.mjs";

/** Writes the tables of settings into the README, from the settings themselves. */
const load = async (/** @type {string} */ entry) => import(pathToFileURL(await bundleForNode(entry)).href);
const { configTable } = await load("app/platform/config.server.ts");
const { upstreamSettings } = await load("upstream/config.ts");

const readme = inProject("README.md");
let text = readFileSync(readme, "utf8");
for (const [name, table] of [
  ["configuration", configTable()],
  ["upstream-configuration", configTable(upstreamSettings)],
]) {
  const between = new RegExp(`(<!-- ${name}:begin[^\\n]*-->\\n)[^]*?(<!-- ${name}:end -->)`);
  text = text.replace(between, (_all, begin, end) => `${begin}${table}\n${end}`);
}
writeFileSync(readme, text);
