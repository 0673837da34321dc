import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { Socket } from "node:net";

import { afterEach, describe, expect, test, vi } from "vitest";

import { anything, thrownBy } from "../support/api-client";
import { closePeers, head, page, rawSite, type Settings } from "../support/peer-sites";
import { rawJson } from "../support/fake-http-server";

afterEach(async () => {
  vi.useRealTimers();
  await closePeers();
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
