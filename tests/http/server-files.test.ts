import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startSampleSite, type SampleSite } from "../support/sample-site";

let site: SampleSite;
beforeAll(async () => {
  site = await startSampleSite();
});
afterAll(() => site.close());

describe("What browsers and robots ask every site for", () => {
  test("/favicon.ico is an icon of 16 and of 32 pixels", async () => {
    const { status, headers, bytes } = await site.ask("/favicon.ico");
    expect([status, headers["content-type"]]).toEqual([200, "image/x-icon"]);
    expect(bytes.length).toBeLessThan(4096);
    expect([...bytes.subarray(0, 6)]).toEqual([0, 0, 1, 0, 2, 0]);
    for (const [index, size] of [16, 32].entries()) {
      const entry = bytes.subarray(6 + 16 * index, 22 + 16 * index);
      const [length, at] = [entry.readUInt32LE(8), entry.readUInt32LE(12)];
      expect(await sharp(bytes.subarray(at, at + length)).metadata()).toMatchObject({
        format: "png",
        width: size,
        height: size,
      });
      expect([entry[0], entry[1]]).toEqual([size, size]);
    }
  });

  test("/apple-touch-icon.png is a picture of 180 pixels without transparency", async () => {
    const { status, headers, bytes } = await site.ask("/apple-touch-icon.png");
    expect([status, headers["content-type"]]).toEqual([200, "image/png"]);
    expect(bytes.length).toBeLessThan(4096);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 180, height: 180, hasAlpha: false });
  });

  test.each([
    ["/icon-192.png", 192],
    ["/icon-512.png", 512],
    ["/icon-maskable-512.png", 512],
  ])("%s is a square of %i pixels that no launcher shows through", async (path, side) => {
    const { status, headers, bytes } = await site.ask(path);
    expect([status, headers["content-type"]]).toEqual([200, "image/png"]);
    expect(bytes.length).toBeLessThan(16_384);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: side, height: side, hasAlpha: false });
  });

  test("the icon to be cut to shape keeps its drawing within the middle circle of four fifths", async () => {
    const { bytes } = await site.ask("/icon-maskable-512.png");
    const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
    const farthest = [...data].reduce((held, value, index) => {
      if (value > 250) return held;
      const [x, y] = [(index % info.width) - info.width / 2, Math.floor(index / info.width) - info.height / 2];
      return Math.max(held, Math.hypot(x, y));
    }, 0);
    expect(farthest).toBeLessThan(0.4 * info.width);
  });
});

describe("A file under public", () => {
  test.each([
    "/pictures/..%2ffavicon.svg",
    "/pictures/%2e%2e/favicon.svg",
    "/pictures%2f..%2ffavicon.svg",
    "/pictures/..%5cfavicon.svg",
  ])("has one name: %s is none", async (path) => {
    const { status, body } = await site.ask(path);
    expect([400, 403, 404]).toContain(status);
    expect(body).not.toContain("<svg");
  });
});

describe("A file that nothing serves", () => {
  test.each([
    "/foo.png",
    "/wp-login.php",
    "/apple-touch-icon-precomposed.png",
    "/.well-known/x.txt",
    "/.env",
    "/a/b/c.js",
    "/form/x.html",
  ])("is a short plain 404: %s", async (path) => {
    const { status, headers, body } = await site.ask(path, { headers: { accept: "text/html" } });
    expect([status, headers["content-type"], body]).toEqual([404, "text/plain; charset=utf-8", "Not found\n"]);
    expect(site.upstream.calls).toEqual([]);
  });

  test("is the same for who sends it a form", async () => {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const { status, body } = await site.ask("/wp-login.php", { method: "POST", headers, body: "log=admin" });
    expect([status, body]).toEqual([404, "Not found\n"]);
  });

  test("does not stand in the way of a route that is named as a file, nor of one whose parameter has a dot", async () => {
    for (const path of ["/drawn.svg", "/named/st.james"]) expect((await site.ask(path)).status).toBe(200);
  });

  test("is not what a page with a dot in its address is", async () => {
    const { status, headers } = await site.ask("/no.such.page/");
    expect([status, headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
  });
});

describe("A file that is asked for in a way that it can't be given", () => {
  test.each([
    ["a range beyond its end", { range: "bytes=99999999-" }, 416],
    ["a version that it does not have", { "if-match": '"another"' }, 412],
    ["before it was changed", { "if-unmodified-since": "Thu, 01 Jan 1970 00:00:00 GMT" }, 412],
  ])("is refused, and nothing is recorded as a fault of ours: %s", async (_what, headers, expected) => {
    site.log.length = 0;
    expect((await site.ask("/favicon.svg", { headers })).status).toBe(expected);
    expect(site.log.filter((line) => line.includes('"error"') || line.includes("A request failed"))).toEqual([]);
  });
});
