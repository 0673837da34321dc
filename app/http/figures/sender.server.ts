import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { mostOfBatch } from "~/contracts/figures/figure-kinds";
import { figure, type Figure, type FigureBatch } from "~/contracts/figures/figures";
import type { Logger } from "~/platform/logger.server";
import type { Tally } from "./tally.server";

/**
 * How an upstream takes a batch: it never will ("unknown"), not this one ("refused"), not from a site with another secret
 * ("forbidden"), or not now ("failed").
 */
export type Taken = "taken" | "unknown" | "refused" | "forbidden" | "failed";

/** In milliseconds. */
const everyMs = 30_000;
const longestWaitMs = 600_000;
/** The longest that the end of the process waits for the last counts. */
const lastMs = 2000;

const fits = (each: Figure) => figure.safeParse(each).success;

interface Sending {
  tally: Tally;
  post: (batch: FigureBatch) => Promise<Taken>;
  log: Pick<Logger, "info" | "warn">;
}

/**
 * Sends what was counted twice a minute. A batch that got no answer is sent again as it was, with its key, so that it
 * counts once; the longer the upstream is away, the rarer. One that keeps no figures is left alone for good.
 */
export function createSender({ tally, post, log }: Sending) {
  let batch: FigureBatch | null = null;
  let off = false;
  let forbidden = false;
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
    while (!off && (batch ??= next()) !== null) {
      const taken = await post(batch);
      if (taken === "forbidden") {
        if (!forbidden)
          log.warn({ status: 403 }, "The upstream has another API_VISITOR_SECRET; figures are kept and sent again");
        forbidden = true;
        waitMs = longestWaitMs;
        return;
      }
      if (taken === "failed") {
        if (waitMs === everyMs) log.warn({}, "The figures could not be sent; they are kept and sent again");
        waitMs = Math.min(2 * waitMs, longestWaitMs);
        return;
      }
      if (taken === "refused")
        log.warn({ counts: batch.counts.length }, "The upstream refuses figures; they are left out");
      if (taken === "unknown") {
        off = true;
        tally.clear();
        log.info({}, "The upstream keeps no figures; nothing is counted");
      }
      batch = null;
      forbidden = false;
    }
    waitMs = everyMs;
  };

  /** Resolves when what was counted before has been sent, or could not be. */
  const send = (): Promise<void> => (sending ??= sendAll().finally(() => (sending = null)));

  const schedule = (): void => {
    timer = setTimeout(() => void send().finally(schedule), waitMs).unref();
  };
  schedule();

  return {
    isOff: () => off,
    /** Whether the upstream takes what is counted, as far as is known. */
    isHeard: () => !off && !forbidden,
    send,
    /** Sends what is left, for so many milliseconds at most, and nothing after it. */
    async close(withinMs = lastMs): Promise<void> {
      const ended = new AbortController();
      const patience = sleep(Math.min(withinMs, lastMs), undefined, { signal: ended.signal }).catch(() => {});
      // What is under way may have begun before the last counts came.
      await Promise.race([(sending ?? Promise.resolve()).then(send), patience]);
      ended.abort();
      off = true;
      clearTimeout(timer);
    },
  };
}
