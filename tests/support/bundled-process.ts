import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** A process of the project in one file, as the build makes it; its absolute path. `entry` is its source. */
async function bundleProcess(name: string, entry: string): Promise<string> {
  mkdirSync(`${root}tests/output`, { recursive: true });
  const outfile = `${root}tests/output/${name}.${process.pid}.mjs`;
  await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile,
    bundle: true,
    packages: "external",
    format: "esm",
    platform: "node",
    target: "node20",
    logLevel: "error",
  });
  return outfile;
}

/** The process that makes pictures for the image optimizer and paints cards. */
export const bundlePictureProcess = () =>
  bundleProcess("picture-process", "app/http/images/picture-process-main.server.ts");

/** A process that logs and ends in the same turn. */
export const bundleEndingLogWriter = () => bundleProcess("ending-log-writer", "tests/support/ending-log-writer.ts");

/** What the process below watches itself with, where the system doesn't. */
export const bundleOwnLimits = () => bundleProcess("upload-own-limits", "upstream/uploads/convert/own-limits.ts");

/** The process that makes pictures of what visitors send. */
export const bundleUploadConverter = () =>
  bundleProcess("upload-converter", "upstream/uploads/convert/converter-main.ts");
