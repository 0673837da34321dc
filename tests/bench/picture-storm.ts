import { readdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { Pool } from "undici";
import { imageQualities, imageWidths, paths } from "~/paths";

/**
 * What a storm of pictures that were never asked for does to pages. Quiet and stormy rounds alternate on one
 * server. Pages are asked for at a steady rate, whatever became of the ones before, and a page's time runs from
 * when it was due: a server that stalls is not spared the requests that it holds up.
 */

const rounds = 5;
const misses = 50;
const pagesASecond = 40;
const quietMs = 6000;
const aim = 2;

const accepts = ["image/avif,image/webp,*/*", "image/webp,*/*", "*/*"];

/** Every picture of ours in every form, the costly and the cheap in turn; each is a miss once. */
function everyPicture(): { path: string; accept: string }[] {
  const files = readdirSync("public/pictures").filter((file) => /\.(jpe?g|png|webp)$/.test(file));
  return imageQualities.flatMap((quality) =>
    accepts.flatMap((accept) =>
      imageWidths.flatMap((width) =>
        files.map((file) => ({ path: paths.imageOf(paths.picture(file), width, quality), accept })),
      ),
    ),
  );
}

/** Milliseconds of each page that was due until `over` settles. */
export async function pagesUntil(
  pool: Pool,
  path: string,
  over: Promise<unknown>,
  aSecond = pagesASecond,
): Promise<number[]> {
  let done = false;
  void over.finally(() => (done = true));
  const times: number[] = [];
  const pending: Promise<void>[] = [];
  const start = performance.now();
  for (let due = start; !done; due += 1000 / aSecond) {
    const early = due - performance.now();
    if (early > 0) await sleep(early);
    pending.push(
      pool
        .request({ path, method: "GET", headers: { accept: "text/html", "accept-encoding": "br" } })
        .then(async ({ statusCode, body }) => {
          await body.arrayBuffer();
          if (statusCode !== 200) throw new Error(`The page was answered with ${statusCode}`);
          times.push(performance.now() - due);
        }),
    );
  }
  await Promise.all(pending);
  return times;
}

/** How long it took, and how many pictures were not made but put off. */
async function storm(pool: Pool, wanted: { path: string; accept: string }[]) {
  const started = performance.now();
  const statuses = await Promise.all(
    wanted.map(async ({ path, accept }) => {
      const { statusCode, body } = await pool.request({ path, method: "GET", headers: { accept } });
      await body.arrayBuffer();
      if (statusCode !== 200 && statusCode !== 503) throw new Error(`A picture was answered with ${statusCode}`);
      return statusCode;
    }),
  );
  return { ms: performance.now() - started, putOff: statuses.filter((status) => status === 503).length };
}

export const percentile = (values: number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

/** Prints p50 and p99 of a page's time, quiet and in the storm, and their ratio. */
export async function pictureStorm(origin: string, page: string, say: (line: string) => void): Promise<void> {
  const pages = new Pool(origin, { connections: 16 });
  const pictures = new Pool(origin, { connections: misses });
  const wanted = everyPicture();
  say(
    `\nPages during a storm of ${misses} pictures that must be made, ${page}: ${rounds} rounds, ${pagesASecond} pages a second`,
  );
  await pagesUntil(pages, page, sleep(2000));
  const [quiet, stormy]: [number[], number[]] = [[], []];
  const storms: Awaited<ReturnType<typeof storm>>[] = [];
  for (let round = 0; round < rounds; round++) {
    quiet.push(...(await pagesUntil(pages, page, sleep(quietMs))));
    const over = storm(pictures, wanted.filter((_, index) => index % rounds === round).slice(0, misses));
    stormy.push(...(await pagesUntil(pages, page, over)));
    storms.push(await over);
  }
  await Promise.all([pages.close(), pictures.close()]);
  say("                 pages    p50 ms    p99 ms");
  for (const [name, times] of [
    ["quiet", quiet],
    ["in the storm", stormy],
  ] as const) {
    const figures = [percentile(times, 0.5), percentile(times, 0.99)].map((time) => time.toFixed(1).padStart(8));
    say(`${name.padEnd(14)}  ${String(times.length).padStart(6)}  ${figures.join("  ")}`);
  }
  const ratio = percentile(stormy, 0.99) / percentile(quiet, 0.99);
  say(`ratio of the p99: ${ratio.toFixed(2)}   ${ratio <= aim ? "within" : "over"} the aim of ${aim}`);
  const seconds =
    percentile(
      storms.map(({ ms }) => ms),
      0.5,
    ) / 1000;
  const putOff = storms.reduce((sum, each) => sum + each.putOff, 0);
  say(`a storm took ${seconds.toFixed(1)} s; ${putOff} of ${rounds * misses} pictures were put off (503)`);
}
