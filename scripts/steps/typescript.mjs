import { inProject, Failure, projectHas } from "./project.mjs";

/** How this project's TypeScript becomes one file for Node: packages stay outside. */
export const nodeBundle = /** @type {const} */ ({
  bundle: true,
  packages: "external",
  format: "esm",
  platform: "node",
  target: "node20",
  sourcemap: "linked",
});

/**
 * Bundles one TypeScript entry of the project for Node, packages outside, and says where it is.
 * Such a file runs with the project's folder as its working directory.
 *
 * @param {string} entry such as "tests/bench/pages.ts"
 * @returns {Promise<string>} absolute path of the bundle, in .cache
 */
export async function bundleForNode(entry) {
  if (!projectHas(entry)) throw new Failure(`${entry} does not exist.`);
  const esbuild = await import("esbuild");
  const outfile = inProject(".cache", "run", entry.replace(/\.tsx?$/, ".mjs"));
  const { errors } = await esbuild.build({
    absWorkingDir: inProject(),
    entryPoints: [entry],
    outfile,
    ...nodeBundle,
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    loader: { ".css": "empty", ".svg": "file", ".woff2": "file" },
    logLevel: "error",
  });
  if (errors.length > 0) throw new Failure(`${entry} could not be bundled.`);
  return outfile;
}
