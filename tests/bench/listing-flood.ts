import { setTimeout as sleep } from "node:timers/promises";
import { Pool } from "undici";
import { paths } from "~/paths";
import { pagesUntil, percentile } from "./picture-storm";

/**
 * What one address with many connections on a listing does to the pages of another, where no proxy stops it (decision 94).
 * Quiet rounds, rounds within the listing's rate limit and rounds above it alternate on one server; pages are asked for as
 * in the storm of pictures.
 */

const rounds = 5;
const connections = 100;
const pagesASecond = 10;
const roundMs = 6000;
/** Connecting a hundred times at once takes the server its moment, once: what goes on afterwards is measured. */
const settledMs = 1000;

const types = ["hybrid", "latex", "adjustable-air", "hybrid,latex", "latex,adjustable-air"];
const prices = ["under-750", "750-1250", "1250-2000", "under-750,750-1250", "750-1250,1250-2000"];
const sorts = ["price", "score"];

/** Facets in turn, so that the same is not asked for twice in a row. */
const listing = (number: number) =>
  `${paths.onlineMattresses}?type=${types[number % 5]}&price=${prices[Math.floor(number / 5) % 5]}&sort=${sorts[Math.floor(number / 25) % 2]}`;

/** Asks on all connections as fast as answers come, until `over` settles; tells how each was answered. */
async function flood(origin: string, over: Promise<unknown>): Promise<Map<number, number>> {
  const pool = new Pool(origin, { connections, localAddress: "127.0.0.2" });
  const statuses = new Map<number, number>();
  let [done, number] = [false, 0];
  void over.finally(() => (done = true));
  const visitor = async () => {
    while (!done) {
      const { statusCode, body } = await pool.request({
        path: listing(number++),
        method: "GET",
        headers: { accept: "text/html" },
      });
      await body.arrayBuffer();
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  await pool.close();
  return statuses;
}

/** Prints p50 and p99 of a page's time, quiet and beside the flood, and their ratio. */
export async function listingFlood(
  origin: string,
  limited: string,
  page: string,
  say: (line: string) => void,
): Promise<void> {
  say(
    `\n${page} while another address asks for a listing on ${connections} connections: ${rounds} rounds, ${pagesASecond} pages a second`,
  );
  say("                             pages    p50 ms    p99 ms   answers of the listing");
  const times: Record<string, number[]> = { quiet: [], "beside pages of the listing": [], "beside its refusals": [] };
  const answers: Record<string, Map<number, number>> = {};
  for (let round = 0; round < rounds; round++) {
    for (const [name, at, flooded] of [
      ["quiet", origin, false],
      ["beside pages of the listing", origin, true],
      ["beside its refusals", limited, true],
    ] as const) {
      const pages = new Pool(at, { connections: 16 });
      await pagesUntil(pages, page, sleep(1000), pagesASecond);
      const over = sleep(settledMs + roundMs);
      const answered = flooded ? flood(at, over) : undefined;
      await sleep(settledMs);
      times[name]!.push(...(await pagesUntil(pages, page, over, pagesASecond)));
      if (answered) answers[name] = await answered;
      await pages.close();
    }
  }
  for (const [name, all] of Object.entries(times)) {
    const figures = [percentile(all, 0.5), percentile(all, 0.99)].map((time) => time.toFixed(1).padStart(8));
    const told = [...(answers[name] ?? [])].map(([status, count]) => `${count} × ${status}`).join(", ");
    say(`${name.padEnd(27)} ${String(all.length).padStart(6)}  ${figures.join("  ")}   ${told}`);
  }
  const quiet = percentile(times.quiet ?? [], 0.99);
  for (const name of Object.keys(times).slice(1)) {
    say(`ratio of the p99 ${name}: ${(percentile(times[name] ?? [], 0.99) / quiet).toFixed(2)}`);
  }
}
