import { fork, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { Pool, request } from "undici";
import { median } from "../support/median";
import { listingFlood } from "./listing-flood";
import { pictureStorm } from "./picture-storm";

/**
 * CPU per request of some pages, in one run with the same React tree rendered bare (tests/bench/bare-peer.tsx). CPU time,
 * not elapsed time: it depends less on what else the machine does. One peer is up at a time and asked without a pause,
 * since a process that waits for its turn loses its memory pages and its share of the caches. Each has answered all pages
 * for as long as it takes to compile them, as a server has after a minute, and is started several times in turn, because
 * two processes of one program differ by a twentieth. The median of the ratios of all rounds counts.
 */

const requestsARound = 200;
/** Of each page, before anything is measured: the cost of a page falls until about 2,500 pages have been sent. */
const warmUpRequests = 700;
const startsOfEachPeer = 3;
const home = "/";

/** Names of parts, as in `npm run bench -- flood`; without any, all of them. A number is that of rounds after each start. */
const asked = process.argv.slice(2).filter((word) => !/^\d+$/.test(word));
const rounds = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 4);
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

const say = (line: string) => process.stdout.write(`${line}\n`);

async function buildBarePeer(): Promise<string> {
  const folder = join(".cache", "bench");
  const build = spawn(process.execPath, ["node_modules/@remix-run/dev/dist/cli.js", "vite:build"], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      SERVER_ENTRY: "./tests/bench/bare-peer.tsx",
      BUILD_DIRECTORY: folder,
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const said = text(build.stderr);
  const [code] = (await once(build, "close")) as [number];
  if (code !== 0) throw new Error(`the bare peer could not be built:\n${await said}`);
  return join(folder, "server", "index.js");
}

async function end(peer: Peer): Promise<void> {
  const { child } = peer;
  running.delete(peer);
  child.kill("SIGTERM");
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}

/** What one page costs one peer after one start. */
interface Cost {
  page: string;
  peer: string;
  /** Milliseconds of CPU time a request, by round. */
  rounds: number[];
  bytes: number;
}

async function measure(peer: Peer, pages: readonly Measured[]): Promise<Cost[]> {
  for (const { path } of pages) await load(peer, path, warmUpRequests);
  const costs: Cost[] = [];
  for (const { page, path } of pages) {
    const cost: Cost = { page, peer: peer.name, rounds: [], bytes: 0 };
    for (let round = 0; round < rounds; round++) {
      const before = cpuMs(peer.child.pid ?? 0);
      cost.bytes = await load(peer, path, requestsARound);
      cost.rounds.push((cpuMs(peer.child.pid ?? 0) - before) / requestsARound);
    }
    costs.push(cost);
  }
  return costs;
}

/** One line for each peer, in the order in which they were measured. */
function sayPage({ page, path, aim }: Measured, costs: readonly Cost[]): void {
  const ofPage = costs.filter((cost) => cost.page === page);
  const roundsOf = (name: string) => ofPage.filter(({ peer }) => peer === name).flatMap((cost) => cost.rounds);
  const streaming = roundsOf("bare, streaming");
  say(`\n${page}, ${path}: ${streaming.length} rounds of ${requestsARound} requests`);
  say("peer                      CPU ms/request   ÷ bare streaming   bytes sent");
  for (const { peer, bytes } of ofPage.slice(0, ofPage.length / startsOfEachPeer)) {
    const own = roundsOf(peer);
    const ratio = median(own.map((cost, round) => cost / (streaming[round] ?? Number.NaN)));
    const mark = peer !== "Bedlark" ? "" : ratio <= aim ? `   within the aim of ${aim}` : `   over the aim of ${aim}`;
    const columns = [median(own).toFixed(2).padStart(14), ratio.toFixed(2).padStart(17), String(bytes).padStart(11)];
    say(`${peer.padEnd(24)}  ${columns[0]}   ${columns[1]}  ${columns[2]}${mark}`);
  }
}

const data = await mkdtemp(join(tmpdir(), "bedlark-bench-"));
const running = new Set<Peer>();
const start = async (...peer: Parameters<typeof started>) => {
  const ready = await started(...peer);
  running.add(ready);
  return ready;
};
try {
  say("Building the bare peer and starting the reference upstream …");
  const bare = await buildBarePeer();
  const upstream = await start("reference upstream", "build/upstream.js", {
    UPSTREAM_PORT: "0",
    DATA_DIR: data,
    LOG_LEVEL: "silent",
  });
  const API_HOST = upstream.origin;
  const settings = { API_HOST, PORT: "0", HOST: "127.0.0.1", RATE_LIMIT_IMAGES: "0" };
  const site = () => start("Bedlark", "build/server/index.js", { ...settings, RATE_LIMIT_LISTINGS: "0" });

  if (isAsked("pages")) {
    const pages = measured(await someReview(API_HOST));
    const costs: Cost[] = [];
    const peers = [
      () => start("bare, renderToString", bare, { API_HOST, RENDERER: "string" }),
      () => start("bare, streaming", bare, { API_HOST, RENDERER: "stream" }),
      site,
    ];
    for (let count = 1; count <= startsOfEachPeer; count++) {
      for (const startPeer of peers) {
        const peer = await startPeer();
        say(`  ${peer.name}, start ${count} of ${startsOfEachPeer}`);
        costs.push(...(await measure(peer, pages)));
        await end(peer);
      }
    }
    for (const page of pages) sayPage(page, costs);
  }
  if (isAsked("storm") || isAsked("flood")) {
    const { origin } = await site();
    if (isAsked("storm")) await pictureStorm(origin, home, say);
    if (isAsked("flood")) {
      const limited = await start("Bedlark with a limit", "build/server/index.js", {
        ...settings,
        RATE_LIMIT_LISTINGS: "1",
      });
      await listingFlood(origin, limited.origin, home, say);
    }
  }
} finally {
  for (const peer of [...running].reverse()) await end(peer);
  await rm(data, { recursive: true, force: true });
}
