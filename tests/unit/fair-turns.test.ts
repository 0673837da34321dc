import { describe, expect, test } from "vitest";
import { createFairTurns } from "../../upstream/uploads/convert/fair-turns";

const nobodyLeaves = new AbortController().signal;

/** Work by name that ends when it is told to. */
function work(options: Partial<Parameters<typeof createFairTurns>[0]> = {}) {
  const inTurn = createFairTurns({ atOnce: 1, mostWaiting: 4, mostOfOne: 3, maxWaitMs: 5000, ...options });
  const running = new Map<string, () => void>();
  const begun: string[] = [];
  return {
    begun,
    bring: (share: string, name: string, signal = nobodyLeaves) =>
      inTurn(
        share,
        async () => {
          begun.push(name);
          await new Promise<void>((resolve) => running.set(name, resolve));
          return `${name} is done`;
        },
        signal,
      ),
    async end(name: string) {
      await expect.poll(() => running.has(name)).toBe(true);
      running.get(name)!();
    },
  };
}

describe("Work that has its turn by share", () => {
  test("begins at once while there is room, one of a share at a time", async () => {
    const { begun, bring, end } = work({ atOnce: 2 });
    const all = [bring("ann", "a1"), bring("ann", "a2"), bring("bob", "b1")];
    await expect.poll(() => begun).toEqual(["a1", "b1"]);
    for (const name of ["b1", "a1", "a2"]) await end(name);
    expect(await Promise.all(all)).toEqual(["a1 is done", "a2 is done", "b1 is done"]);
  });

  test("goes to whoever has used the least time, however many others came first", async () => {
    const { begun, bring, end } = work();
    const all = [bring("ann", "a1"), bring("ann", "a2"), bring("ann", "a3"), bring("bob", "b1")];
    await new Promise((resolve) => setTimeout(resolve, 5));
    for (const name of ["a1", "b1", "a2", "a3"]) await end(name);
    await Promise.all(all);
    expect(begun).toEqual(["a1", "b1", "a2", "a3"]);
  });

  test("goes, among those that have used nothing, to whoever brings less", async () => {
    const { begun, bring, end } = work({ mostWaiting: 8 });
    const all = ["ann", "bob", "cid"].flatMap((share) => [bring(share, `${share}1`), bring(share, `${share}2`)]);
    all.push(bring("dora", "dora1"));
    await end("ann1");
    await expect.poll(() => begun).toEqual(["ann1", "dora1"]);
    for (const name of ["dora1", "bob1", "cid1", "ann2", "bob2", "cid2"]) void end(name);
    await Promise.all(all);
  });

  test("is refused beyond a share's own places, which takes nothing from others", async () => {
    const { bring, end } = work();
    const all = ["a1", "a2", "a3", "a4"].map((name) => bring("ann", name));
    expect(await bring("ann", "a5")).toBe("own");
    all.push(bring("bob", "b1"));
    for (const name of ["a1", "b1", "a2", "a3", "a4"]) await end(name);
    expect((await Promise.all(all)).every((ended) => ended.endsWith("is done"))).toBe(true);
  });

  test("takes the place of the last of whoever brought most, when no more may wait", async () => {
    const { bring, end } = work();
    const first = bring("ann", "a1");
    const [second, , last] = ["a2", "a3", "a4"].map((name) => bring("ann", name));
    const [bob, cid] = [bring("bob", "b1"), bring("cid", "c1")];
    expect(await last).toBe("others");
    const dora = bring("dora", "d1");
    for (const name of ["a1", "b1", "c1", "d1", "a2"]) await end(name);
    expect(await Promise.all([first, bob, cid, dora, second])).not.toContain("others");
  });

  test("is refused when as many others as may wait have brought no more", async () => {
    const { bring } = work({ mostWaiting: 2 });
    for (const share of ["ann", "bob", "cid"]) void bring(share, share);
    expect(await bring("dora", "d1")).toBe("others");
  });

  test("ends its wait when it is too long, or when nobody waits for it any more", async () => {
    const { begun, bring, end } = work({ maxWaitMs: 20 });
    const first = bring("ann", "a1");
    expect(await bring("bob", "b1")).toBe("others");
    const leaving = new AbortController();
    const left = bring("cid", "c1", leaving.signal);
    leaving.abort();
    expect(await left).toBe("own");
    await end("a1");
    await first;
    expect(begun).toEqual(["a1"]);
  });

  test("that fails makes way for the next", async () => {
    const inTurn = createFairTurns({ atOnce: 1, mostWaiting: 1, mostOfOne: 1, maxWaitMs: 1000 });
    const failing = inTurn("ann", () => Promise.reject(new Error("gone")), nobodyLeaves);
    const next = inTurn("ann", async () => "done", nobodyLeaves);
    await expect(failing).rejects.toThrow("gone");
    expect(await next).toBe("done");
  });
});
