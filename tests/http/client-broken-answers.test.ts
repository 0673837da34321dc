import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";

import { anything } from "../support/api-client";
import { closePeers, head, page, rawSite, webSite } from "../support/peer-sites";
import { rawJson, type SocketStep } from "../support/fake-http-server";

afterEach(closePeers);

describe("an answer that is not whole", () => {
  test.each<[string, SocketStep]>([
    [
      "reset within the body",
      (socket) => {
        socket.write(`${head}Content-Length: 9\r\n\r\n[1,`, () => setImmediate(() => socket.resetAndDestroy()));
      },
    ],
    ["ended within the body", (socket) => socket.end(`${head}Content-Length: 9\r\n\r\n[1,2]`)],
    ["ended within a chunked body", (socket) => socket.end(`${head}Transfer-Encoding: chunked\r\n\r\n5\r\n[1,2]\r\n`)],
    ["cut by a short content-length", `${head}Content-Length: 3\r\n\r\n[1,2]`],
  ])("(%s) is a 502 and never half a list", async (_what, step) => {
    const { site, visit } = await rawSite(step);
    expect((await page(visit)).status).toBe(502);
    expect(site.lines).toMatchObject([{ outcome: "broken", upstreamStatus: 200, attempt: 1 }]);
  });

  test("cannot smuggle an answer for the next call behind a short content-length", async () => {
    const { site, visit } = await rawSite([
      `${head}Content-Length: 5\r\n\r\n[1,2]${rawJson("smuggled")}`,
      rawJson("honest"),
    ]);
    await visit.client.get("first/", anything).catch(() => {});
    expect(await site.visit().client.get("second/", anything)).toBe("honest");
  });
});

describe("an answer that is too large or encoded", () => {
  const cap = { API_MAX_BODY_BYTES: 2048 };
  test.each<[string, SocketStep]>([
    ["announced as larger than the cap", `${head}Content-Length: 9999999\r\n\r\n[`],
    [
      "chunked past the cap",
      (socket) => {
        socket.write(`${head}Transfer-Encoding: chunked\r\n\r\n`);
        const timer = setInterval(() => socket.write(`200\r\n${" ".repeat(0x200)}\r\n`), 1);
        socket.once("close", () => clearInterval(timer));
      },
    ],
  ])("(%s) is cut off with a 502", async (_what, step) => {
    let closed: Promise<void> | undefined;
    const { site, visit } = await rawSite((socket, request) => {
      closed = new Promise((resolve) => socket.once("close", () => resolve()));
      if (typeof step === "function") step(socket, request);
      else socket.write(step);
    }, cap);
    expect((await page(visit)).status).toBe(502);
    await closed;
    expect(site.lines).toMatchObject([{ outcome: "broken", code: "too_large" }]);
  });

  test.each(["gzip", "gzip, gzip", "br", "x-nonsense"])(
    "(content-encoding %s, though identity was asked) is a 502 and is never decoded",
    async (encoding) => {
      const { peer, site, visit } = await webSite(cap);
      const bomb = gzipSync(Buffer.alloc(1_000_000, " "));
      peer.on("GET /api/v2/comparisons/", {
        headers: { "content-type": "application/json", "content-encoding": encoding },
        body: bomb,
      });
      expect((await page(visit)).status).toBe(502);
      expect(peer.requests[0]!.headers["accept-encoding"]).toBe("identity");
      expect(site.lines).toMatchObject([{ code: "content_encoding", bytes: bomb.length }]);
    },
  );
});

describe("bytes that are not HTTP", () => {
  const body = "Content-Type: application/json\r\nContent-Length: 2\r\n\r\n[]";
  test.each<[string, SocketStep]>([
    ["a bad status line", `HTTQ/1.1 200 OK\r\n${body}`],
    ["a banner of another protocol", "220 mail.example ESMTP\r\n"],
    ["a bare CR in a header", `HTTP/1.1 200 OK\r\nX-Odd: a\rSet-Cookie: sessionid=evil\r\n${body}`],
    ["a header without a colon", `HTTP/1.1 200 OK\r\nnonsense\r\n${body}`],
    ["headers of 20 KB", `HTTP/1.1 200 OK\r\nX-Long: ${"a".repeat(20_000)}\r\n${body}`],
    ["many headers, 20 KB together", `HTTP/1.1 200 OK\r\n${"X-Many: aaaaaaaaaaaa\r\n".repeat(1000)}${body}`],
    [
      "content-length and transfer-encoding",
      `${head}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n[]\r\n0\r\n\r\n`,
    ],
    ["two content-lengths that differ", `${head}Content-Length: 2\r\nContent-Length: 3\r\n\r\n[]`],
    ["status 999", `HTTP/1.1 999 Denied\r\n${body}`],
    ["status 600", `HTTP/1.1 600 Odd\r\n${body}`],
    ["status 099", `HTTP/1.1 099 Odd\r\n${body}`],
    [
      "101 switching protocols",
      "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    ],
    ["100 continue that nobody asked for", "HTTP/1.1 100 Continue\r\n\r\n"],
    ["a chunk size that is no number", `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n[]\r\n`],
  ])("(%s) are a 502, and the socket is dropped", async (_what, step) => {
    let closed: Promise<void> | undefined;
    const { peer, site, visit } = await rawSite((socket) => {
      closed = new Promise((resolve) => socket.once("close", () => resolve()));
      socket.write(step as string);
    });
    expect((await page(visit)).status).toBe(502);
    await closed;
    expect(peer.requests).toHaveLength(1);
    expect(site.lines).toMatchObject([{ outcome: "broken", attempt: 1 }]);
    expect(visit.relayed).toEqual([]);
  });
});
