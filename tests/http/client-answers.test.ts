import { afterEach, describe, expect, test } from "vitest";
import { brandListing } from "#contracts/brands";
import { popularComparisons } from "#contracts/compare/comparisons";
import { anything, thrownBy } from "../support/api-client";
import { closePeers, page, webSite } from "../support/peer-sites";

/** The fault table, for reads that are answered: what the answer means, and what the visitor gets. */

afterEach(closePeers);

const json = { "content-type": "application/json" };

describe("an answer that is not JSON", () => {
  test.each<[string, Record<string, string>, string | Buffer, string]>([
    ["invalid JSON", json, "{", "invalid_json"],
    ["two JSON values", json, "[1][2]", "invalid_json"],
    ["invalid UTF-8", json, Buffer.from([0x22, 0xc3, 0x28, 0x22]), "invalid_utf8"],
    ["a HTML page with 200", { "content-type": "text/html; charset=utf-8" }, "<h1>Maintenance</h1>", "content_type"],
    ["HTML that calls itself JSON", json, "<h1>Maintenance</h1>", "invalid_json"],
    ["JSON that calls itself text", { "content-type": "text/plain" }, "[]", "content_type"],
    ["JSON without a type", {}, "[]", "content_type"],
    ["JSON nested past any stack", json, "[".repeat(200_000) + "]".repeat(200_000), "too_nested"],
    ["JSON of 65 levels, none of them closed", json, `[{"a":`.repeat(33), "too_nested"],
    ["JSON of more objects than any page could show", json, `[${"{},".repeat(200_000)}{}]`, "too_nested"],
  ])("(%s) is a 502 that shows nothing of it", async (_what, headers, body, code) => {
    const { peer, site, visit } = await webSite();
    peer.on("GET /api/v2/comparisons/", { headers, body });
    const failure = await thrownBy(visit.client.get("comparisons/", popularComparisons));
    expect(failure.status).toBe(502);
    expect(failure.text).not.toMatch(/Maintenance|<h1>/);
    expect(JSON.stringify(site.lines)).not.toMatch(/Maintenance|<h1>/);
    expect(site.lines).toMatchObject([{ code, phase: "answer" }]);
  });

  test("may begin with a byte order mark and name a charset or a suffix", async () => {
    const { peer, visit } = await webSite();
    const headers = { "content-type": "application/problem+json; charset=utf-8" };
    peer.on("GET /api/v2/comparisons/", { headers, body: "\ufeff[1]" });
    expect(await visit.client.get("comparisons/", anything)).toEqual([1]);
  });

  test("may be nested 64 levels deep, and have any number of brackets in its texts", async () => {
    const { peer, site } = await webSite();
    const nested = `${"[".repeat(64)}${"]".repeat(64)}`;
    const text = `"${"[{".repeat(99)}" \\`;
    for (const body of [nested, JSON.stringify([text, { [text]: text }])]) {
      peer.on("GET /api/v2/comparisons/", { headers: json, body });
      expect(JSON.stringify(await site.visit().client.get("comparisons/", anything))).toBe(body);
    }
  });

  test("has a replacement sign for half of a character, of which no address could be made", async () => {
    const { peer, visit } = await webSite();
    peer.on("GET /api/v2/comparisons/", {
      headers: json,
      body: String.raw`["a\ud800b", "\uDFFF", "\ud83d\ude34", "\\ud800"]`,
    });
    expect(await visit.client.get("comparisons/", anything)).toEqual(["a\ufffdb", "\ufffd", "\u{1f634}", "\\ud800"]);
  });
});

describe("an answer that breaks its contract", () => {
  test("is a 502, logged with the path of the field and not its value", async () => {
    const { peer, site, visit } = await webSite();
    const header = { header: { canary: "sleeper@example.com" }, url: "a-b", title: "A and B" };
    peer.on("GET /api/v2/comparisons/", { json: [header] });
    expect((await thrownBy(visit.api.compare.popular())).status).toBe(502);
    expect((await thrownBy(visit.api.compare.popular())).status).toBe(502);
    expect(site.lines).toMatchObject([
      { phase: "contract", field: "0.header", outcome: "contract", upstreamStatus: 200 },
    ]);
    expect(JSON.stringify(site.lines)).not.toContain("sleeper@example.com");
    expect(visit.calls).toMatchObject([{ outcome: "contract" }]);
  });

  test("is used without the broken item of a list, which is logged once by its place and without its value", async () => {
    const { peer, site, visit } = await webSite();
    const broken = { header: { canary: "sleeper@example.com" }, url: "a-b", title: "A and B" };
    peer.on("GET /api/v2/comparisons/", {
      json: [{ header: "A", url: "a", title: 7 }, broken, { header: "C", url: "c" }],
    });
    const listed = [
      { header: "A", url: "a", title: null },
      { header: "C", url: "c", title: null },
    ];
    expect(await visit.api.compare.popular()).toEqual(listed);
    expect(await visit.api.compare.popular()).toEqual(listed);
    expect(site.lines).toMatchObject([{ level: 40, fields: ["0.title", "1"], fieldCount: 2, outcome: "ok" }]);
    expect(JSON.stringify(site.lines)).not.toContain("sleeper@example.com");
    expect(visit.failures).toEqual([]);
  });

  test("leaves a page whole where the part is optional", async () => {
    const { peer, visit } = await webSite();
    peer.on("GET /api/v2/comparisons/", { json: [{ header: "A" }] });
    expect(await visit.api.optional(visit.api.compare.popular(), [])).toEqual([]);
  });

  test("is no reason to leave the upstream alone", async () => {
    const { peer, site } = await webSite({ API_BREAKER_REQUESTS: 2 });
    peer.on("GET /api/v2/brands/", { json: {} });
    for (let i = 0; i < 5; i += 1) {
      expect((await thrownBy(site.visit().client.get("brands/", brandListing))).status).toBe(502);
    }
    expect(peer.requests).toHaveLength(5);
  });
});

