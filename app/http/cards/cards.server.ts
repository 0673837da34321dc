import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Logger } from "~/platform/logger.server";
import { ImageFault } from "../images/image-fault.server";
import type { PictureProcesses } from "../images/picture-processes.server";
import { isUnchanged } from "../unchanged.server";
import type { Card } from "./card";

/** Raised whenever cards look different from what is on them: their tags change with it. */
const paintVersion = 1;

/** Of painted cards in memory, some 200 of them. */
const mostBytes = 16_777_216;

/** Seconds for which caches keep a card; whoever shares a page asks again when that is over. */
const keep = 86_400;

export type Cards = ReturnType<typeof createCards>;

/**
 * Has cards painted where pictures are made and in turn with them (decision 14): pages come first. A card is named by what
 * is on it, so who has it is answered without painting it.
 */
export function createCards(processes: PictureProcesses, log: Logger) {
  const painted = new LRUCache<string, Buffer<ArrayBuffer>>({
    maxSize: mostBytes,
    sizeCalculation: ({ length }) => length + 1024,
  });
  const underWay = new Map<string, Promise<Buffer<ArrayBuffer>>>();

  /** Once for all who ask for it meanwhile; it is finished though they leave, since others will want it. */
  const paint = (name: string, content: string): Promise<Buffer<ArrayBuffer>> => {
    const known = underWay.get(name);
    if (known !== undefined) return known;
    const made = processes
      .make(() => Buffer.from(content), "card", new AbortController().signal)
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
  };
}
