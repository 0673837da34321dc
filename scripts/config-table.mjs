import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { inProject } from "./steps/project.mjs";

/** Writes the tables of settings into the README, from the settings themselves. */
const bundle = inProject(".cache", `config-table.${process.pid}.mjs`);
await build({
  absWorkingDir: inProject(),
  stdin: {
    contents: `
      export { configTable } from "./app/platform/config.server";
      export { upstreamSettings } from "./upstream/config";`,
    resolveDir: inProject(),
  },
  outfile: bundle,
  bundle: true,
  packages: "external",
  format: "esm",
  platform: "node",
  logLevel: "error",
});
const { configTable, upstreamSettings } = await import(pathToFileURL(bundle).href);
rmSync(bundle);

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
