import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync, mkdirSync } from "node:fs";
import { join, relative } from "node:path";
import { inProject, root } from "./project.mjs";

const stamp = inProject("build", ".stamp.json");
const sources = [
  "app",
  "contracts",
  "upstream",
  "server.ts",
  "remix.config.js",
  "vite.config.ts",
  "tsconfig.json",
  "package-lock.json",
  "scripts/steps/building.mjs",
];
const products = [
  "build/server/index.js",
  "build/upstream.js",
  "build/picture-process.js",
  "build/upload-converter.js",
];

/** @param {string} path @returns {string[]} */
function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/** One hash over names and contents: about 20 ms for a few hundred files. @param {string[]} paths */
function hashOf(paths) {
  const hash = createHash("sha256");
  for (const file of paths.flatMap((path) => filesBelow(inProject(path)))) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update("\0");
  }
  return hash.digest("hex");
}

/** What the sources are now; taken before a build, so that a file saved meanwhile makes it stale. */
export const sourcesNow = () => hashOf(sources);

/** Remembers a finished production build. @param {string} sourcesHash */
export function stampBuild(sourcesHash) {
  mkdirSync(inProject("build"), { recursive: true });
  writeFileSync(stamp, `${JSON.stringify({ sources: sourcesHash, products: hashOf(products) })}\n`);
}

export const forgetBuild = () => rmSync(stamp, { force: true });

/**
 * Whether build/ is a production build of the present sources. The products are compared too:
 * a development server writes the same files and knows nothing of the stamp.
 */
export function buildIsFresh() {
  if (!existsSync(stamp) || !products.every((file) => existsSync(inProject(file)))) return false;
  if (!existsSync(inProject("build", "client"))) return false;
  try {
    const known = JSON.parse(readFileSync(stamp, "utf8"));
    return known.products === hashOf(products) && known.sources === sourcesNow();
  } catch {
    return false;
  }
}