describe("an empty answer", () => {
  test.each([
    ["204", { status: 204 }],
    ["200 without a body", { status: 200 }],
    ["200 without a body that calls itself HTML", { headers: { "content-type": "text/html" } }],
  ])("(%s) is null, and the empty state of what was asked", async (_what, answer) => {
    const { peer, site, visit } = await webSite();
    peer.on("GET /api/v2/comparisons/", answer);
    peer.on("GET /api/v2/auth/user/", answer);
    peer.on("GET /api/v2/brands/", answer);
    expect(await visit.client.get("comparisons/", popularComparisons)).toBeNull();
    expect(await visit.api.compare.popular()).toEqual([]);
    expect(await visit.api.auth.currentUser()).toBeNull();
    expect(await visit.api.brands.list({})).toMatchObject({ count: 0, items: [] });
    expect(visit.calls.map((call) => call.outcome)).toEqual(["empty", "empty", "empty"]);
    expect(site.lines).toEqual([]);
  });

  test("is a list of nothing wherever a page is a list, and not found of one thing", async () => {
    const { peer, visit } = await webSite();
    const lists = [
      "home",
      "stores",
      "floor-brands",
      "mattresses",
      "deals",
      "cashback-offers",
      "lines",
      "search",
      "match",
    ];
    for (const path of lists) peer.on(`GET /api/v2/${path}/`, { json: null });
    peer.on("GET /api/v2/deals/ended/", { json: null });
    const { api } = visit;
    expect(await api.home()).toMatchObject({ picks: [], drops: [], stores: [] });
    expect(await api.stores.find({})).toMatchObject({ count: 0, items: [], place: null });
    expect(await api.stores.floorBrands({})).toMatchObject({ brands: [], models: [] });
    expect(await api.mattresses.list({})).toMatchObject({ count: 0, items: [], facets: [] });
    expect(await api.deals.list({})).toMatchObject({
      count: 0,
      items: [],
      today: expect.stringMatching(/^\d{4}(-\d\d){2}$/),
    });
    expect(await api.deals.cashbackOffers({})).toMatchObject({ items: [] });
    expect(await api.catalogue.lines()).toMatchObject({ count: 0, page: 1, pages: 1 });
    expect(await api.search.find({ q: "firm" })).toMatchObject({ query: "firm", total: 0, groups: [] });
    expect(await api.match.find({})).toMatchObject({ count: 0, results: [], picks: [] });
    expect((await thrownBy(api.deals.show("ended", {}))).status).toBe(404);
  });
});

describe("a redirect", () => {
  test("to the upstream's own address with a slash is followed once", async () => {
    const { peer, visit } = await webSite();
    peer.on("GET /api/v2/old/", { status: 301, headers: { location: "/api/v2/new/" } });
    peer.on("GET /api/v2/new/", { json: "moved" });
    expect(await visit.client.get("old/", anything)).toBe("moved");
  });

  test("to a page of this site becomes a redirect of the visitor", async () => {
    const { peer, visit } = await webSite();
    peer.on("GET /api/v2/old/", {
      status: 301,
      headers: { location: "https://www.bedlark.test/mattresses/new/?a=1" },
    });
    const thrown = await thrownBy(visit.client.get("old/", anything));
    expect([thrown.status, thrown.headers.get("location")]).toEqual([302, "/mattresses/new/?a=1"]);
  });

  test.each([
    "https://evil.example/api/v2/x/",
    "//evil.example/api/v2/x/",
    "http://127.0.0.1:1/api/v2/x/",
    "/accounts/login/",
    "javascript:alert(1)",
    "http://[bad",
    "",
  ])("to %j is not followed and is a 502", async (location) => {
    const { peer, site, visit } = await webSite();
    peer.on("GET /api/v2/comparisons/", { status: 302, headers: { location } });
    expect((await page(visit)).status).toBe(502);
    expect(peer.requests).toHaveLength(1);
    expect(site.lines).toMatchObject([{ code: "redirect", upstreamStatus: 302 }]);
  });

  test("that leads to another redirect is a 502", async () => {
    const { peer, visit } = await webSite();
    peer.on("GET /api/v2/comparisons/", { status: 302, headers: { location: "/api/v2/comparisons/" } });
    expect((await page(visit)).status).toBe(502);
    expect(peer.requests).toHaveLength(2);
  });
});

