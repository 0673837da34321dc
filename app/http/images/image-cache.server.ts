import { createBoundedCache } from "~/platform/bounded-cache.server";

/** A made picture, ready to be sent. */
export interface MadePicture {
  body: Buffer;
  type: string;
  etag: string;
}

export interface ImageCache {
  get(key: string): MadePicture | undefined;
  set(key: string, picture: MadePicture, keptMs: number): void;
  readonly bytes: number;
}

/** What an entry takes beside its body: key, headers, the map's own. */
const overhead = 1024;

/** In memory, for as long as each picture may be kept, and never more than `maxBytes` together. */
export function createImageCache(maxBytes: number, now = () => performance.now()): ImageCache {
  const entries = createBoundedCache<{ picture: MadePicture; until: number }>(
    maxBytes,
    ({ picture }) => picture.body.length + overhead,
  );
  return {
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined || entry.until > now()) return entry?.picture;
      entries.delete(key);
      return undefined;
    },
    set: (key, picture, keptMs) => entries.set(key, { picture, until: now() + keptMs }),
    get bytes() {
      return entries.size;
    },
  };
}
