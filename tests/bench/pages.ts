import { fork, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Pool, request } from "undici";
import { listingFlood } from "./listing-flood";
import { pictureStorm } from "./picture-storm";

/**
 * CPU per request of some pages, side by side in one run with the same React tree rendered bare (tests/bench/bare-peer.tsx). CPU time, not elapsed time: it does not depend on what else the
 * machine does. Rounds alternate between the peers; the median of the rounds' ratios counts.
 */

const requestsARound = 300;
const home = "/";

/** Names of parts, as in `npm run bench -- flood`; without any, all of them. A number is that of rounds. */
const asked = process.argv.slice(2).filter((word) => !/^\d+$/.test(word));
const rounds = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 7);
const isAsked = (part: "pages" | "storm" | "flood") => asked.length === 0 || asked.includes(part);

interface Measured {
  page: string;
  path: string;
  /** What the page may cost of what it costs streamed bare. */
  aim: number;
}

const measured = (review: number): Measured[] => [
  { page: "home page", path: home, aim: 1.35 },
  { page: "brand page", path: "/mattresses/stearns-foster/", aim: 1.35 },
  { page: "review page", path: `/mattress-review/${review}/`, aim: 1.2 },
  { page: "reviews of a brand", path: "/mattress-reviews/?brand=stearns-foster", aim: 1.2 },
];

/** One of the published reviews. */
async function someReview(upstream: string): Promise<number> {
  const { body } = await request(`${upstream}/api/v2/reviews/?brand=stearns-foster`);
  const { items } = (await body.json()) as { items: { id: number }[] };
  return items[0]!.id;
}

interface Peer {
  name: string;
  origin: string;
  child: ChildProcess;
}

async function started(name: string, file: string, settings: Record<string, string>): Promise<Peer> {
  const child = fork(file, [], {
    execArgv: ["--enable-source-maps"],
    env: { PATH: process.env.PATH, NODE_ENV: "production", ...settings },
    // Logs are written as in production, to a file that costs no terminal.
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const ready = new Promise<{ origin?: string; port?: number }>((resolve, reject) => {
    child.on(
      "message",
      (message: { type: string; origin?: string; port?: number }) => message.type === "ready" && resolve(message),
    );
    child.once("exit", (code) => reject(new Error(`${name} ended with exit code ${code}`)));
  });
  const { origin, port } = await ready;
  return { name, child, origin: origin ?? `http://127.0.0.1:${port}` };
}

/** User and system time of a process and its threads in milliseconds (proc(5), fields 14 and 15, 100 ticks a second). */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function load(peer: Peer, path: string, requests: number): Promise<number> {
  const pool = new Pool(peer.origin, { connections: 4 });
  const headers = {
    accept: "text/html",
    "accept-encoding": "br, gzip",
    cookie: "sessionid=none; theme=a; seen=1",
    "user-agent": "bench",
  };
  let bytes = 0;
  let left = requests;
  const visitor = async () => {
    while (left-- > 0) {
      const { statusCode, body } = await pool.request({ path, method: "GET", headers });
      bytes = (await body.arrayBuffer()).byteLength;
      if (statusCode !== 200) throw new Error(`${peer.name} answered ${statusCode} for ${path}`);
    }
  };
  await Promise.all([visitor(), visitor(), visitor(), visitor()]);
  await pool.close();
  return bytes;
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const say = (line: string) => process.stdout.write(`${line}\n`);

async function buildBarePeer(): Promise<string> {
  const folder = join(".cache", "bench");
  const file = join(folder, "bare-peer.js");
  const build = spawn(process.execPath, ["node_modules/@remix-run/dev/dist/cli.js", "build"], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      SERVER_ENTRY: "./tests/bench/bare-peer.tsx",
      SERVER_BUILD_PATH: file,
      ASSETS_BUILD_DIRECTORY: join(folder, "assets"),
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = (await once(build, "exit")) as [number];
  if (code !== 0) throw new Error("the bare peer could not be built");
  return file;
}

const data = await mkdtemp(join(tmpdir(), "bedlark-bench-"));
const peers: Peer[] = [];
try {
  say("Building the bare peer and starting the reference upstream …");
  const bare = await buildBarePeer();
  const upstream = await started("reference upstream", "build/upstream.js", {
    UPSTREAM_PORT: "0",
    DATA_DIR: data,
    LOG_LEVEL: "silent",
  });
  peers.push(upstream);
  const API_HOST = upstream.origin;
  peers.push(await started("bare, renderToString", bare, { API_HOST, RENDERER: "string" }));
  peers.push(await started("bare, streaming", bare, { API_HOST, RENDERER: "stream" }));
  const site = { API_HOST, PORT: "0", HOST: "127.0.0.1", RATE_LIMIT_IMAGES: "0" };
  const limited = await started("Bedlark with a limit", "build/index.js", { ...site, RATE_LIMIT_LISTINGS: "1" });
  peers.push(limited, await started("Bedlark", "build/index.js", { ...site, RATE_LIMIT_LISTINGS: "0" }));
  const [, ...servers] = peers.filter((peer) => peer !== limited);

  for (const { page, path, aim } of isAsked("pages") ? measured(await someReview(API_HOST)) : []) {
    say(`\n${page}, ${path}: ${rounds} rounds of ${requestsARound} requests`);
    const costs = new Map<Peer, number[]>(servers.map((peer) => [peer, []]));
    const sizes = new Map<Peer, number>();
    for (const peer of servers) sizes.set(peer, await load(peer, path, 200));
    for (let round = 0; round < rounds; round++) {
      for (const peer of servers) {
        const before = cpuMs(peer.child.pid ?? 0);
        await load(peer, path, requestsARound);
        costs.get(peer)?.push((cpuMs(peer.child.pid ?? 0) - before) / requestsARound);
      }
    }
    const streaming = costs.get(servers.find(({ name }) => name === "bare, streaming")!) ?? [];
    say("peer                      CPU ms/request   ÷ bare streaming   bytes sent");
    for (const peer of servers) {
      const own = costs.get(peer) ?? [];
      const ratio = median(own.map((cost, round) => cost / (streaming[round] ?? Number.NaN)));
      const mark =
        peer.name !== "Bedlark" ? "" : ratio <= aim ? `   within the aim of ${aim}` : `   over the aim of ${aim}`;
      say(
        `${peer.name.padEnd(24)}  ${median(own).toFixed(2).padStart(14)}   ${ratio.toFixed(2).padStart(17)}  ${String(sizes.get(peer)).padStart(11)}${mark}`,
      );
    }
  }
  const origin = servers.at(-1)?.origin ?? "";
  if (isAsked("storm")) await pictureStorm(origin, home, say);
  if (isAsked("flood")) await listingFlood(origin, limited.origin, home, say);
} finally {
  for (const { child } of peers.reverse()) {
    child.kill("SIGTERM");
    if (child.exitCode === null) await once(child, "exit");
  }
  await rm(data, { recursive: true, force: true });
}
