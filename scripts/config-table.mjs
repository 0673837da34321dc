import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { inProject } from "./steps/project.mjs";

/** Writes the table of settings into the README, from the settings themselves. */
const bundle = inProject(".cache", `config-table.${process.pid}.mjs`);
await build({
  absWorkingDir: inProject(),
  entryPoints: ["app/platform/config.server.ts"],
  outfile: bundle,
  bundle: true,
  packages: "external",
  format: "esm",
  platform: "node",
  logLevel: "error",
});
const { configTable } = await import(pathToFileURL(bundle).href);
rmSync(bundle);

const readme = inProject("README.md");
const between = /(<!-- configuration:begin[^\n]*-->\n)[^]*?(<!-- configuration:end -->)/;
writeFileSync(
  readme,
  readFileSync(readme, "utf8").replace(between, (_all, begin, end) => `${begin}${configTable()}\n${end}`),
);
