import { createHmac } from "node:crypto";
import { z } from "zod";
import { afterEach, describe, expect, test } from "vitest";
import { anything, connectTo } from "../support/api-client";
import { claimSite, closeAtEnd, closePeers, rawSite, token, type Settings } from "../support/peer-sites";
import { closedPort, rawJson, type Answer, type SocketStep } from "../support/fake-http-server";
import { visitorSecret } from "../support/vouched-visitor";

afterEach(closePeers);
const rawToken = rawJson({}, ["Set-Cookie: csrftoken=t0k3n; Path=/"]);
const claim = (site: Awaited<ReturnType<typeof claimSite>>["site"], visit?: Parameters<typeof site.visit>[0]) =>
  site.visit(visit).client.write("POST", "claims/", { text: "mine" }, anything);
const methods = (peer: { requests: { method: string }[] }) => peer.requests.map((request) => request.method);

describe("a write", () => {
  test.each(["POST", "PUT", "PATCH", "DELETE"] as const)("(%s) asks OPTIONS of the same path first", async (method) => {
    const { peer, site } = await claimSite();
    peer.on(`${method} /api/v2/claims/`, { status: 200, json: { saved: true } });
    const visit = site.visit({
      cookieHeader: "a=1; sessionid=s; csrftoken=browser",
      pagePath: "/cashback/?code=secret",
    });
    const outcome = await visit.client.write(method, "claims", { text: "mine" }, z.object({ saved: z.boolean() }));
    expect(outcome).toEqual({ ok: true, data: { saved: true } });
    const common = {
      host: `127.0.0.1:${peer.port}`,
      connection: "keep-alive",
      accept: "application/json",
      "accept-encoding": "identity",
      "cache-control": "no-store",
      "x-request-id": "request-1",
      referer: "https://www.bedlark.test/cashback/",
    };
    expect(peer.requests.map(({ method, url, body }) => [method, url, body])).toEqual([
      ["OPTIONS", "/api/v2/claims/", ""],
      [method, "/api/v2/claims/", '{"text":"mine"}'],
    ]);
    expect(peer.requests[0]!.headers).toEqual({ ...common, cookie: "sessionid=s" });
    expect(peer.requests[1]!.headers).toEqual({
      ...common,
      cookie: "sessionid=s; csrftoken=t0k3n",
      "x-csrftoken": "t0k3n",
      "content-type": "application/json",
      "content-length": "15",
    });
  });

  describe("and the visitor's address", () => {
    const sent = async (settings: Settings, visitorAddress?: string) => {
      const { peer, site } = await claimSite(settings);
      peer.on("POST /api/v2/claims/", { json: {} });
      await site
        .visit({ visitorAddress, requestId: "abc-1" })
        .client.write("POST", "claims/", {}, anything, { query: { a: "b" } });
      return peer.requests.map(({ headers }) => headers["x-visitor-address"]);
    };

    test("is never told to an upstream that shares no secret", async () => {
      expect(await sent({}, "203.0.113.7")).toEqual([undefined, undefined]);
    });

    test.each(["203.0.113.7", "2001:db8::1", "::ffff:203.0.113.7"])(
      "(%s) goes with the write alone, signed for this very request",
      async (address) => {
        const [options, write] = await sent({ API_VISITOR_SECRET: visitorSecret }, address);
        expect(options).toBeUndefined();
        const [given, seconds, signature] = String(write).split(" ");
        expect(given).toBe(address);
        expect(Math.abs(Number(seconds) - Date.now() / 1000)).toBeLessThan(60);
        const text = `visitor-address/1\n${address}\n${seconds}\nPOST\n/api/v2/claims/\nabc-1`;
        expect(signature).toBe(createHmac("sha256", visitorSecret).update(text).digest("base64url"));
      },
    );

    test.each([undefined, "", "unknown", "203.0.113.7, 10.0.0.1", "1.2.3.4\r\nx-evil: 1", "_hidden"])(
      "that is none (%j) is not vouched for",
      async (address) => {
        expect(await sent({ API_VISITOR_SECRET: visitorSecret }, address)).toEqual([undefined, undefined]);
      },
    );
  });

  test("goes over the connection that OPTIONS has just proved to be alive", async () => {
    const { peer, site } = await rawSite([rawToken, rawJson("saved")]);
    expect(await claim(site)).toEqual({ ok: true, data: "saved" });
    expect(peer.requests.map((request) => request.connection)).toEqual([1, 1]);
  });

  test("without a body sends none", async () => {
    const { peer, site } = await claimSite();
    peer.on("DELETE /api/v2/claims/", { status: 204 });
    expect(await site.visit().client.write("DELETE", "claims/", undefined, z.null())).toEqual({
      ok: true,
      data: null,
    });
    expect(peer.requests[1]!.headers).not.toHaveProperty("content-type");
    expect(peer.requests[1]!.body).toBe("");
  });

  test("is recorded together with its OPTIONS", async () => {
    const { peer, site } = await claimSite();
    peer.on("POST /api/v2/claims/", { json: {} });
    const visit = site.visit();
    await visit.client.write("POST", "claims/", {}, anything);
    expect(visit.calls.map(({ method, status, outcome }) => [method, status, outcome])).toEqual([
      ["OPTIONS", 200, "empty"],
      ["POST", 200, "ok"],
    ]);
  });

  test("makes the page after it read anew, with a deadline of its own", async () => {
    let time = 0;
    const { peer, site } = await claimSite({}, () => time);
    peer.on("GET /api/v2/claims/", { json: 1 }, { json: 2 });
    peer.on("POST /api/v2/claims/", (_request, response) => {
      time = 20_000;
      response.writeHead(204).end();
    });
    const { client } = site.visit();
    expect(await client.get("claims/", anything)).toBe(1);
    expect(await client.write("POST", "claims/", {}, anything)).toEqual({ ok: true, data: null });
    expect(await client.get("claims/", anything)).toBe(2);
  });

  test("runs to its end when the visitor leaves, from OPTIONS on", async () => {
    const { peer, site } = await claimSite();
    const visit = site.visit();
    peer.on("OPTIONS /api/v2/claims/", (_request, response) => {
      visit.leave();
      response.setHeader("set-cookie", "csrftoken=t").end();
    });
    peer.on("POST /api/v2/claims/", { json: "saved" });
    expect(await visit.client.write("POST", "claims/", {}, anything)).toEqual({ ok: true, data: "saved" });
  });
});

