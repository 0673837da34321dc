// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getCachedJson } from "../../app/platform/session-cache.client";

/** What the generic data call keeps for the visit (specification, section 7). */

let asked: string[];
let answer: () => Response;
beforeEach(() => {
  asked = [];
  answer = () => Response.json({ term: "Coil" });
  sessionStorage.clear();
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return answer();
  });
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 26) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function read(data: unknown) {
  const { term } = data as { term: unknown };
  if (typeof term !== "string") throw new TypeError("Not a term");
  return { term };
}
const get = (key = "term coil", path = "/coil/") =>
  getCachedJson({ path, key, signal: new AbortController().signal, read });
const minutes = (count: number) => vi.setSystemTime(Date.now() + count * 60_000);

test("An answer is asked for once a visit, by its key", async () => {
  expect(await get()).toEqual({ term: "Coil" });
  minutes(9);
  expect(await get()).toEqual({ term: "Coil" });
  expect(asked).toEqual(["/coil/"]);
  await get("term foam", "/foam/");
  expect(asked).toEqual(["/coil/", "/foam/"]);
});

test("One that is too old is dropped before it is asked for again: nothing stale is left when that fails", async () => {
  await get();
  minutes(11);
  answer = () => new Response(null, { status: 503 });
  await expect(get()).rejects.toThrow("HTTP 503");
  expect(sessionStorage.length).toBe(0);
  answer = () => Response.json({ term: "Spring" });
  expect(await get()).toEqual({ term: "Spring" });
  expect(asked).toHaveLength(3);
});

test("A clock that was set back, or what cannot be read, is no answer", async () => {
  await get();
  vi.setSystemTime(Date.now() - 3_600_000);
  await get();
  // The last is of another build, a moment ago.
  const broken = [
    "{",
    "null",
    "7",
    '{"at":"now","data":1}',
    JSON.stringify({ at: Date.now(), data: { name: "Coil" } }),
  ];
  for (const kept of broken) {
    sessionStorage.setItem("term coil", kept);
    expect(await get()).toEqual({ term: "Coil" });
  }
  expect(asked).toHaveLength(7);
});

test("An answer of another shape is not kept", async () => {
  answer = () => Response.json({ name: "Coil" });
  await expect(get()).rejects.toThrow("Not a term");
  expect(sessionStorage.length).toBe(0);
});

test("Without a storage, and with a full one, the answer comes all the same", async () => {
  const full = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(full);
  expect(await get()).toEqual({ term: "Coil" });
  vi.spyOn(window, "sessionStorage", "get").mockImplementation(full);
  expect(await get()).toEqual({ term: "Coil" });
});
