import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { SettingsOf } from "~/platform/config.server";
import type { Logger } from "~/platform/logger.server";
import { createEncoder, type EncoderTimes } from "../images/encoder.server";
import { ImageFault, tooBusy } from "../images/image-fault.server";
import { createSemaphore } from "../limits/semaphore.server";
import { isUnchanged } from "../unchanged.server";
import type { Card } from "./card";

/** Raised whenever cards look different from what is on them: their tags change with it. */
const paintVersion = 1;

/** Of painted cards in memory, some 200 of them. */
const mostBytes = 16_777_216;

/** Seconds for which caches keep a card; whoever shares a page asks again when that is over. */
const keep = 86_400;

interface Options {
  config: SettingsOf<"IMAGE">;
  log: Logger;
  script: string;
  times: EncoderTimes & { wait: number };
}

export type Cards = ReturnType<typeof createCards>;

/**
 * Paints cards in a process of its own, one at a time and of a lower priority, as pictures are made (decision 14): pages
 * come first. A card is named by what is on it, so who has it is answered without painting it.
 */
export function createCards({ config, log, script, times }: Options) {
  const painter = createEncoder({ script, log, times, processes: 1 });
  const painting = createSemaphore({
    ...{ permits: 1, queue: config.IMAGE_QUEUE, waitMs: times.wait },
    refusal: tooBusy,
  });
  const painted = new LRUCache<string, Buffer<ArrayBuffer>>({
    maxSize: mostBytes,
    sizeCalculation: ({ length }) => length + 1024,
  });
  const underWay = new Map<string, Promise<Buffer<ArrayBuffer>>>();

  /** Once for all who ask for it meanwhile; it is finished though they leave, since others will want it. */
  const paint = (name: string, content: string): Promise<Buffer<ArrayBuffer>> => {
    const known = underWay.get(name);
    if (known !== undefined) return known;
    const made = painting
      .run(() => painter.encode(Buffer.from(content), {}), new AbortController().signal)
      .then((made) => {
        const body = Buffer.from(made.body);
        painted.set(name, body);
        return body;
      })
      .finally(() => underWay.delete(name));
    underWay.set(name, made);
    return made;
  };

  return {
    /** What the route of a card answers. */
    async answer(request: Request, card: Card): Promise<Response> {
      const content = JSON.stringify(card);
      const name = createHash("sha256").update(`${paintVersion} ${content}`).digest("base64url").slice(0, 27);
      const headers = {
        "Cache-Control": `public, max-age=${keep}`,
        "Content-Type": "image/png",
        ETag: `"${name}"`,
      };
      if (isUnchanged(request, headers.ETag)) return new Response(null, { status: 304, headers });
      if (request.method === "HEAD") return new Response(null, { headers });
      try {
        return new Response(painted.get(name) ?? (await paint(name, content)), { headers });
      } catch (error) {
        if (!(error instanceof ImageFault)) throw error;
        log.info({ code: error.code }, "A card is not painted");
        const wait = { "Content-Type": "text/plain", "Retry-After": String(error.retryAfter ?? 30) };
        return new Response("Try again later\n", { status: 503, headers: wait });
      }
    },
    close: () => painter.close(),
  };
}
