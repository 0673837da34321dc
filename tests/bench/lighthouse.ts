import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright";
import { publicName, publicOrigin } from "../support/front-proxy";
import { freePort } from "../support/loopback";
import { median } from "../support/median";
import { startNginx } from "../support/nginx";

/**
 * Lighthouse's performance of ten kinds of pages on its phone (four times slower, 4G), as the median of several runs, and
 * beside it that of another checkout, whose runs alternate with ours. Each is measured straight from the site and behind
 * nginx, with HTTP/2, by docs/deploy. It says what a page may lose: 3 points, or 15 % more blocking time.
 */

const mostLostPoints = 3;
const mostBlockingRatio = 1.15;
/** Below it a ratio says nothing: one task more or less of a few milliseconds. */
const leastBlockingMs = 30;

const families: readonly { name: string; path: string }[] = [
  { name: "home", path: "/" },
  { name: "mattresses", path: "/mattress-models/" },
  { name: "model", path: "/mattress-model/nectar-orchard-hybrid-medium/" },
  {
    name: "matches",
    path: "/mattress-finder/results/?recipient=me&size=queen&budgetRange=1500&position=side&weight=130-230&age=35-49",
  },
  {
    name: "comparison",
    path: "/compare/?models=nectar-orchard-hybrid-medium,saatva-classic-luxury-firm,purple-original",
  },
  { name: "stores", path: "/mattress-stores/?place=Boise,%20ID" },
  { name: "search", path: "/search/?q=firm%20hybrid%20queen%20under%20%241500" },
  { name: "reviews", path: "/mattress-reviews/" },
  { name: "guides", path: "/guides/" },
  { name: "sign-in", path: "/signin/" },
];

/** What Lighthouse's library answers, as far as it is read here. */
interface Report {
  categories: { performance: { score: number } };
  audits: Record<string, { numericValue?: number; details?: { items?: { resourceType?: string }[] } }>;
  runtimeError?: { message: string };
}
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;

const figures = {
  score: ({ categories }: Report) => Math.round(categories.performance.score * 100),
  firstPaint: ({ audits }: Report) => audits["first-contentful-paint"]?.numericValue ?? Number.NaN,
  largestPaint: ({ audits }: Report) => audits["largest-contentful-paint"]?.numericValue ?? Number.NaN,
  blocking: ({ audits }: Report) => audits["total-blocking-time"]?.numericValue ?? Number.NaN,
  shift: ({ audits }: Report) => audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN,
};
type Figures = Record<keyof typeof figures, number>;

const say = (line: string) => void process.stdout.write(`${line}\n`);
const progress = (line: string) => void process.stderr.write(`${line}\n`);
const option = (name: string) =>
  process.argv
    .find((word) => word.startsWith(`--${name}=`))
    ?.split("=")
    .slice(1)
    .join("=");
const runs = Number(option("runs") ?? 3);
const beside = option("beside");
const words = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const wanted = families.filter(({ name }) => words.length === 0 || words.includes(name));

/** Milliseconds that a site may take to make its database and to answer. */
const longestStartMs = 180_000;

/** A checkout's site as `npm start` runs it, on a database of its own; ready when it says so. */
async function startCheckout(folder: string, settings: Record<string, string>) {
  const [data, port] = [await mkdtemp(join(tmpdir(), "bedlark-lighthouse-")), await freePort()];
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "ignore"],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: data,
      ...settings,
    },
  });
  const ready = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  const began = Date.now();
  while (!(await ready())) {
    if (child.exitCode !== null) throw new Error(`${folder} ended with exit code ${child.exitCode}`);
    if (Date.now() - began > longestStartMs) throw new Error(`${folder} isn’t ready after ${longestStartMs / 1000} s`);
    await pause(250);
  }
  return {
    port,
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** One run on a browser of its own, as Lighthouse does by itself. */
async function measured(lighthouse: Lighthouse, url: string, httpsPort: number | null): Promise<Figures> {
  const port = await freePort();
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: [
      `--remote-debugging-port=${port}`,
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      ...(httpsPort === null
        ? []
        : ["--ignore-certificate-errors", `--host-resolver-rules=MAP ${publicName} 127.0.0.1:${httpsPort}`]),
    ],
  });
  try {
    const answer = await lighthouse(url, { port, onlyCategories: ["performance"], logLevel: "error" });
    if (answer === undefined || answer.lhr.runtimeError !== undefined) {
      throw new Error(`${url}: ${answer?.lhr.runtimeError?.message ?? "no answer"}`);
    }
    const { lhr } = answer;
    return Object.fromEntries(Object.entries(figures).map(([name, read]) => [name, read(lhr)])) as Figures;
  } finally {
    await browser.close();
  }
}

const mediansOf = (all: readonly Figures[]) =>
  Object.fromEntries(
    (Object.keys(figures) as (keyof Figures)[]).map((name) => [name, median(all.map((each) => each[name]))]),
  ) as Figures;

const inWords = ({ score, firstPaint, largestPaint, blocking, shift }: Figures) =>
  `${String(score).padStart(3)}  ${(firstPaint / 1000).toFixed(2)} s  ${(largestPaint / 1000).toFixed(2)} s  ${blocking.toFixed(0).padStart(4)} ms  ${shift.toFixed(3)}`;

/** Whether a page has lost more than it may. */
const lost = (before: Figures, after: Figures) =>
  before.score - after.score > mostLostPoints ||
  (after.blocking > leastBlockingMs && after.blocking > before.blocking * mostBlockingRatio);

const { default: lighthouse } = (await import(pathToFileURL(process.env.LIGHTHOUSE!).href)) as { default: Lighthouse };
const folders = [...(beside === undefined ? [] : [resolve(beside)]), process.cwd()];
let losses = 0;
for (const transport of ["direct", "nginx"] as const) {
  const settings: Record<string, string> = transport === "direct" ? {} : { TRUST_PROXY: "1", SITE_URL: publicOrigin };
  const sites = await Promise.all(folders.map((folder) => startCheckout(folder, settings)));
  const proxies = transport === "direct" ? [] : await Promise.all(sites.map(({ port }) => startNginx([port])));
  say(`\n${transport === "direct" ? "Straight from the site" : "Behind nginx, HTTP/2"}, medians of ${runs} runs`);
  say(`${"".padEnd(24)}score  first   largest  blocking  shift`);
  for (const { name, path } of wanted) {
    const results: Figures[][] = folders.map(() => []);
    for (let run = 0; run < runs; run++) {
      for (const [at, site] of sites.entries()) {
        progress(
          `  … ${transport}, ${name}, run ${run + 1} of ${runs}${sites.length > 1 ? `, ${basename(folders[at]!)}` : ""}`,
        );
        const origin = proxies.length === 0 ? `http://127.0.0.1:${site.port}` : publicOrigin;
        results[at]!.push(await measured(lighthouse, origin + path, proxies[at]?.httpsPort ?? null));
      }
    }
    const medians = results.map(mediansOf);
    const worse = medians.length === 2 && lost(medians[0]!, medians[1]!);
    if (worse) losses++;
    for (const [at, each] of medians.entries()) {
      const label = medians.length === 1 ? name : `${name}, ${at === 0 ? "beside" : "here"}`;
      say(`${label.padEnd(24)}${inWords(each)}${worse && at === 1 ? "  lost more than it may" : ""}`);
    }
  }
  await Promise.all(proxies.map((proxy) => proxy.stop()));
  await Promise.all(sites.map((site) => site.stop()));
}
process.exitCode = losses > 0 ? 1 : 0;
