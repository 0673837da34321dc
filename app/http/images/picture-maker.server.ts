import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { SettingsOf } from "~/platform/config.server";
import { createSemaphore } from "../limits/semaphore.server";
import type { Format } from "./accepted-formats.server";
import type { Encoded } from "./encode.server";
import { ImageFault, tooBusy } from "./image-fault.server";
import type { ImageRequest } from "./image-request.server";
import { locate, readPicture } from "./own-picture.server";
import type { Photos } from "./photo.server";
import type { PictureProcesses } from "./picture-processes.server";
import type { RemotePictures } from "./remote-picture.server";

interface MadePicture {
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

export type PictureMaker = ReturnType<typeof createPictureMaker>;

type Wanted = ImageRequest & { formats: Format[] };

interface Options {
  config: SettingsOf<"IMAGE">;
  folder: string;
  processes: PictureProcesses;
  remote: RemotePictures;
  photos: Photos;
  /** Milliseconds that a picture may wait to be fetched. */
  waitMs: number;
}

/** How long a picture of another host is kept before it is fetched again, and a source that failed is left alone. */
const keptMs = 4 * 3_600_000;
const failedMs = 30_000;
const maxFailed = 1000;
/** Pictures of other hosts at once, fetched and waiting to be made: so many are in memory. */
const fetchedAtOnce = 4;

interface Job {
  result: Promise<MadePicture>;
  waiting: number;
  abandon: AbortController;
}

export function createPictureMaker({ config, folder, processes, remote, photos, waitMs }: Options) {
  const cache = createImageCache(config.IMAGE_CACHE_BYTES, keptMs);
  const fetching = createSemaphore({ permits: fetchedAtOnce, queue: config.IMAGE_QUEUE, waitMs, refusal: tooBusy });
  const jobs = new Map<string, Job>();
  const failed = new LRUCache<string, ImageFault>({ max: maxFailed, ttl: failedMs });

  /** Name of the source's present content, and the way to the picture made of it. */
  const located = async ({ source, width, quality, formats }: Wanted) => {
    const order = { width, quality, formats };
    const fetched = (fetch: (signal: AbortSignal) => Promise<Buffer>) => (signal: AbortSignal) =>
      fetching.run(async () => {
        const bytes = await fetch(signal);
        return processes.make(() => bytes, order, signal);
      }, signal);
    if (source.kind === "remote")
      return { name: source.url.href, made: fetched((signal) => remote.fetch(source.url, signal)) };
    if (source.kind === "photo")
      return { name: `photo ${source.id}`, made: fetched((signal) => photos.fetch(source.id, signal)) };
    const { file, version } = await locate(folder, source.path);
    const made = (signal: AbortSignal) =>
      processes.make(() => readPicture(file, config.IMAGE_MAX_BYTES), order, signal);
    return { name: `${file} ${version}`, made };
  };

  const begin = (
    { source }: Wanted,
    key: string,
    { name, made }: { name: string; made: (signal: AbortSignal) => Promise<Encoded> },
  ): Job => {
    const abandon = new AbortController();
    const result = made(abandon.signal)
      .then(({ type, body }) => {
        const picture = { type, body, etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"` };
        cache.set(key, picture);
        return picture;
      })
      .catch((error: unknown) => {
        // A source known to be broken is not tried again at any width: such attempts cost the most.
        // A photo may be published any moment, and asking for it costs little.
        const settled =
          error instanceof ImageFault && !error.passing && (source.kind !== "photo" || error.status === 422);
        if (settled) failed.set(name, error);
        throw error;
      })
      .finally(() => jobs.get(key)?.result === result && jobs.delete(key));
    return { result, waiting: 0, abandon };
  };

  return {
    /** The picture, and whether it was there already; rejects with an ImageFault, or when `signal` aborts. */
    async make(wanted: Wanted, signal: AbortSignal) {
      const at = await located(wanted);
      const { name } = at;
      signal.throwIfAborted();
      const key = `${wanted.width} ${wanted.quality} ${wanted.formats.join("+")} ${name}`;
      const kept = cache.get(key);
      if (kept !== undefined) {
        if (wanted.source.kind === "photo") await photos.check(wanted.source.id, signal);
        return { picture: kept, hit: true };
      }
      const fault = failed.get(name);
      if (fault !== undefined) throw fault;

      const job = jobs.get(key) ?? begin(wanted, key, at);
      jobs.set(key, job);
      job.waiting += 1;
      const leave = () => {
        job.waiting -= 1;
        if (job.waiting > 0) return;
        // Later requests start a new job.
        if (jobs.get(key) === job) jobs.delete(key);
        job.abandon.abort();
      };
      signal.addEventListener("abort", leave, { once: true });
      try {
        return { picture: await job.result, hit: false };
      } finally {
        signal.removeEventListener("abort", leave);
      }
    },
  };
}
