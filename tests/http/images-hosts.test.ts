import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { jpeg, svg } from "../support/picture-files";
import {
  expectRefusal,
  modern,
  publicAddress,
  startGuardedPictureSite,
  startPictureSite,
  type PictureSite,
} from "../support/picture-site";

let site: PictureSite;
let photo: Buffer;
beforeAll(async () => {
  site = await startGuardedPictureSite();
  photo = await jpeg({ width: 400, height: 300 });
});
afterAll(() => site.close());

describe("A host that is on the list", () => {
  const from = (path: string) => site.picture(`http://pictures.example${path}`, { headers: modern });

  test("is fetched from at the address that its name has, once for many widths and never for a kept picture", async () => {
    site.host.on("GET /bed.jpg", { headers: { "content-type": "image/jpeg" }, body: photo });
    expect([(await from("/bed.jpg")).status, (await from("/bed.jpg")).status]).toEqual([200, 200]);
    expect(site.host.requestsOf("GET /bed.jpg")).toHaveLength(1);
    expect(site.host.requestsOf("GET /bed.jpg")[0]!.headers).toMatchObject({
      host: "pictures.example",
      "accept-encoding": "identity",
    });
    expect(new Set(site.connected)).toEqual(new Set([publicAddress]));
  });

  const answers: [
    string,
    number,
    { status?: number; headers?: Record<string, string>; body?: string | Buffer | (() => Buffer) },
  ][] = [
    ["a redirect to a private address", 502, { status: 302, headers: { location: "http://127.0.0.1/x.png" } }],
    ["a redirect to itself", 502, { status: 307, headers: { location: "/bed.jpg" } }],
    [
      "a picture with a redirect's status",
      502,
      { status: 301, headers: { location: "/bed.jpg", "content-type": "image/jpeg" }, body: () => photo },
    ],
    ["a missing picture", 404, { status: 404 }],
    ["a picture that is gone", 404, { status: 410 }],
    ["a failure", 502, { status: 500, headers: { "content-type": "image/jpeg" }, body: () => photo }],
    ["a part of a picture", 502, { status: 206, headers: { "content-type": "image/jpeg" }, body: () => photo }],
    ["nothing", 502, { status: 204 }],
    ["a page", 502, { headers: { "content-type": "text/html" }, body: "<h1>Not a picture</h1>" }],
    ["a picture that is said to be a page", 502, { headers: { "content-type": "text/html" }, body: () => photo }],
    ["a picture without a type", 502, { body: () => photo }],
    [
      "a page that is said to be a picture",
      422,
      { headers: { "content-type": "image/png" }, body: "<script>alert(1)</script>" },
    ],
    ["an SVG", 502, { headers: { "content-type": "image/svg+xml" }, body: svg }],
    ["an SVG that is said to be a PNG", 422, { headers: { "content-type": "image/png" }, body: svg }],
    [
      "a packed picture",
      502,
      { headers: { "content-type": "image/jpeg", "content-encoding": "gzip" }, body: () => gzipSync(photo) },
    ],
    [
      "a packed bomb",
      502,
      {
        headers: { "content-type": "image/png", "content-encoding": "br" },
        body: () => brotliCompressSync(Buffer.alloc(1_000_000)),
      },
    ],
    [
      "a picture that says to be larger than allowed",
      502,
      { headers: { "content-type": "image/png", "content-length": "5000001" }, body: "" },
    ],
    [
      "a picture that is larger than allowed",
      502,
      { headers: { "content-type": "image/png", "transfer-encoding": "chunked" }, body: () => Buffer.alloc(5_000_001) },
    ],
    [
      "a picture that is cut short",
      422,
      { headers: { "content-type": "image/jpeg" }, body: () => photo.subarray(0, 2000) },
    ],
    ["a JPEG that is said to be a PNG", 200, { headers: { "content-type": "image/png" }, body: () => photo }],
    [
      "a picture that is said to be bytes",
      200,
      { headers: { "content-type": "application/octet-stream" }, body: () => photo },
    ],
  ];
  test.each(answers)("and answers with %s: %i", async (name, status, { body = "", ...rest }) => {
    const path = `/${name.replace(/[^a-z]+/gi, "-")}`;
    site.host.on(`GET ${path}`, (_request, response) => {
      response.writeHead(rest.status ?? 200, rest.headers).end(typeof body === "function" ? body() : body);
    });
    const answer = await from(path);
    if (status === 200) expect([answer.status, answer.headers["content-type"]]).toEqual([200, "image/avif"]);
    else expectRefusal(answer, status);
    expect(site.host.requestsOf(`GET ${path}`)).toHaveLength(1);
    expect(site.connected).not.toContain("127.0.0.1");
  });

  test.each([
    [
      "ends before its picture does",
      (response: { write(text: string): void; destroy(): void }) => (response.write("\x89PNG"), response.destroy()),
    ],
    ["hangs up", (response: { destroy(): void }) => response.destroy()],
  ])("and %s: 502", async (name, act) => {
    const path = `/${name.replace(/ /g, "-")}`;
    site.host.on(`GET ${path}`, (_request, response) => {
      response.setHeader("content-type", "image/png");
      act(response);
    });
    expectRefusal(await from(path), 502);
  });
});

describe("A host on the list that is slow", () => {
  let slow: PictureSite;
  beforeAll(async () => {
    slow = await startPictureSite({ IMAGE_TIMEOUT_MS: "300" });
  });
  afterAll(() => slow.close());

  test.each([
    ["never answers", () => {}],
    [
      "never ends",
      (response: { setHeader(name: string, value: string): void; write(bytes: Buffer): void }) => {
        response.setHeader("content-type", "image/jpeg");
        response.write(photo.subarray(0, 100));
      },
    ],
    [
      "sends a byte now and then",
      (response: { setHeader(name: string, value: string): void; write(bytes: Buffer): void }) => {
        response.setHeader("content-type", "image/jpeg");
        let at = 0;
        const drip = setInterval(() => response.write(photo.subarray(at, ++at)), 20);
        setTimeout(() => clearInterval(drip), 1000);
      },
    ],
  ])("and %s is given up: 504", async (name, act) => {
    const path = `/${name.replace(/ /g, "-")}`;
    slow.host.on(`GET ${path}`, (_request, response) => act(response));
    expectRefusal(await slow.picture(`http://pictures.example${path}`), 504);
  });

  test("and has a name that nobody tells is given up too", async () => {
    slow.names.set("pictures.example", []);
    slow.host.dropSockets();
    expectRefusal(await slow.picture("http://pictures.example/nameless.jpg"), 502);
  });
});
