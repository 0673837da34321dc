import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { mostOfBatch } from "#contracts/figures/figure-kinds";
import { figure, type Figure, type FigureBatch } from "#contracts/figures/figures";
import type { Logger } from "~/platform/logger.server";
import type { Tally } from "./tally.server";

/**
 * How an upstream takes a batch: it keeps no figures ("unknown"), refuses this one ("refused"), or any from a site with
 * another secret ("forbidden"), or can't take it now ("failed").
 */
export type Taken = "taken" | "unknown" | "refused" | "forbidden" | "failed";

/** In milliseconds. */
const everyMs = 30_000;
const longestWaitMs = 600_000;
/** A page that shows figures has a deadline of its own: it waits no longer than this for the last of them. */
const pageMs = 500;
/** The longest that the end of the process waits for the last counts. */
const lastMs = 2000;

const fits = (each: Figure) => figure.safeParse(each).success;

interface Sending {
  tally: Tally;
  post: (batch: FigureBatch) => Promise<Taken>;
  log: Pick<Logger, "info" | "warn">;
  now?: () => number;
}

/**
 * Sends what was counted twice a minute. A batch that got no answer is sent again as it was, with its key, so that it
 * counts once; the longer the upstream is away, the rarer. One that keeps no figures is asked every ten minutes, for a
 * balancer may have answered in its place, or its own release may come after the site's.
 */
export function createSender({ tally, post, log, now = () => Date.now() }: Sending) {
  let batch: FigureBatch | null = null;
  let closed = false;
  let forbidden = false;
  /** The upstream keeps no figures; until then it is left alone. */
  let restsUntil: number | null = null;
  let waitMs = everyMs;
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> | null = null;

  const next = (): FigureBatch | null => {
    for (;;) {
      const taken = tally.take(mostOfBatch);
      if (taken.length === 0) return null;
      const counts = taken.filter(fits);
      // One of them would have the upstream refuse all.
      if (counts.length < taken.length)
        log.warn({ counts: taken.length - counts.length }, "Figures that the upstream would refuse are left out");
      if (counts.length > 0) return { key: randomBytes(16).toString("base64url"), counts };
    }
  };

  const sendAll = async (): Promise<void> => {
    if (restsUntil !== null && now() < restsUntil) return;
    while (!closed && (batch ??= next()) !== null) {
      const taken = await post(batch);
      if (taken === "forbidden") {
        if (!forbidden)
          log.warn({ status: 403 }, "The upstream has another API_VISITOR_SECRET; figures are kept and sent again");
        forbidden = true;
        waitMs = longestWaitMs;
        return;
      }
      if (taken === "failed") {
        // One that is missed says little: an upstream that restarts, or a busy machine.
        if (waitMs === 2 * everyMs)
          log.warn({}, "The figures could not be sent twice in a row; they are kept and sent again");
        waitMs = Math.min(2 * waitMs, longestWaitMs);
        return;
      }
      if (taken === "refused")
        log.warn({ counts: batch.counts.length }, "The upstream refuses figures; they are left out");
      batch = null;
      forbidden = false;
      if (taken === "unknown") {
        tally.clear();
        if (restsUntil === null) log.info({}, "The upstream keeps no figures; it is asked again every ten minutes");
        restsUntil = now() + longestWaitMs;
        waitMs = longestWaitMs;
        return;
      }
      if (restsUntil !== null) log.info({}, "The upstream keeps figures again");
      restsUntil = null;
    }
    waitMs = everyMs;
  };

  /** Resolves when what was counted before has been sent, or could not be. */
  const send = (): Promise<void> => (sending ??= sendAll().finally(() => (sending = null)));

  const schedule = (): void => {
    timer = setTimeout(() => void send().finally(schedule), waitMs).unref();
  };
  schedule();

  /** Waits for what is under way, for so many milliseconds at most. */
  const within = async (ms: number, work: Promise<void>): Promise<void> => {
    const ended = new AbortController();
    await Promise.race([work, sleep(ms, undefined, { signal: ended.signal }).catch(() => {})]);
    ended.abort();
  };

  return {
    /** Whether the upstream takes what is counted, as far as is known. */
    isHeard: () => restsUntil === null && !forbidden,
    send,
    /** As `send`, for a page, which shows what there is once its patience is over. */
    sendForPage: () => within(pageMs, send()),
    /** Sends what is left, for so many milliseconds at most, and nothing after it. */
    async close(withinMs = lastMs): Promise<void> {
      // What is under way may have begun before the last counts came.
      await within(Math.min(withinMs, lastMs), (sending ?? Promise.resolve()).then(send));
      closed = true;
      clearTimeout(timer);
    },
  };
}
