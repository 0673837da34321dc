import { MemoryStore, type ClientRateLimitInfo, type Store } from "express-rate-limit";
import { Redis } from "ioredis";
import type { Logger } from "~/platform/logger.server";

/** Where rate limits are counted: in this process, or in one Redis for all servers of the site. */
export interface RateLimitStores {
  /** A store of its own for one limit; `name` keeps its keys apart in a shared one. */
  create(name: string): Store;
  close(): void;
}

export const memoryStores: RateLimitStores = { create: () => new ProcessStore(), close() {} };

/**
 * A window that ends later than one that begins now is over: it began under a clock that has been put right since, and
 * would otherwise last for as long as that was ahead.
 */
class ProcessStore extends MemoryStore {
  override increment(key: string): Promise<ClientRateLimitInfo> {
    const known = this.current.get(key) ?? this.previous.get(key);
    if (known !== undefined && known.resetTime.getTime() > Date.now() + this.windowMs) {
      this.current.delete(key);
      this.previous.delete(key);
    }
    return super.increment(key);
  }
}

/** One step, so that a server that crashes cannot leave a count without the end of its window. As for a ProcessStore. */
const count = `
  if redis.call("PTTL", KEYS[1]) > tonumber(ARGV[1]) then redis.call("DEL", KEYS[1]) end
  local hits = redis.call("INCR", KEYS[1])
  if hits == 1 then redis.call("PEXPIRE", KEYS[1], ARGV[1]) end
  return { hits, redis.call("PTTL", KEYS[1]) }`;

/** Of a window that is over nothing is left to be given back: a new count would have no end. */
const giveBack = `
  if tonumber(redis.call("GET", KEYS[1]) or "0") > 0 then return redis.call("DECR", KEYS[1]) end
  return 0`;

/**
 * Counts in Redis. While it cannot be reached each server counts alone: a visitor never waits for the count, nor
 * goes uncounted. (rate-limit-redis keeps failing for good when Redis was away at the start.)
 */
export function redisStores(url: string, log: Logger): RateLimitStores {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: 250,
    retryStrategy: (attempt) => Math.min(attempt * 200, 5000),
  });
  let reachable = true;
  redis.on("ready", () => {
    log.info("Rate limits are counted together, in Redis");
    reachable = true;
  });
  redis.on("error", (error: NodeJS.ErrnoException) => {
    if (reachable) log.warn({ code: error.code }, "Rate limits are counted by each server alone: Redis is away");
    reachable = false;
  });

  return {
    create(name) {
      const alone = new ProcessStore();
      let windowMs = 0;
      const prefixed = (key: string) => `limit:${name}:${key}`;
      return {
        init(options) {
          windowMs = options.windowMs;
          alone.init(options);
        },
        async increment(key): Promise<ClientRateLimitInfo> {
          try {
            const [totalHits, left] = (await redis.eval(count, 1, prefixed(key), windowMs)) as [number, number];
            return { totalHits, resetTime: new Date(Date.now() + left) };
          } catch {
            return alone.increment(key);
          }
        },
        async decrement(key) {
          await redis.eval(giveBack, 1, prefixed(key)).catch(() => alone.decrement(key));
        },
        async resetKey(key) {
          await redis.del(prefixed(key)).catch(() => 0);
          await alone.resetKey(key);
        },
      };
    },
    close: () => redis.disconnect(),
  };
}
