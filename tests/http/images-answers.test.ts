import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { blackPng, jpeg, movingGif, photo, png, webp } from "../support/picture-files";
import { modern, startPictureSite, type PictureSite } from "../support/picture-site";

let site: PictureSite;
beforeAll(async () => {
  site = await startPictureSite();
  await site.put("large.jpg", await jpeg({ width: 2000, height: 1000 }));
  await site.put("small.png", await png({ width: 300, height: 200 }));
  await site.put("small.webp", await webp({ width: 300, height: 200 }));
  await site.put("photo.jpeg", await photo({ width: 800, height: 600 }));
  await site.put("moving.gif", await movingGif({ width: 64, height: 64 }));
  await site.put("pictures/nested/a_b-1.2.PNG", await png({ width: 10, height: 10 }));
});
afterAll(() => site.close());

const size = async (bytes: Buffer) => {
  const { format, width, height } = await sharp(bytes).metadata();
  return { format, width, height };
};

describe("A picture", () => {
  test("may have sides of 16,384 pixels, and comes as what it was where a WebP cannot be so long", async () => {
    await site.put("tall.png", blackPng({ width: 2400, height: 16_384 }));
    await site.put("wide.png", blackPng({ width: 16_384, height: 2400 }));
    const typeOf = async (url: string) =>
      (await site.picture(url, { w: 3840, headers: { accept: "image/webp" } })).headers["content-type"];
    expect([await typeOf("/tall.png"), await typeOf("/wide.png")]).toEqual(["image/png", "image/webp"]);
  });

  test.each([
    [modern.accept, "/large.jpg", "image/avif", "heif"],
    ["image/webp,*/*;q=0.8", "/large.jpg", "image/webp", "webp"],
    ["*/*", "/large.jpg", "image/jpeg", "jpeg"],
    ["image/*", "/small.png", "image/png", "png"],
    ["image/avif;q=0,image/webp;q=0.0,*/*", "/small.png", "image/png", "png"],
    ["IMAGE/WEBP ; Q=0.5", "/large.jpg", "image/webp", "webp"],
    ["image/webpx, ximage/avif", "/large.jpg", "image/jpeg", "jpeg"],
    ["image/png", "/small.webp", "image/webp", "webp"],
  ])("is given to whoever accepts %s of %s as %s", async (accept, url, type, format) => {
    const { status, headers, bytes } = await site.picture(url, { headers: { accept } });
    expect([status, headers["content-type"], headers.vary]).toEqual([200, type, "Accept"]);
    expect((await size(bytes)).format).toBe(format);
  });

  test("is given in its own format to whoever says nothing", async () => {
    expect((await site.picture("/large.jpg")).headers["content-type"]).toBe("image/jpeg");
  });

  test("is no AVIF where that would take long: above a million pixels", async () => {
    const type = async (w: number) =>
      (await site.picture("/large.jpg", { w, headers: modern })).headers["content-type"];
    expect(await type(1200)).toBe("image/avif");
    expect(await type(1920)).toBe("image/webp");
  });

  test.each([640, 750, 828, 1080, 1200, 1920])("is as wide as asked, its height in proportion: %i", async (w) => {
    const { width, height } = await size((await site.picture("/large.jpg", { w })).bytes);
    expect([width, height]).toEqual([w, Math.round(w / 2)]);
  });

  test.each([2048, 3840])("is never made wider than it is: %i", async (w) => {
    expect(await size((await site.picture("/large.jpg", { w })).bytes)).toMatchObject({ width: 2000, height: 1000 });
  });

  test("has a quality of 75 unless another one is asked for", async () => {
    const plain = await site.ask("/_next/image/?url=%2Flarge.jpg&w=1080");
    const [q50, q75, q90] = await Promise.all([50, 75, 90].map((q) => site.picture("/large.jpg", { w: 1080, q })));
    expect(plain.headers.etag).toBe(q75!.headers.etag);
    expect(q50!.bytes.length).toBeLessThan(q75!.bytes.length);
    expect(q75!.bytes.length).toBeLessThan(q90!.bytes.length);
  });

  test("stands upright and tells neither where it was taken nor by whom", async () => {
    const { bytes } = await site.picture("/photo.jpeg");
    expect(await size(bytes)).toMatchObject({ width: 600, height: 800 });
    const { exif, orientation } = await sharp(bytes).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
    expect(bytes.toString("latin1")).not.toContain("canary-of-metadata");
  });

  test("that moves stands still: its first frame, as a PNG", async () => {
    const { headers, bytes } = await site.picture("/moving.gif");
    expect(headers["content-type"]).toBe("image/png");
    expect((await sharp(bytes).metadata()).pages).toBeUndefined();
    const { dominant } = await sharp(bytes).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
  });

  test("is found below folders, whatever the case of its ending", async () => {
    expect((await site.picture("/pictures/nested/a_b-1.2.PNG")).status).toBe(200);
  });

  test("changes when its file does", async () => {
    await site.put("changing.png", await png({ width: 20, height: 20 }));
    expect(await size((await site.picture("/changing.png")).bytes)).toMatchObject({ width: 20 });
    await site.put("changing.png", await png({ width: 33, height: 33 }));
    expect(await size((await site.picture("/changing.png")).bytes)).toMatchObject({ width: 33 });
  });
});