describe("an answer that says no", () => {
  test("404 is thrown as not found, by the specification's words, and not logged", async () => {
    const { peer, site, visit } = await webSite();
    peer.on("GET /api/v2/brands/nobody/", { status: 404, json: { detail: "Not found." } });
    const thrown = await thrownBy(visit.api.brands.show("nobody"));
    expect(thrown).toMatchObject({
      status: 404,
      statusText: "Resource not found",
      text: "Resource not found",
    });
    expect(site.lines).toEqual([]);
    expect(visit.calls).toMatchObject([{ outcome: "not_found", status: 404 }]);
  });

  test.each([414, 431])("%i is a bad request, as the address of the page was too long", async (status) => {
    const { peer, visit } = await webSite();
    peer.on("GET /api/v2/private/", { status });
    const thrown = await thrownBy(visit.client.get("private/", anything, { query: { brand: "a,".repeat(9) } }));
    expect([thrown.status, thrown.text]).toEqual([400, expect.stringContaining("recognize part of that address")]);
  });

  test("401 leads to sign-in, and back to the same page with its query", async () => {
    const { peer, site } = await webSite();
    peer.on("GET /api/v2/private/", {
      status: 401,
      json: { detail: "Authentication credentials were not provided." },
    });
    const visit = site.visit({ pagePath: "/manage/?page=2&x=a b" });
    const thrown = await thrownBy(visit.client.get("private/", anything));
    expect(thrown.status).toBe(302);
    expect(thrown.headers.get("location")).toBe("/signin/?next=%2Fmanage%2F%3Fpage%3D2%26x%3Da%20b");
    expect(thrown.headers.get("cache-control")).toBe("no-store");
  });

  test.each(["//evil.example/", "/\\evil.example/", "https://evil.example/", "/a\r\nset-cookie: x"])(
    "401 on a page called %j leads back to the home page",
    async (pagePath) => {
      const { peer, site } = await webSite();
      peer.on("GET /api/v2/private/", { status: 401 });
      const thrown = await thrownBy(site.visit({ pagePath }).client.get("private/", anything));
      expect(thrown.headers.get("location")).toBe("/signin/?next=%2F");
    },
  );

  test("401 on the sign-in page itself is no loop, and nobody is signed in", async () => {
    const { peer, site } = await webSite();
    peer.on("GET /api/v2/auth/user/", { status: 401 });
    const visit = site.visit({ pagePath: "/signin/" });
    expect(await visit.api.auth.currentUser()).toBeNull();
    expect((await thrownBy(visit.client.get("auth/user/", anything))).status).toBe(502);
  });

  test.each([
    [400, 400, null],
    [403, 403, null],
    [409, 409, null],
    [418, 502, null],
    [422, 422, null],
    [429, 429, 30],
    [500, 502, null],
    [501, 502, null],
    [502, 502, null],
    [503, 503, 30],
    [504, 504, null],
  ])("%i becomes a %i with the request id, logged once as the specification words it", async (status, shown, wait) => {
    const { peer, site, visit } = await webSite({ API_RETRY_TRIES: 1 });
    const headers: Record<string, string> = wait === null ? {} : { "retry-after": String(wait) };
    peer.on("GET /api/v2/comparisons/", {
      status,
      statusText: "Odd Words",
      headers,
      body: "<h1>Traceback</h1>",
    });
    const failure = await page(visit);
    expect(failure.status).toBe(shown);
    expect(failure.json).toMatchObject({ requestId: "request-1", retryAfter: wait });
    expect(failure.headers.get("retry-after")).toBe(wait === null ? null : String(wait));
    expect(failure.text).not.toContain("Traceback");
    expect(site.lines).toMatchObject([{ msg: `HTTP ${status}: Odd Words`, upstreamStatus: status, phase: "answer" }]);
  });

  test("names a Retry-After date in seconds, an hour at most", async () => {
    const { peer, visit } = await webSite();
    const date = new Date(Date.now() + 48 * 3600_000).toUTCString();
    peer.on("GET /api/v2/comparisons/", { status: 429, headers: { "retry-after": date } });
    expect((await page(visit)).json?.retryAfter).toBe(3600);
  });
});
