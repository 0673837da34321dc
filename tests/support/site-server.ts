import { spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { forgetDocuments } from "./kept-documents";
import { unlimited } from "./unlimited";
import { freshDataDirectory } from "./upstream-template";

/** The commands of package.json run there, bundled files among them, whose own address says nothing. */
const root = process.cwd();

export interface Site {
  origin: string;
  /** Origin of the upstream that it asks: its own, or API_HOST. */
  upstream: string;
  pid: number;
  /** Asks it to stop, waits for its end and removes its data. */
  stop(): Promise<void>;
}

/**
 * The built site as `npm start` runs it, with the reference upstream on a fresh database, on a free port.
 * It inherits nothing of the environment that could configure it; `settings` are added to what it gets.
 * A DATA_DIR among them is one that may be removed in the end.
 */
export async function startSite(settings: Record<string, string> = {}, log = "site.log"): Promise<Site> {
  const data = settings.DATA_DIR ?? (await mkdtemp(join(tmpdir(), "bedlark-site-")));
  await mkdir(join(root, "tests/output"), { recursive: true });
  const output = createWriteStream(join(root, "tests/output", log));
  const child = spawn(process.execPath, ["--enable-source-maps", "build/server/index.js"], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: "0",
      DATA_DIR: data,
      ASSETS_ARCHIVE_DIR: join(data, "assets"),
      ...unlimited,
      // A stop without the pause that a balancer needs to notice it.
      DRAIN_NOTICE_MS: "0",
      ...settings,
    },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      output.write(chunk);
      said = (said + chunk.toString()).slice(-4000);
    });
  }
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const stop = async () => {
    if (child.connected) child.disconnect();
    child.kill("SIGTERM");
    await ended;
    await new Promise<void>((resolve) => output.end(resolve));
    await rm(data, { recursive: true, force: true });
  };
  const addresses = await new Promise<Pick<Site, "origin" | "upstream">>((resolve, reject) => {
    let log = "";
    const onData = (chunk: Buffer) => {
      log += chunk.toString();
      const line = /^\{.*"msg":"Listening: .*\}$/m.exec(log)?.[0];
      if (line === undefined) return;
      child.stdout?.off("data", onData);
      resolve(JSON.parse(line) as Pick<Site, "origin" | "upstream">);
    };
    child.stdout?.on("data", onData);
    child.once("exit", (code) =>
      reject(new Error(`The site ended with exit code ${code} before it was ready:\n${said}`)),
    );
  }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { origin: addresses.origin, upstream: addresses.upstream, pid: child.pid ?? 0, stop };
}

/** A site with settings of its own in front of the upstream of the site that all journeys share; only within Playwright. */
export const startSecondSite = (settings: Record<string, string>, log: string) =>
  startSite({ API_HOST: process.env.SITE_UPSTREAM!, ...settings }, log);

/**
 * Playwright's global set-up: one site for all workers, on a copy of the demonstration's database, another one with the
 * data layer on in front of the same upstream, where the journeys go, and one with an upstream of its own for the reports,
 * which write more than one upstream takes in an hour (browser.ts). All are stopped at the end.
 */
export default async function startSiteForTests() {
  await forgetDocuments();
  const site = await startSite({ DATA_DIR: await freshDataDirectory("demo") });
  process.env.SITE_ORIGIN = site.origin;
  process.env.SITE_UPSTREAM = site.upstream;
  const counted = await startSecondSite({ ANALYTICS_ID: "journeys-1" }, "site-analytics.log");
  process.env.SITE_WITH_ANALYTICS = counted.origin;
  const reported = await startSite(
    { DATA_DIR: await freshDataDirectory("demo"), ANALYTICS_ID: "journeys-1" },
    "site-reports.log",
  );
  process.env.SITE_FOR_REPORTS = reported.origin;
  return async () => {
    await reported.stop();
    await counted.stop();
    await site.stop();
  };
}
