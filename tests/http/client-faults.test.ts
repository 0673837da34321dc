import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, test, vi } from "vitest";
import { anything, connectTo, thrownBy } from "../support/api-client";
import { closedPort, httpPeer, rawJson, socketPeer, type SocketStep } from "../support/scripted-peer";

/**
 * The fault table, for reads, from the connection to the last byte: what the visitor gets, what is logged.
 */

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

type Settings = Parameters<typeof connectTo>[1];

async function rawSite(step: SocketStep | SocketStep[], settings: Settings = {}, now?: () => number) {
  const peer = await socketPeer(...(Array.isArray(step) ? step : [step]));
  const site = connectTo(peer.origin, { API_RETRY_DELAY_MS: 1, ...settings }, now);
  cleanups.push(peer.close, site.close);
  return { peer, site, visit: site.visit() };
}

async function webSite(settings: Settings = {}) {
  const peer = await httpPeer();
  const site = connectTo(peer.origin, { API_RETRY_DELAY_MS: 1, ...settings });
  cleanups.push(peer.close, site.close);
  return { peer, site, visit: site.visit() };
}

const head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n";
const page = (visit: ReturnType<ReturnType<typeof connectTo>["visit"]>) =>
  thrownBy(visit.client.get("comparisons/", anything));

describe("an upstream that cannot be reached", () => {
  test("is a 503 in plain words after one retry, with the request id, never cached, logged once", async () => {
    const port = await closedPort();
    const site = connectTo(`http://127.0.0.1:${port}`, { API_RETRY_DELAY_MS: 1 });
    cleanups.push(site.close);
    const visit = site.visit({ requestId: "abc-1", pagePath: "/mattresses/?page=2" });
    const failure = await page(visit);
    expect(failure.status).toBe(503);
    expect(failure.json).toEqual({
      message: expect.stringMatching(/can't reach/),
      requestId: "abc-1",
      retryAfter: null,
    });
    expect(failure.headers.get("cache-control")).toBe("no-store");
    expect(site.lines).toHaveLength(1);
    expect(site.lines[0]).toMatchObject({
      reqId: "abc-1",
      method: "GET",
      route: "/mattresses/",
      upstream: `127.0.0.1:${port}/api/v2/comparisons/`,
      attempt: 2,
      phase: "connect",
      code: "ECONNREFUSED",
      upstreamStatus: null,
      durMs: expect.any(Number),
      bytes: 0,
      outcome: "unreachable",
    });
    expect(visit.calls).toMatchObject([{ path: "/api/v2/comparisons/", status: null, attempts: 2 }]);
  });

  test("is the same when its name does not resolve", async () => {
    const site = connectTo("http://upstream.invalid", { API_RETRY_DELAY_MS: 1 });
    cleanups.push(site.close);
    const failure = await page(site.visit());
    expect(failure.status).toBe(503);
    expect(site.lines).toMatchObject([{ phase: "connect", attempt: 2, outcome: "unreachable" }]);
    expect(["ENOTFOUND", "EAI_AGAIN"]).toContain(site.lines[0]!.code);
  });
});

describe("an upstream behind TLS", () => {
  const tlsSite = async (step: SocketStep) => {
    const peer = await socketPeer(step);
    const site = connectTo(peer.origin.replace("http:", "https:"), {
      API_CONNECT_TIMEOUT_MS: 40,
      API_RETRY_DELAY_MS: 1,
    });
    cleanups.push(peer.close, site.close);
    return site;
  };

  test("that does not shake hands in time is a 504, not tried again", async () => {
    const site = await tlsSite(() => {});
    expect((await page(site.visit())).status).toBe(504);
    expect(site.lines).toMatchObject([{ phase: "connect", code: "UND_ERR_CONNECT_TIMEOUT", attempt: 1 }]);
  });
});

describe("a connection that is lost before the answer", () => {
  test("is retried once on a connection of its own, and the visitor sees nothing of it", async () => {
    const { peer, visit } = await rawSite([(socket) => socket.destroy(), rawJson([1])]);
    expect(await visit.client.get("comparisons/", anything)).toEqual([1]);
    expect(peer.requests.map((request) => request.connection)).toEqual([1, 2]);
    expect(visit.calls).toMatchObject([{ attempts: 2, outcome: "ok", status: 200 }]);
  });

  test("is retried when it was a kept socket that the upstream reset as the request arrived", async () => {
    const { peer, visit } = await rawSite([rawJson(1), (socket) => socket.resetAndDestroy(), rawJson(3)]);
    expect(await visit.client.get("first/", anything)).toBe(1);
    await nextTurn();
    expect(await visit.client.get("second/", anything)).toBe(3);
    expect(peer.requests.map((request) => request.connection)).toEqual([1, 1, 2]);
  });

  test("meets no second stale socket on the retry, however many are kept", async () => {
    const held: (() => void)[] = [];
    const answerTogether: SocketStep = (socket) => {
      held.push(() => socket.write(rawJson("kept")));
      if (held.length === 3) held.forEach((answer) => answer());
    };
    const { peer, visit } = await rawSite([
      answerTogether,
      answerTogether,
      answerTogether,
      (socket) => socket.destroy(),
      rawJson("fresh"),
    ]);
    await Promise.all(["a/", "b/", "c/"].map((path) => visit.client.get(path, anything)));
    await nextTurn();
    expect(await visit.client.get("d/", anything)).toBe("fresh");
    expect(peer.requests.map((request) => request.connection)).toEqual([1, 2, 3, expect.any(Number), 4]);
  });

  test("is a 502 when it happens twice", async () => {
    const { peer, site, visit } = await rawSite((socket) => socket.destroy());
    expect((await page(visit)).status).toBe(502);
    expect(peer.requests).toHaveLength(2);
    expect(site.lines).toMatchObject([{ outcome: "dropped", phase: "headers", code: "UND_ERR_SOCKET", attempt: 2 }]);
  });

  test("counts as such when it ends within the head", async () => {
    const { peer, visit } = await rawSite([(socket) => socket.end("HTTP/1.1 200 OK\r\nContent-"), rawJson("whole")]);
    expect(await visit.client.get("comparisons/", anything)).toBe("whole");
    expect(peer.requests).toHaveLength(2);
  });
});

/** Stops the clock that timeouts go by; it passes when told, so that no busy machine can run one out. */
function holdClock() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  return { pass: (ms: number) => vi.advanceTimersByTime(ms) };
}

