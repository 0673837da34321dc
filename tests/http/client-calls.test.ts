import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { basicAuthorization } from "../../app/api/client/http-message.server";
import { anything, connectTo, thrownBy } from "../support/api-client";
import { httpPeer, type HttpPeer } from "../support/fake-http-server";
import { robin } from "../support/signed-in-user";
import { visitorSecret } from "../support/vouched-visitor";

let peer: HttpPeer;
let site: ReturnType<typeof connectTo>;
beforeEach(async () => {
  peer = await httpPeer();
  site = connectTo(peer.origin);
});
afterEach(async () => {
  await site.close();
  await peer.close();
});

const user = { ...robin, first_name: "Sam" };

describe("what a read sends", () => {
  test("is these headers and no others, whatever the browser sent", async () => {
    peer.on("GET /api/v2/comparisons/", { json: [] });
    const cookieHeader = "csrftoken=browser; sessionid=s3ss10n; _ga=1; sessionid=second";
    const visit = site.visit({ cookieHeader, requestId: "abc-1" });
    await visit.client.get("comparisons/", anything);
    expect(peer.requests).toHaveLength(1);
    expect(peer.requests[0]!.headers).toEqual({
      host: `127.0.0.1:${peer.port}`,
      connection: "keep-alive",
      accept: "application/json",
      "accept-encoding": "identity",
      "cache-control": "no-store",
      cookie: "sessionid=s3ss10n",
      "x-request-id": "abc-1",
    });
  });

  test.each([undefined, "", "a=1; b=2", "sessionid=", 'sessionid="a b"', "sessionid=a\u00e9", "xsessionid=1"])(
    "has no cookie when the browser's are %j",
    async (cookieHeader) => {
      peer.on("GET /api/v2/comparisons/", { json: [] });
      await site.visit({ cookieHeader }).client.get("comparisons/", anything);
      expect(peer.requests[0]!.headers).not.toHaveProperty("cookie");
    },
  );

  test("has no word of the visitor's address, whether or not a secret is shared", async () => {
    await site.close();
    site = connectTo(peer.origin, { API_VISITOR_SECRET: visitorSecret });
    peer.on("GET /api/v2/comparisons/", { json: [] });
    await site.visit({ visitorAddress: "203.0.113.7" }).client.get("comparisons/", anything);
    expect(peer.requests[0]!.headers).not.toHaveProperty("x-visitor-address");
    expect(JSON.stringify(peer.requests[0])).not.toContain("203.0.113.7");
  });

  test("carries basic authorization only to hosts that are called stage or dev", () => {
    const account = { API_BASIC_USER: "staff", API_BASIC_PASSWORD: "p\u00e4ss" };
    const header = `Basic ${Buffer.from("staff:p\u00e4ss").toString("base64")}`;
    expect(basicAuthorization("https://api.stage.example.com", account)).toBe(header);
    expect(basicAuthorization("http://DEV-7.example.com:8000", account)).toBe(header);
    expect(basicAuthorization("https://api.example.com", account)).toBeNull();
    expect(basicAuthorization("https://stage.example.com", {})).toBeNull();
  });

  test("has no authorization on a production host, on the wire", async () => {
    await site.close();
    site = connectTo(peer.origin, { API_BASIC_USER: "staff", API_BASIC_PASSWORD: "word" });
    peer.on("GET /api/v2/comparisons/", { json: [] });
    await site.visit().client.get("comparisons/", anything);
    expect(peer.requests[0]!.headers).not.toHaveProperty("authorization");
  });

  test("is recorded for the request log and Server-Timing, without its query", async () => {
    peer.on("GET /api/v2/search/", { json: [1, 2] });
    const visit = site.visit();
    await visit.client.get("search/", anything, { query: { q: "secret wish" } });
    expect(visit.calls).toEqual([
      {
        method: "GET",
        path: "/api/v2/search/",
        status: 200,
        durMs: expect.any(Number),
        attempts: 1,
        bytes: 5,
        outcome: "ok",
      },
    ]);
    expect(site.lines).toEqual([]);
  });
});

describe("within one request", () => {
  test("the same read is asked once, at the same time and later, whoever asks", async () => {
    peer.on("GET /api/v2/auth/user/", { json: { user } });
    const { api, client } = site.visit();
    const users = await Promise.all([
      api.auth.currentUser(),
      api.auth.currentUser(),
      client.get("/auth/user", anything),
    ]);
    expect(await api.auth.currentUser()).toEqual(user);
    expect(users[0]).toEqual(user);
    expect(peer.requests).toHaveLength(1);
  });

  test("a failed read is asked once too, and each asker gets a Response of its own", async () => {
    peer.on("GET /api/v2/comparisons/", { status: 404 });
    const { api } = site.visit();
    const [first, second] = await Promise.all([thrownBy(api.compare.popular()), thrownBy(api.compare.popular())]);
    expect([first.text, second.text]).toEqual(["Resource not found", "Resource not found"]);
    expect(peer.requests).toHaveLength(1);
  });

  test("reads that differ in a parameter or in the version are different reads", async () => {
    peer.on("GET /api/v2/brands/", { json: 2 });
    peer.on("GET /api/v1/brands/", { json: 1 });
    const { client } = site.visit();
    const page = (number: number) => client.get("brands/", anything, { query: { page: number } });
    await Promise.all([page(1), page(2), page(1), client.get("brands/", anything, { query: { page: 1 }, version: 1 })]);
    expect(peer.requests.map((request) => request.url).sort()).toEqual([
      "/api/v1/brands/?page=1",
      "/api/v2/brands/?page=1",
      "/api/v2/brands/?page=2",
    ]);
  });

  test("nothing is remembered for the next request", async () => {
    peer.on("GET /api/v2/brands/", { json: 1 });
    await site.visit().client.get("brands/", anything);
    await site.visit().client.get("brands/", anything);
    expect(peer.requests).toHaveLength(2);
  });
});

