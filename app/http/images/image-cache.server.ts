/** A made picture, ready to be sent. */
export type MadePicture = { body: Buffer; type: string; etag: string };

export type ImageCache = {
  get(key: string): MadePicture | undefined;
  set(key: string, picture: MadePicture, keptMs: number): void;
  readonly bytes: number;
};

/** What an entry takes beside its body: key, headers, the map's own. */
const overhead = 1024;

/** In memory, by use: the longest unused leave first, so that it never holds more than `maxBytes`. */
export function createImageCache(maxBytes: number, now = () => performance.now()): ImageCache {
  const entries = new Map<string, { picture: MadePicture; until: number }>();
  let bytes = 0;
  const sizeOf = ({ body }: MadePicture) => body.length + overhead;
  const drop = (key: string) => {
    const entry = entries.get(key);
    if (entry === undefined) return;
    entries.delete(key);
    bytes -= sizeOf(entry.picture);
  };
  return {
    get(key) {
      const entry = entries.get(key);
      drop(key);
      if (entry === undefined || entry.until <= now()) return undefined;
      // A map keeps the order of insertion: last in is last out.
      entries.set(key, entry);
      bytes += sizeOf(entry.picture);
      return entry.picture;
    },
    set(key, picture, keptMs) {
      drop(key);
      if (sizeOf(picture) > maxBytes) return;
      entries.set(key, { picture, until: now() + keptMs });
      bytes += sizeOf(picture);
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) break;
        drop(oldest);
      }
    },
    get bytes() {
      return bytes;
    },
  };
}
