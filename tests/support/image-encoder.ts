import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The process that makes pictures in one file, as the build makes it; its absolute path. */
export async function bundleImageEncoder(): Promise<string> {
  mkdirSync(`${root}tests/output`, { recursive: true });
  const outfile = `${root}tests/output/image-encoder.${process.pid}.mjs`;
  await build({
    absWorkingDir: root,
    entryPoints: ["app/http/images/encoder-main.server.ts"],
    outfile,
    bundle: true,
    packages: "external",
    format: "esm",
    platform: "node",
    logLevel: "error",
  });
  return outfile;
}
