import { LRUCache } from "lru-cache";

export interface MadePicture {
  body: Buffer;
  type: string;
  etag: string;
}

/** What an entry takes beside its body: key, headers, the map's own. */
const overhead = 1024;

/** In memory, each for `keptMs` at most, and never more than `maxBytes` together. `clock` is for tests. */
export const createImageCache = (maxBytes: number, keptMs: number, clock?: { now(): number }) =>
  new LRUCache<string, MadePicture>({
    // To the package 0 is no limit.
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ body }) => body.length + overhead,
    ttl: keptMs,
    ...(clock && { perf: clock, ttlResolution: 0 }),
  });
