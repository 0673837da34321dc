import { spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import type { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { siteReach, type Config } from "./config.server";
import { standardLog, type LogDestination } from "#contracts/log-destination";
import type { Logger } from "./logger.server";

/** The demonstration accounts, as the upstream names them when it is ready; absent where there is nothing to tell of them. */
export interface DemoAccounts {
  people: { email: string; password: string; what: string }[];
}

type Message =
  | { type: "progress"; text: string }
  | { type: "failed"; text: string }
  | { type: "ready"; port: number; accounts?: DemoAccounts };

export type ReferenceUpstream = Awaited<ReturnType<typeof startReferenceUpstream>>;

interface Options {
  config: Pick<
    Config,
    | "API_VISITOR_SECRET"
    | "DATABASE_URL"
    | "DATA_DIR"
    | "HOST"
    | "LOG_LEVEL"
    | "PORT"
    | "SITE_NAME"
    | "SITE_URL"
    | "UPSTREAM_PORT"
  >;
  log: Logger;
  /** Where the lines go that it prints; by default the site's own standard output or error, as it prints them. */
  output?: Pick<LogDestination, "write">;
  /** Called with each step of the first start. */
  onProgress?: (text: string) => void;
  /** The bundle that is run. */
  script?: string;
  /** Milliseconds: between looks at its health, until a silent one is killed, before the first restart. */
  watch?: { every: number; silence: number; restart: number };
}

/** The upstream could not be started; the message is a sentence for the operator. */
export class UpstreamStartError extends Error {}

/**
 * Starts the reference upstream in a process of its own, so that no query stalls a page, and keeps it running:
 * one that ends is started again (waiting longer each time, up to half a minute), one that no longer answers is
 * killed first. It keeps the port of its first start. Rejects with UpstreamStartError when the first start fails.
 */
export async function startReferenceUpstream(options: Options) {
  const { log, onProgress = () => {}, watch = { every: 2000, silence: 5000, restart: 250 } } = options;
  let stopping = false;
  let failures = 0;
  const visitorSecret = options.config.API_VISITOR_SECRET ?? randomBytes(32).toString("base64url");
  let child = launch(options, visitorSecret, options.config.UPSTREAM_PORT ?? 0);
  const { port, accounts } = await ready(child, onProgress);
  const origin = `http://127.0.0.1:${port}`;

  const keepRunning = async () => {
    while (!stopping) {
      await lives(child, origin, watch, log);
      if (stopping) return;
      const wait = Math.min(30_000, watch.restart * 2 ** failures);
      failures += 1;
      log.error({ code: child.exitCode, signal: child.signalCode, waitMs: wait }, "The reference upstream ended");
      await sleep(wait, undefined, { ref: false });
      if (stopping) return;
      child = launch(options, visitorSecret, port);
      const started = performance.now();
      await ready(child, () => {}).then(
        () => {
          failures = 0;
          log.info({ durMs: Math.round(performance.now() - started) }, "The reference upstream is back");
        },
        (error: unknown) => stopping || log.error({ err: error }, "The reference upstream could not be restarted"),
      );
    }
  };
  void keepRunning();

  return {
    origin,
    /** With which the site vouches for its visitors' addresses. */
    visitorSecret,
    accounts,
    /** Stops the process gracefully; kills it when it has not ended after ten seconds. */
    async stop() {
      stopping = true;
      await end(child);
    },
  };
}

/** In a group of its own: Ctrl-C in a terminal must reach the site first, which still needs its upstream to drain. */
function launch(
  { config, output, script = resolve("build/upstream.js") }: Options,
  visitorSecret: string,
  port: number,
): ChildProcess {
  const child = spawn(process.execPath, ["--enable-source-maps", script], {
    detached: process.platform !== "win32",
    // "inherit" would make the site's own output block.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: {
      ...process.env,
      UPSTREAM_HOST: "127.0.0.1",
      UPSTREAM_PORT: String(port),
      DATA_DIR: config.DATA_DIR,
      DATABASE_URL: config.DATABASE_URL,
      // Visitors reach its cookies through the site, which it cannot see from its own http.
      UPSTREAM_SECURE_COOKIES: String(config.SITE_URL?.startsWith("https:") ?? false),
      UPSTREAM_VISITOR_SECRET: visitorSecret,
      // Accounts with a published password are for a site that nobody else reaches.
      UPSTREAM_SITE_REACH: siteReach(config),
      // Where links in its mail lead, and whose mail it is.
      UPSTREAM_SITE_URL: process.env.UPSTREAM_SITE_URL || config.SITE_URL || ownMachine(config.PORT),
      UPSTREAM_SITE_NAME: process.env.UPSTREAM_SITE_NAME || config.SITE_NAME,
      // The site's own line of a request already names each upstream call with its status and duration.
      LOG_LEVEL: config.LOG_LEVEL === "info" ? "warn" : config.LOG_LEVEL,
    },
  });
  // There is neither where it could not be started.
  if (child.stdout) passLines(child.stdout, output ?? standardLog(1));
  if (child.stderr) passLines(child.stderr, output ?? standardLog(2));
  return child;
}

/** Characters of a line that are waited for; a longer one is cut. */
const longestLine = 1_000_000;

/** Whole lines alone, the last of which may lack its line feed, as when a process crashes. */
function passLines(stream: Readable, output: Pick<LogDestination, "write">): void {
  let begun = "";
  const pass = (line: string) => output.write(`${line}\n`);
  stream.setEncoding("utf8");
  stream.on("data", (text: string) => {
    const [first = "", ...more] = text.split("\n");
    begun += first;
    for (const next of more) {
      pass(begun);
      begun = next;
    }
    if (begun.length <= longestLine) return;
    pass(begun);
    begun = "";
  });
  // It is lost then; the site goes on.
  stream.on("error", () => {});
  stream.on("close", () => begun !== "" && pass(begun));
}

/** Where links in mail lead while nobody but whoever runs it reads them; unknown for a port that is not chosen yet. */
const ownMachine = (port: number) => (port === 0 ? undefined : `http://localhost:${port}`);

function ready(child: ChildProcess, onProgress: (text: string) => void) {
  return new Promise<{ port: number; accounts: DemoAccounts | undefined }>((resolve, reject) => {
    let failure: string | undefined;
    const fail = (reason: string) => reject(new UpstreamStartError(failure ?? reason));
    child.on("message", (message: Message) => {
      if (message.type === "progress") onProgress(message.text);
      if (message.type === "failed") failure = message.text;
      if (message.type === "ready") resolve({ port: message.port, accounts: message.accounts });
    });
    child.once("error", (error) => fail(`The reference upstream could not be started (${error.message}).`));
    // Not at "exit", when its last words may not have been read yet.
    child.once("close", (code) => fail(`The reference upstream ended while starting (exit code ${code ?? "none"}).`));
  });
}

/** Resolves when the process has ended, by itself or killed after too long a silence. */
async function lives(child: ChildProcess, origin: string, watch: NonNullable<Options["watch"]>, log: Logger) {
  let heard = performance.now();
  let missed = 0;
  const over = new AbortController();
  child.once("exit", () => over.abort());
  while (!ended(child)) {
    await sleep(watch.every, undefined, { ref: false, signal: over.signal }).catch(() => {});
    if (ended(child)) return;
    if (await answers(origin, watch.every)) {
      heard = performance.now();
      missed = 0;
      continue;
    }
    missed += 1;
    // One look may have been missed because this process was held up itself (Ctrl-Z, a paused machine).
    if (missed > 1 && performance.now() - heard >= watch.silence) {
      log.error({ silentMs: Math.round(performance.now() - heard) }, "The reference upstream is silent and is killed");
      child.kill("SIGKILL");
      await exited(child);
    }
  }
}

async function answers(origin: string, withinMs: number): Promise<boolean> {
  try {
    const response = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(withinMs) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (ended(child)) return;
  child.kill("SIGTERM");
  const kill = setTimeout(() => child.kill("SIGKILL"), 10_000);
  await exited(child);
  clearTimeout(kill);
}

const ended = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null || child.pid === undefined;

/** Resolves when it has ended and all that it printed has been read. */
const exited = (child: ChildProcess) =>
  ended(child) ? Promise.resolve() : new Promise<void>((resolve) => child.once("close", () => resolve()));
