import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { anything, connectTo } from "../support/api-client";
import { closeAtEnd, closePeers, page, rawSite } from "../support/peer-sites";
import { closedPort, rawJson, socketPeer, type SocketStep } from "../support/fake-http-server";

/**
 * The fault table, for reads, until the answer begins: what the visitor gets, what is logged. Then come slow upstreams
 * (client-slow-upstream) and answers that are not what they should be (client-broken-answers).
 */

afterEach(closePeers);

describe("an upstream that cannot be reached", () => {
  test("is a 503 in plain words after one retry, with the request id, never cached, logged once", async () => {
    const port = await closedPort();
    const site = connectTo(`http://127.0.0.1:${port}`, { API_RETRY_DELAY_MS: 1 });
    closeAtEnd(site.close);
    const visit = site.visit({ requestId: "abc-1", pagePath: "/mattresses/?page=2" });
    const failure = await page(visit);
    expect(failure.status).toBe(503);
    expect(failure.json).toEqual({
      message: expect.stringMatching(/Something on our end isn’t working/),
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
    closeAtEnd(site.close);
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
    closeAtEnd(peer.close, site.close);
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
