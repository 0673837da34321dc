import type { Options } from "express-rate-limit";
import { Redis } from "ioredis";
import pino from "pino";
import { afterEach, describe, expect, test } from "vitest";
import { redisStores } from "../../app/http/limits/rate-limit-stores.server";
import { redisIsInstalled, startRedis } from "../support/redis";
import { startSampleSite, type SampleSite } from "../support/sample-site";

const sites: SampleSite[] = [];
async function server(settings: Record<string, string>): Promise<SampleSite> {
  const site = await startSampleSite({ RATE_LIMIT_SEARCH: "2", ...settings });
  sites.push(site);
  return site;
}
const search = async (site: SampleSite) => (await site.ask("/search/?q=foam")).status;
/** The connection to Redis is made in the background; until it stands a server counts alone. */
const connected = (site: SampleSite) => expect.poll(() => site.log.join("")).toContain("counted together");

afterEach(async () => {
  for (const site of sites.splice(0)) await site.close();
});

describe.skipIf(!redisIsInstalled)("Rate limits of several servers with one Redis", () => {
  test("are counted together, and none waits or goes uncounted when Redis goes away", async () => {
    const redis = await startRedis();
    try {
      const [first, second] = [
        await server({ RATE_LIMIT_REDIS_URL: redis.url }),
        await server({ RATE_LIMIT_REDIS_URL: redis.url }),
      ];
      await connected(first);
      await connected(second);
      expect([await search(first), await search(second), await search(first), await search(second)]).toEqual([
        200, 200, 429, 429,
      ]);
      const refused = await first.ask("/search/?q=foam");
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);

      await redis.stop();
      expect([await search(first), await search(first), await search(first)]).toEqual([200, 200, 429]);
    } finally {
      await redis.stop();
    }
  });
});

describe.skipIf(!redisIsInstalled)("Rate limits in a Redis", () => {
  test("get back what was refused, and keep no count without an end where its window is over", async () => {
    const redis = await startRedis();
    const client = new Redis(redis.url);
    const stores = redisStores(redis.url, pino({ enabled: false }));
    try {
      const store = stores.create("save:address");
      void store.init?.({ windowMs: 60_000 } as Options);
      await expect.poll(async () => (await store.increment("a")) && client.keys("*")).toEqual(["limit:save:address:a"]);
      const { totalHits } = await store.increment("a");
      await store.decrement("a");
      expect((await store.increment("a")).totalHits).toBe(totalHits);
      await client.del("limit:save:address:a");
      await store.decrement("a");
      expect(await client.keys("*")).toEqual([]);
    } finally {
      stores.close();
      client.disconnect();
      await redis.stop();
    }
  });
});

describe.skipIf(!redisIsInstalled)("Rate limits in a Redis whose clock ran ahead", () => {
  test("begin anew where a window ends later than any that begins now", async () => {
    const redis = await startRedis();
    const client = new Redis(redis.url);
    try {
      const site = await server({ RATE_LIMIT_REDIS_URL: redis.url });
      await connected(site);
      expect([await search(site), await search(site), await search(site)]).toEqual([200, 200, 429]);
      for (const key of await client.keys("limit:search:*")) await client.pexpire(key, 40 * 86_400_000);
      expect([await search(site), await search(site), await search(site)]).toEqual([200, 200, 429]);
    } finally {
      client.disconnect();
      await redis.stop();
    }
  });
});

describe("Rate limits while no Redis answers", () => {
  test("are counted by the server alone, and the log says so once", async () => {
    const site = await server({ RATE_LIMIT_REDIS_URL: "redis://127.0.0.1:1" });
    expect([await search(site), await search(site), await search(site)]).toEqual([200, 200, 429]);
    await expect.poll(() => site.log.join("")).toContain("Redis is away");
    expect(site.log.filter((line) => line.includes("Redis is away"))).toHaveLength(1);
  });
});
