import { describe, expect, test } from "vitest";
import { acceptedFormats } from "~/http/images/accepted-formats.server";
import { createImageCache } from "~/http/images/picture-maker.server";
import { tooBusy } from "~/http/images/image-fault.server";
import { isPublicAddress } from "~/http/images/public-address.server";
import { createSemaphore } from "~/http/limits/semaphore.server";

describe("An address is public", () => {
  test.each([
    "1.1.1.1",
    "93.184.215.14",
    "9.255.255.255",
    "11.0.0.0",
    "100.63.255.255",
    "100.128.0.0",
    "126.255.255.255",
    "172.15.255.255",
    "172.32.0.0",
    "192.167.255.255",
    "192.169.0.0",
    "198.17.255.255",
    "198.20.0.0",
    "223.255.255.255",
    "2001:4860:4860::8888",
    "2606:2800::1",
    "2a00:1450::1",
    "2001:200::1",
  ])("%s", (address) => expect(isPublicAddress(address)).toBe(true));

  test.each([
    "0.0.0.0",
    "0.255.255.255",
    "10.0.0.0",
    "10.255.255.255",
    "100.64.0.0",
    "100.127.255.255",
    "127.0.0.1",
    "127.255.255.255",
    "169.254.0.0",
    "169.254.169.254",
    "172.16.0.0",
    "172.31.255.255",
    "192.0.0.1",
    "192.0.2.1",
    "192.88.99.1",
    "192.168.0.0",
    "192.168.255.255",
    "198.18.0.0",
    "198.19.255.255",
    "198.51.100.1",
    "203.0.113.1",
    "224.0.0.1",
    "239.255.255.255",
    "240.0.0.1",
    "255.255.255.255",
  ])("but %s is not", (address) => expect(isPublicAddress(address)).toBe(false));

  test.each([
    "::",
    "::1",
    "::ffff:8.8.8.8",
    "::ffff:7f00:1",
    "::ffff:0:127.0.0.1",
    "::127.0.0.1",
    "64:ff9b::8.8.8.8",
    "64:ff9b:1::1",
    "100::1",
    "2001::1",
    "2001:0:4136:e378:8000:63bf:3fff:fdd2",
    "2001:10::1",
    "2001:20::1",
    "2001:db8::1",
    "2002:7f00:1::",
    "2002:808:808::",
    "3fff::1",
    "4000::1",
    "5f00::1",
    "fc00::1",
    "fd00:ec2::254",
    "fe80::1",
    "fe80::1%eth0",
    "2606:2800::1%eth0",
    "febf::1",
    "fec0::1",
    "ff02::1",
  ])("but %s is not", (address) => expect(isPublicAddress(address)).toBe(false));

  test.each([
    "",
    "localhost",
    "127.1",
    "2130706433",
    "0177.0.0.1",
    "0x7f.1",
    "8.8.8.8 ",
    "[::1]",
    "8.8.8.8:80",
    "999.1.1.1",
  ])("but '%s' is none", (address) => expect(isPublicAddress(address)).toBe(false));
});

describe("The formats that a visitor names", () => {
  test.each([
    ["image/avif,image/webp", ["avif", "webp"]],
    ["image/webp;q=0.1, image/avif ; q=1.0", ["avif", "webp"]],
    ["image/webp; level=1 ;q=0", []],
    ["image/avif;q=0.001", ["avif"]],
    ["*/*", []],
    ["image/*", []],
    ["", []],
    [undefined, []],
    [`${"image/x,".repeat(5000)}image/webp`, ["webp"]],
  ])("are read from %s", (accept, formats) => {
    expect(acceptedFormats(accept)).toEqual(formats);
  });
});