describe("OPTIONS that fails", () => {
  test.each<[string, Answer]>([
    ["gives no token", {}],
    ["gives an empty token", token("")],
    ["gives a token that is no cookie value", token("a,b")],
    ["gives only somebody else's cookie", { headers: { "set-cookie": ["xcsrftoken=t", "a=csrftoken=t"] } }],
    ["answers 500", { status: 500, ...token("t") }],
    ["answers 403", { status: 403, ...token("t") }],
    ["redirects", { status: 302, headers: { location: "/api/v2/other/" } }],
  ])("(it %s) sends no write: 503, nothing saved, the input kept", async (_what, answer) => {
    const { peer, site } = await claimSite();
    peer.on("OPTIONS /api/v2/claims/", answer);
    expect(await claim(site)).toEqual({
      ok: false,
      status: 503,
      errors: {},
      message: expect.stringMatching(/nothing was saved.*still here/),
      retryAfter: null,
    });
    expect(methods(peer)).toEqual(["OPTIONS"]);
    expect(site.lines).toHaveLength(1);
    expect(site.lines[0]).toMatchObject({ method: "OPTIONS", reqId: "request-1" });
  });

  test.each<[string, SocketStep, Settings, number]>([
    ["never answers", () => {}, { API_HEADERS_TIMEOUT_MS: 40 }, 1],
    ["loses its connection twice", (socket) => socket.destroy(), {}, 2],
    ["is not HTTP", "nonsense\r\n\r\n", {}, 1],
  ])("(it %s) sends no write either", async (_what, step, settings, tries) => {
    const { peer, site } = await rawSite([step], settings);
    expect(await claim(site)).toMatchObject({ ok: false, status: 503 });
    expect(methods(peer)).toEqual(Array(tries).fill("OPTIONS"));
  });

  test("for a stale socket is asked once more on a fresh one, since it changes nothing", async () => {
    const { peer, site } = await rawSite([(socket) => socket.destroy(), rawToken, rawJson("saved")]);
    expect(await claim(site)).toEqual({ ok: true, data: "saved" });
    expect(methods(peer)).toEqual(["OPTIONS", "OPTIONS", "POST"]);
  });

  test("for want of an upstream is a 503", async () => {
    const site = connectTo(`http://127.0.0.1:${await closedPort()}`, { API_RETRY_DELAY_MS: 1 });
    closeAtEnd(site.close);
    expect(await claim(site)).toMatchObject({
      ok: false,
      status: 503,
      message: expect.stringMatching(/nothing was saved/),
    });
  });

  test("because the visitor must sign in is told to the form", async () => {
    const { peer, site } = await claimSite();
    peer.on("OPTIONS /api/v2/claims/", { status: 401 });
    expect(await claim(site)).toMatchObject({ ok: false, status: 401 });
    expect(methods(peer)).toEqual(["OPTIONS"]);
  });

  test("of a session's begin or end takes 401 for a wrong pair, and for an end", async () => {
    const { peer, site } = await claimSite();
    peer.on("OPTIONS /api/v2/auth/signin/", token("t0k3n"));
    peer.on("OPTIONS /api/v2/auth/signout/", token("t0k3n"));
    peer.on("POST /api/v2/auth/signin/", { status: 401, json: { detail: "Wrong pair." } });
    peer.on("POST /api/v2/auth/signout/", { status: 401 });
    const { auth } = site.visit().api;
    expect(await auth.signIn({ email: "a@b.example", password: "p" })).toMatchObject({
      ok: false,
      status: 400,
      message: "Wrong pair.",
    });
    expect(await auth.signOut()).toEqual({ ok: true, data: null });
  });
});