describe("the resources", () => {
  test("know the user; an answer without a user key is nobody", async () => {
    peer.on("GET /api/v2/auth/user/", { json: { user } }, { json: {} }, { json: { user: null } });
    expect(await site.visit().api.auth.currentUser()).toEqual(user);
    expect(await site.visit().api.auth.currentUser()).toBeNull();
    expect(await site.visit().api.auth.currentUser()).toBeNull();
  });

  test("tell whether a flag is on; an unknown one is off", async () => {
    const path = "GET /api/v2/feature-flags/get-feature-flag/HEADER_SHOW_POPULAR_COMPARISONS/";
    peer.on(path, { json: { name: "X", enabled: true } }, { status: 404 }, { status: 500 });
    const isOn = () => site.visit().api.flags.isEnabled("HEADER_SHOW_POPULAR_COMPARISONS");
    expect(await isOn()).toBe(true);
    expect(await isOn()).toBe(false);
    expect((await thrownBy(isOn())).status).toBe(502);
  });

  test("sort popular comparisons by header, as a reader would", async () => {
    const named = (header: string) => ({ header, url: "x", title: header });
    peer.on("GET /api/v2/comparisons/", {
      json: ["b vs c", "A vs B", "Zed", "\u00c1vila", "a vs C"].map(named),
    });
    const sorted = await site.visit().api.compare.popular();
    expect(sorted.map((comparison) => comparison.header)).toEqual(["A vs B", "a vs C", "\u00c1vila", "b vs c", "Zed"]);
  });

  test("suggest through version 1, and ask nothing for an empty query", async () => {
    peer.on("GET /api/v1/autocomplete/universal_search/", {
      json: [{ result: "Casper", type: "manufacturer" }],
    });
    const { api } = site.visit();
    expect(await api.search.suggest("")).toEqual([]);
    expect(await api.search.suggest("cas & co")).toEqual([{ result: "Casper", type: "manufacturer" }]);
    expect(peer.requests.map((request) => request.url)).toEqual([
      "/api/v1/autocomplete/universal_search/?q=cas+%26+co",
    ]);
  });

  test("escape a slug, and know without a call that dots are no slug", async () => {
    peer.on("GET /api/v2/brands/..%2Fadmin%3Fx/", { status: 404 });
    const { api } = site.visit();
    expect((await thrownBy(api.brands.show("../admin?x"))).status).toBe(404);
    expect(peer.requests).toHaveLength(1);
    expect((await thrownBy(api.catalogue.model("..", null))).status).toBe(404);
    expect((await thrownBy(api.catalogue.line("\ud800"))).status).toBe(404);
    expect(peer.requests).toHaveLength(1);
  });

  test("ask for pages of the catalogue, and for the first when none is named", async () => {
    const empty = { demo: true, count: 0, page: 1, pages: 1, items: [] };
    for (const level of ["collections", "lines", "models"]) peer.on(`GET /api/v2/${level}/`, { json: empty });
    const { api } = site.visit();
    expect(await api.catalogue.collections()).toEqual(empty);
    await api.catalogue.lines("2");
    await api.catalogue.models(null);
    expect(peer.requests.map((request) => request.url)).toEqual([
      "/api/v2/collections/",
      "/api/v2/lines/?page=2",
      "/api/v2/models/",
    ]);
  });
});

describe("an optional part", () => {
  test.each([500, 503, 400, 403, 429])("is left out when the upstream answers %i", async (status) => {
    peer.on("GET /api/v2/comparisons/", { status });
    const { api } = site.visit();
    expect(await api.optional(api.compare.popular(), null)).toBeNull();
  });

  test.each([404, 401])("still ends the page on %i", async (status) => {
    peer.on("GET /api/v2/comparisons/", { status });
    const { api } = site.visit();
    expect((await thrownBy(api.optional(api.compare.popular(), null))).status).toBe(status === 401 ? 302 : 404);
  });

  test("hides no mistake of our own", async () => {
    const { api } = site.visit();
    await expect(api.optional(Promise.reject(new TypeError("ours")), null)).rejects.toThrow("ours");
  });
});

describe("readiness", () => {
  test("is reached when anything but a failure answers at /healthz", async () => {
    peer.on("GET /healthz", { json: { status: "ok" } }, { status: 404 }, { status: 500 });
    expect(await site.upstream.isReachable()).toBe(true);
    expect(await site.upstream.isReachable()).toBe(true);
    expect(await site.upstream.isReachable()).toBe(false);
    await peer.close();
    expect(await site.upstream.isReachable()).toBe(false);
  });
});