describe("The answer with a picture", () => {
  test("may be kept by anyone, can do nothing where it is opened, and is named by its content", async () => {
    const { headers, bytes } = await site.picture("/large.jpg", { headers: modern });
    expect(headers).toMatchObject({
      "cache-control": "public, max-age=86400",
      "content-disposition": "inline",
      "content-length": String(bytes.length),
      "content-security-policy":
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
      etag: expect.stringMatching(/^"[\w-]{27}"$/) as string,
    });
    expect(headers).not.toHaveProperty("set-cookie");
    expect(headers).not.toHaveProperty("content-encoding");
  });

  test("is 304 without a body for whoever has it, by any spelling of its name", async () => {
    const { headers } = await site.picture("/large.jpg", { headers: modern });
    const etag = String(headers.etag);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const again = await site.picture("/large.jpg", { headers: { ...modern, "if-none-match": known } });
      expect([again.status, again.bytes.length, again.headers.etag, again.headers.vary]).toEqual([
        304,
        0,
        etag,
        "Accept",
      ]);
      expect(again.headers["cache-control"]).toBe("public, max-age=86400");
    }
    expect((await site.picture("/large.jpg", { headers: { ...modern, "if-none-match": '"other"' } })).status).toBe(200);
    // Another format is another picture.
    expect((await site.picture("/large.jpg", { headers: { accept: "*/*", "if-none-match": etag } })).status).toBe(200);
  });

  test("has the same headers for HEAD and no body", async () => {
    const get = await site.picture("/large.jpg", { headers: modern });
    const head = await site.picture("/large.jpg", { method: "HEAD", headers: modern });
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    for (const name of ["content-type", "content-length", "etag", "cache-control", "vary"]) {
      expect(head.headers[name]).toBe(get.headers[name]);
    }
  });

  test("is written to the log in one line, without the query, that says whether it had to be made", async () => {
    await site.put("logged.png", await png({ width: 12, height: 12 }));
    const ids = ["first-picture", "second-picture"];
    for (const id of ids) await site.picture("/logged.png", { headers: { "x-request-id": id } });
    const [first, second] = await Promise.all(ids.map((id) => site.accessLine(id)));
    expect(first).toMatchObject({ method: "GET", path: "/_next/image/", status: 200, outcome: "miss" });
    expect(second).toMatchObject({ path: "/_next/image/", status: 200, outcome: "hit" });
    expect(Number(second!.durMs)).toBeGreaterThanOrEqual(0);
    const lines = site.log.filter((line) => ids.some((id) => line.includes(id)));
    expect(lines).toHaveLength(2);
    expect(lines.join("")).not.toContain("logged.png");
  });

  test("is asked for with a slash: without it the way there is told, its query kept", async () => {
    const { status, headers } = await site.ask("/_next/image?url=%2Flarge.jpg&w=640&q=75");
    expect([status, headers.location]).toEqual([301, "/_next/image/?url=%2Flarge.jpg&w=640&q=75"]);
  });
});
