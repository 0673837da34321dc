import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startSampleSite, type SampleSite } from "../support/sample-site";

let site: SampleSite;
beforeAll(async () => {
  site = await startSampleSite({ SITE_URL: "https://www.bedlark.example" });
});
afterAll(() => site.close());

/** What a browser accepts, the encoding it is sent, and how that is decoded. */
const encodings: [string, string | undefined, (bytes: Buffer) => Buffer][] = [
  ["br", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
  ["identity", undefined, (bytes) => bytes],
];

describe("A page", () => {
  test.each(encodings)("is compressed on request: %s", async (accepted, encoding, decode) => {
    const { headers, bytes } = await site.ask("/large/", { headers: { "accept-encoding": accepted } });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers.vary).toContain("Accept-Encoding");
    expect(decode(bytes).toString()).toMatch(/^<!DOCTYPE html><html.*<\/html>$/s);
  });

  test.each(encodings)("comes whole beside others: %s", async (accepted, _encoding, decode) => {
    const pageAt = async (path: string) => {
      const { bytes } = await site.ask(path, { headers: { "accept-encoding": accepted } });
      // Each request has a nonce and an id of its own.
      return decode(bytes)
        .toString()
        .replaceAll(/nonce="[^"]*"|"requestId":"[^"]*"/g, "");
    };
    const expected = new Map([
      ["/large/", await pageAt("/large/")],
      ["/form/", await pageAt("/form/")],
    ]);
    expect(expected.get("/form/")!.length).toBeLessThan(expected.get("/large/")!.length);
    const paths = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? "/large/" : "/form/"));
    expect(await Promise.all(paths.map(pageAt))).toEqual(paths.map((path) => expected.get(path)));
  });

  test("answers HEAD with the headers of the page and no body", async () => {
    const options = { headers: { "accept-encoding": "br" } };
    const whole = await site.ask("/large/", options);
    const { status, headers, bytes } = await site.ask("/large/", { ...options, method: "HEAD" });
    expect([status, bytes.length]).toEqual([200, 0]);
    for (const name of ["content-type", "cache-control", "vary"]) expect(headers[name]).toBe(whole.headers[name]);
  });
});