describe("The memory for pictures", () => {
  const hour = 3_600_000;
  const picture = (bytes: number) => ({ body: Buffer.alloc(bytes), type: "image/webp", etag: "" });

  test("holds what it may and lets go of what was unused the longest", () => {
    const cache = createImageCache(10_000, hour);
    for (const key of ["a", "b", "c"]) cache.set(key, picture(2000));
    cache.get("a");
    cache.set("d", picture(2000));
    expect(["a", "b", "c", "d"].filter((key) => cache.get(key) !== undefined)).toEqual(["a", "c", "d"]);
    expect(cache.calculatedSize).toBeLessThanOrEqual(10_000);
  });

  test("counts an entry that is replaced once", () => {
    const cache = createImageCache(10_000, hour);
    for (let time = 0; time < 100; time++) cache.set("a", picture(5000));
    expect(cache.calculatedSize).toBeLessThan(7000);
    expect(cache.get("a")).toBeDefined();
  });

  test("takes nothing that is larger than all of it, and is no longer than allowed", () => {
    const cache = createImageCache(10_000, hour);
    cache.set("small", picture(100));
    cache.set("large", picture(10_001));
    expect([cache.get("large"), cache.get("small")]).toEqual([undefined, expect.anything()]);
    cache.set("small", picture(100_000));
    expect([cache.get("small"), cache.calculatedSize]).toEqual([undefined, 0]);
  });

  test("forgets what is too old", () => {
    let now = 1;
    const cache = createImageCache(10_000, 1000, { now: () => now });
    cache.set("a", picture(100));
    now = 1001;
    expect(cache.get("a")).toBeDefined();
    now = 1002;
    expect([cache.get("a"), cache.calculatedSize]).toEqual([undefined, 0]);
  });

  test("may be none", () => {
    const cache = createImageCache(0, hour);
    cache.set("a", picture(0));
    expect(cache.get("a")).toBeUndefined();
  });
});

describe("Permits of a semaphore", () => {
  const never = new AbortController().signal;
  /** Work that is under way until it is let go. */
  const held = () => {
    let go = () => {};
    const done = new Promise<void>((resolve) => (go = resolve));
    return { go, work: () => done };
  };

  test("are given in order, no more at once than there are", async () => {
    const semaphore = createSemaphore({ permits: 2, queue: 10, waitMs: 10_000, refusal: tooBusy });
    const order: number[] = [];
    let most = 0;
    let at = 0;
    const work = (number: number) => async () => {
      order.push(number);
      most = Math.max(most, (at += 1));
      await new Promise((resolve) => setTimeout(resolve, 5));
      at -= 1;
    };
    await Promise.all([1, 2, 3, 4, 5, 6].map((number) => semaphore.run(work(number), never)));
    expect([order, most]).toEqual([[1, 2, 3, 4, 5, 6], 2]);
  });

  test("are refused to those for whom there is none to wait in", async () => {
    const semaphore = createSemaphore({ permits: 1, queue: 1, waitMs: 10_000, refusal: tooBusy });
    const first = held();
    const running = semaphore.run(first.work, never);
    const waiting = semaphore.run(async () => "second", never);
    await expect(semaphore.run(async () => "third", never)).rejects.toMatchObject({ status: 503, code: "queue_full" });
    first.go();
    await running;
    expect(await waiting).toBe("second");
  });

  test("are refused to those who wait too long, and kept for those who come then", async () => {
    const semaphore = createSemaphore({ permits: 1, queue: 1, waitMs: 20, refusal: tooBusy });
    const first = held();
    const running = semaphore.run(first.work, never);
    await expect(semaphore.run(async () => "second", never)).rejects.toMatchObject({
      status: 503,
      code: "waited_too_long",
    });
    const third = semaphore.run(async () => "third", never);
    first.go();
    await running;
    expect(await third).toBe("third");
  });

  test("are not taken by those who have left, and given back by those whose work fails", async () => {
    const semaphore = createSemaphore({ permits: 1, queue: 2, waitMs: 10_000, refusal: tooBusy });
    const first = held();
    const running = semaphore.run(() => first.work().then(() => Promise.reject(new Error("failed"))), never);
    const leaving = new AbortController();
    const left = semaphore.run(async () => "left", leaving.signal);
    const third = semaphore.run(async () => "third", never);
    leaving.abort();
    await expect(left).rejects.toMatchObject({ name: "AbortError" });
    first.go();
    await expect(running).rejects.toThrow("failed");
    expect(await third).toBe("third");
    await expect(semaphore.run(async () => "gone", leaving.signal)).rejects.toMatchObject({ name: "AbortError" });
    expect(await semaphore.run(async () => "fourth", never)).toBe("fourth");
  });
});
