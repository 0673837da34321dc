import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { build } from "esbuild";
import type { StartMessage } from "../../upstream/parent-messages";
import { projectFolder } from "./upstream-template";

/** The upstream's entry as it is shipped. */
export const bundleUpstream = () => bundle("main");

/** The command that moves an embedded database to a server. */
export const bundleExport = () => bundle("export");

/** In the project's folder, so that packages are found. */
async function bundle(entry: "main" | "export"): Promise<string> {
  const file = join(projectFolder(), "tests", "output", `upstream-${entry}-${process.pid}.mjs`);
  await build({
    absWorkingDir: projectFolder(),
    entryPoints: [`upstream/${entry}.ts`],
    outfile: file,
    bundle: true,
    packages: "external",
    format: "esm",
    platform: "node",
    target: "node20",
    logLevel: "error",
  });
  return file;
}

export interface UpstreamProcess {
  child: ChildProcess;
  messages: StartMessage[];
  output(): string;
  origin: string;
  /** Exit code and signal, once it has ended. */
  ended: Promise<[number | null, NodeJS.Signals | null]>;
  /** Sends the signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<[number | null, NodeJS.Signals | null]>;
}

/**
 * Starts the bundle in a process of its own and waits until it is ready or has failed. `log` is a file descriptor that its
 * output goes to, which is read here otherwise.
 */
export async function runUpstream(
  file: string,
  environment: Record<string, string>,
  log: number | "pipe" = "pipe",
): Promise<UpstreamProcess> {
  const { PATH = "", HOME = "" } = process.env;
  const child = fork(file, [], {
    env: { NODE_ENV: "production", PATH, HOME, UPSTREAM_PORT: "0", UPSTREAM_SITE_REACH: "loopback", ...environment },
    stdio: ["ignore", log, log, "ipc"],
    execArgv: [],
  });
  // "exit" may come before the last of the output.
  const ended = once(child, "close") as Promise<[number | null, NodeJS.Signals | null]>;
  const messages: StartMessage[] = [];
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => (output += text));
  const settled = new Promise<void>((resolve) => {
    child.on("message", (message: StartMessage) => {
      messages.push(message);
      if (message.type !== "progress") resolve();
    });
    void ended.then(() => resolve());
  });
  await settled;
  const ready = messages.find((message) => message.type === "ready");
  return {
    child,
    messages,
    output: () => output,
    ended,
    origin: ready === undefined ? "" : `http://127.0.0.1:${ready.port}`,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}
