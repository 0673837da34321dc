import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("../..", import.meta.url));
const bundle = `${root}tests/output/sample-server.${process.pid}.mjs`;

/** server.ts with the sample routes in the place of the site's, in one file. */
export async function bundleSampleServer(): Promise<void> {
  mkdirSync(`${root}tests/output`, { recursive: true });
  await build({
    absWorkingDir: root,
    entryPoints: ["server.ts"],
    outfile: bundle,
    bundle: true,
    packages: "external",
    format: "esm",
    platform: "node",
    jsx: "automatic",
    alias: { "virtual:remix/server-build": "./tests/support/sample-server-build.ts" },
    logLevel: "error",
  });
}

/**
 * Runs it as `npm start` does, with these settings and nothing else of the environment. `log` is a file descriptor that its
 * output goes to, which is read here otherwise.
 */
export function runSampleServer(settings: Record<string, string>, cwd = root, log: number | "pipe" = "pipe") {
  const child = spawn(process.execPath, [bundle], {
    cwd,
    stdio: ["ignore", log, log, "ipc"],
    env: { PATH: process.env.PATH, NODE_ENV: "production", PORT: "0", ...settings },
  });
  const output = { stdout: "", stderr: "", messages: [] as { type: string; text?: string }[] };
  child.stdout?.on("data", (chunk: Buffer) => (output.stdout += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (output.stderr += chunk.toString()));
  child.on("message", (message: { type: string; text?: string }) => output.messages.push(message));
  const ended = once(child, "close").then(([code]) => code as number | null);
  return {
    output,
    /** Exit code, when all output has been read. */
    ended,
    pid: child.pid ?? 0,
    signal: (name: NodeJS.Signals) => child.kill(name),
    async ready(): Promise<number> {
      const started = new Promise<number>((resolve) => {
        child.on("message", (message: { type: string; origin: string }) => {
          if (message.type === "ready") resolve(Number(new URL(message.origin).port));
        });
      });
      const failed = ended.then((code) => Promise.reject(new Error(`Ended with ${code}: ${output.stderr}`)));
      failed.catch(() => {});
      return Promise.race([started, failed]);
    },
  };
}
