import type { Options } from "express-rate-limit";
import { afterEach, expect, test, vi } from "vitest";
import { memoryStores } from "../../app/http/limits/rate-limit-stores.server";

afterEach(() => vi.useRealTimers());

test("who is counted in a window that a clock ahead of time began is counted anew once the clock is right", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-30T12:00:00Z") });
  const store = memoryStores.create("search:address");
  void store.init?.({ windowMs: 60_000 } as Options);
  const hits = async () => (await store.increment("203.0.113.9")).totalHits;
  expect([await hits(), await hits()]).toEqual([1, 2]);
  vi.setSystemTime(new Date("2026-11-20T12:00:00Z"));
  expect([await hits(), await hits()]).toEqual([1, 2]);
  vi.setSystemTime(new Date("2026-11-20T12:01:01Z"));
  expect(await hits()).toBe(1);
  await store.shutdown?.();
});
