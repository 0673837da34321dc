import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { build } from "esbuild";
import type { StartMessage } from "../../upstream/progress";
import { projectFolder } from "./upstream-template";

/** The upstream's entry as it is shipped, in the project's folder so that packages are found. */
export async function bundleUpstream(): Promise<string> {
  const file = join(projectFolder(), "tests", "output", `upstream-main-${process.pid}.mjs`);
  await build({
    absWorkingDir: projectFolder(),
    entryPoints: ["upstream/main.ts"],
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

/** Starts the bundle in a process of its own and waits until it is ready or has failed. */
export async function runUpstream(file: string, environment: Record<string, string>): Promise<UpstreamProcess> {
  const { PATH = "", HOME = "" } = process.env;
  const child = fork(file, [], {
    env: { NODE_ENV: "production", PATH, HOME, UPSTREAM_PORT: "0", ...environment },
    silent: true,
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
