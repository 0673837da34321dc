import { readFileSync } from "node:fs";
import { must, npmCommand } from "./commands.mjs";
import { inProject, projectHas, giveUp, root } from "./project.mjs";
import { step } from "./progress.mjs";

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>} */
const packagesOf = (file) => JSON.parse(readFileSync(file, "utf8")).packages ?? {};

/**
 * Whether node_modules holds what the lock file asks for. npm writes what it installed into
 * node_modules/.package-lock.json as its last act, so the comparison is by content: a touched file
 * installs nothing, an interrupted installation is repeated. Packages for other platforms are missing by right.
 */
export function installed() {
  const record = inProject("node_modules", ".package-lock.json");
  if (!projectHas("node_modules", ".package-lock.json")) return false;
  const there = packagesOf(record);
  return Object.entries(packagesOf(inProject("package-lock.json"))).every(
    ([path, { version, optional, devOptional }]) =>
      path === "" || there[path]?.version === version || (!there[path] && (optional || devOptional)),
  );
}

/** Installs when node_modules is missing or differs from the lock file. */
export async function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    giveUp(`Node ${process.versions.node} is too old: this project needs Node 20.19 or newer (https://nodejs.org/).`);
  }
  if (installed()) return;
  const packages = Object.keys(packagesOf(inProject("package-lock.json"))).length;
  await step(`Installing ${packages} packages (npm ci)`, (detail) =>
    // The development packages build the site, also where NODE_ENV=production would leave them out.
    must("The installation", [...npmCommand(), "ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], {
      cwd: root,
      onLine: detail,
    }),
  );
}