describe("a write that gets no usable answer", () => {
  test("because the upstream stopped after OPTIONS was not sent, so nothing was saved", async () => {
    const { peer, site } = await rawSite([
      (socket) => {
        const closing = rawToken.replace("\r\n", "\r\nConnection: close\r\n");
        socket.end(closing, () => void peer.close());
      },
    ]);
    const outcome = await claim(site);
    expect(outcome).toMatchObject({
      ok: false,
      status: 503,
      message: expect.stringMatching(/nothing was saved/),
    });
    expect(site.lines).toMatchObject([{ method: "POST", phase: "connect", code: "ECONNREFUSED", attempt: 1 }]);
  });

  test.each<[string, SocketStep, Settings, number, RegExp]>([
    ["whose connection is lost", (socket) => socket.destroy(), {}, 502, /may not be saved/],
    ["whose connection is reset", (socket) => socket.resetAndDestroy(), {}, 502, /may not be saved/],
    [
      "whose headers never come",
      () => {},
      { API_WRITE_TIMEOUT_MS: 40, API_HEADERS_TIMEOUT_MS: 0, API_DEADLINE_MS: 0 },
      504,
      /can’t tell whether that was saved/,
    ],
    [
      "whose answer is cut off",
      (socket) => socket.end("HTTP/1.1 201 Created\r\nContent-Length: 9\r\n\r\n{"),
      {},
      502,
      /can’t tell whether/,
    ],
    [
      "whose answer is not JSON",
      "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 4\r\n\r\n<h1>",
      {},
      502,
      /can’t tell whether/,
    ],
    ["whose answer is not HTTP", "nonsense\r\n\r\n", {}, 502, /may not be saved/],
    [
      "that is redirected",
      "HTTP/1.1 302 Found\r\nLocation: /api/v2/other/\r\nContent-Length: 0\r\n\r\n",
      {},
      502,
      /may not be saved/,
    ],
    ["that meets a 500", "HTTP/1.1 500 Oops\r\nContent-Length: 0\r\n\r\n", {}, 502, /may not be saved/],
    [
      "that meets a 503",
      "HTTP/1.1 503 Busy\r\nRetry-After: 7\r\nContent-Length: 0\r\n\r\n",
      {},
      503,
      /may not be saved/,
    ],
  ])("(%s) is never sent again, and says what is known", async (_what, step, settings, status, message) => {
    const { peer, site } = await rawSite([rawToken, step], settings);
    const outcome = await claim(site);
    expect(outcome).toMatchObject({
      ok: false,
      status,
      message: expect.stringMatching(message),
      errors: expect.toBeOneOf([{}]),
    });
    expect(methods(peer)).toEqual(["OPTIONS", "POST"]);
    expect(site.lines).toHaveLength(1);
    expect(site.lines[0]).toMatchObject({ method: "POST", attempt: 1 });
  });

  test("whose answer breaks its contract was most likely saved, and the log names the field alone", async () => {
    const { peer, site } = await claimSite();
    peer.on("POST /api/v2/auth/signin/", { json: { account: { first_name: "canary" } } });
    peer.on("OPTIONS /api/v2/auth/signin/", token("t"));
    const outcome = await site.visit().api.auth.signIn({ email: "a@example.com", password: "canary-2" });
    expect(outcome).toMatchObject({
      ok: false,
      status: 502,
      message: expect.stringMatching(/can’t tell whether/),
    });
    expect(site.lines).toMatchObject([{ outcome: "contract", field: "user" }]);
    expect(JSON.stringify(site.lines)).not.toMatch(/canary|example\.com/);
  });
});