/** A peer whose answer the test writes itself; `asked` is its socket once the request has come. */
async function heldSite(settings: Settings = {}, now?: () => number) {
  const sockets: Socket[] = [];
  let tell = () => {};
  const { peer, site, visit } = await rawSite(
    (socket) => {
      sockets.push(socket);
      tell();
    },
    settings,
    now,
  );
  const asked = async () => {
    if (sockets.length === 0) await new Promise<void>((resolve) => (tell = resolve));
    return sockets.shift()!;
  };
  return { peer, site, visit, asked };
}

/** Resolves when undici has handed on the next head (`headers`) or piece of a body (`bodyChunkReceived`). */
function received(what: "headers" | "bodyChunkReceived"): Promise<void> {
  return new Promise((resolve) => {
    const channel = `undici:request:${what}`;
    const heard = () => {
      unsubscribe(channel, heard);
      resolve();
    };
    subscribe(channel, heard);
  });
}

describe("a slow upstream", () => {
  const said = async (socket: Socket, text: string, what: Parameters<typeof received>[0]) => {
    const came = received(what);
    socket.write(text);
    await came;
  };
  const drip = (socket: Socket, text: string) => {
    const timer = setInterval(() => socket.write(text), 1);
    socket.once("close", () => clearInterval(timer));
  };

  test.each<[string, (socket: Socket, pass: (ms: number) => void) => unknown, Settings, object]>([
    ["never sends headers", () => {}, {}, { phase: "headers", code: "headers_timeout" }],
    [
      "sends half its headers",
      (socket) => socket.write("HTTP/1.1 200 OK\r\nContent-"),
      {},
      { phase: "headers", code: "headers_timeout" },
    ],
    [
      "falls silent within the body",
      (socket) => said(socket, `${head}Content-Length: 9\r\n\r\n[1,`, "bodyChunkReceived"),
      {},
      { phase: "body", code: "body_timeout", bytes: 3 },
    ],
    [
      "sends a byte now and then, for ever",
      async (socket, pass) => {
        await said(socket, `${head}Content-Length: 100000\r\n\r\n`, "headers");
        for (let n = 0; n < 2; n += 1) {
          pass(4000);
          await said(socket, " ", "bodyChunkReceived");
        }
      },
      {},
      { phase: "body", code: "deadline" },
    ],
    [
      "sends interim answers for ever",
      (socket) => drip(socket, "HTTP/1.1 103 Early Hints\r\n\r\n"),
      {},
      { phase: "headers", code: "headers_timeout" },
    ],
  ])("that %s is a 504, is not retried, and its socket is dropped", async (_what, answer, settings, logged) => {
    const { peer, site, visit, asked } = await heldSite(settings);
    const clock = holdClock();
    const failed = page(visit);
    const socket = await asked();
    const dropped = new Promise<void>((resolve) => socket.once("close", () => resolve()));
    await answer(socket, clock.pass);
    clock.pass(5000);
    const failure = await failed;
    expect(failure.status).toBe(504);
    expect(failure.json?.message).toMatch(/taking longer/);
    await dropped;
    expect(peer.requests).toHaveLength(1);
    expect(site.lines).toMatchObject([{ outcome: "timeout", attempt: 1, ...logged }]);
  });

  test("that goes on sending is waited for, however long the whole takes", async () => {
    const { visit, asked } = await heldSite({ API_DEADLINE_MS: 0 });
    const clock = holdClock();
    const answer = visit.client.get("comparisons/", anything);
    const socket = await asked();
    await said(socket, `${head}Content-Length: 11\r\n\r\n`, "headers");
    for (const part of ["[1", ",2", ",3", ",4", ",5]"]) {
      clock.pass(4999);
      await said(socket, part, "bodyChunkReceived");
    }
    expect(await answer).toEqual([1, 2, 3, 4, 5]);
  });

  test("is not blamed for a time in which this server itself stood still", async () => {
    const { visit, asked } = await heldSite({ API_BODY_TIMEOUT_MS: 100 });
    const clock = holdClock();
    const answer = visit.client.get("comparisons/", anything);
    const socket = await asked();
    await said(socket, `${head}Content-Length: 5\r\n\r\n[1`, "bodyChunkReceived");
    // Where timers run, before sockets are looked at: the rest is there before the time is over, and not read yet.
    await new Promise<void>((resolve) => {
      const turn = setInterval(() => (clearInterval(turn), resolve()), 1);
    });
    socket.write(",2]");
    clock.pass(101);
    expect(await answer).toEqual([1, 2]);
  });

  test("cannot take more than the page's deadline for all reads together", async () => {
    let time = 0;
    const { peer, visit, asked } = await heldSite({}, () => time);
    const quick = visit.client.get("quick/", anything);
    (await asked()).write(rawJson(1));
    expect(await quick).toBe(1);
    const clock = holdClock();
    time = 9950;
    const slow = thrownBy(visit.client.get("slow/", anything));
    await asked();
    clock.pass(50);
    expect((await slow).status).toBe(504);
    time = 10_000;
    expect((await thrownBy(visit.client.get("too-late/", anything))).status).toBe(504);
    expect(peer.requests.map((request) => request.path)).toEqual(["/api/v2/quick/", "/api/v2/slow/"]);
  });

  test("keeps a call that waits for a free socket no longer than the deadline, and never sends it afterwards", async () => {
    const { peer, visit, asked } = await heldSite({ API_MAX_SOCKETS: 1, API_HEADERS_TIMEOUT_MS: 0 });
    const clock = holdClock();
    const failed = ["a/", "b/"].map((path) => thrownBy(visit.client.get(path, anything)));
    await asked();
    clock.pass(10_000);
    expect((await Promise.all(failed)).map(({ status }) => status)).toEqual([504, 504]);
    expect(peer.requests).toHaveLength(1);
  });
});

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
