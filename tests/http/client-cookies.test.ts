import { z } from "zod";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { anything, connectTo, thrownBy, type Visit } from "../support/api-client";
import { token } from "../support/peer-sites";
import { httpPeer, rawJson, socketPeer, type HttpPeer } from "../support/fake-http-server";
import { runs } from "../support/property-runs";

let peer: HttpPeer;
let site: ReturnType<typeof connectTo>;
beforeEach(async () => {
  peer = await httpPeer();
  site = connectTo(peer.origin, { API_RETRY_TRIES: 1 });
});
afterEach(async () => {
  await site.close();
  await peer.close();
});

const thirty = Array.from(
  { length: 30 },
  (_, i) => `c${i}=v${i}; Expires=Wed, 21 Oct 2037 07:28:00 GMT; Path=/; HttpOnly; SameSite=Lax`,
);
/** A visit of a site over http, whose cookies come as the upstream wrote them. */
const plainVisit = (visit: Visit = {}) => site.visit({ siteOrigin: "http://www.bedlark.test", ...visit });
const ask = (visit: ReturnType<typeof site.visit>) => visit.client.get("comparisons/", anything);

describe("set-cookie headers of the upstream", () => {
  test("are relayed whole and in order, thirty with commas in their dates", async () => {
    peer.on("GET /api/v2/comparisons/", { json: [], headers: { "set-cookie": thirty } });
    const visit = plainVisit();
    await ask(visit);
    expect(visit.relayed).toEqual(thirty);
  });

  test.each([204, 301, 401, 403, 404, 429, 500, 503])("are relayed with a %i as well", async (status) => {
    peer.on("GET /api/v2/comparisons/", { status, headers: { "set-cookie": thirty } });
    const visit = plainVisit();
    await ask(visit).catch(() => {});
    expect(visit.relayed).toEqual(thirty);
  });

  test("are relayed before the body, even one that is cut off or breaks its contract", async () => {
    const raw = await socketPeer((socket) =>
      socket.end("HTTP/1.1 200 OK\r\nSet-Cookie: a=1\r\nset-cookie: b=2\r\nContent-Length: 9\r\n\r\n[1"),
    );
    const other = connectTo(raw.origin);
    const visit = other.visit({ siteOrigin: "http://www.bedlark.test" });
    expect((await thrownBy(ask(visit))).status).toBe(502);
    expect(visit.relayed).toEqual(["a=1", "b=2"]);
    await raw.close();
    await other.close();
  });

  test("are relayed once, though the read is shared", async () => {
    peer.on("GET /api/v2/comparisons/", { json: [], headers: { "set-cookie": ["a=1"] } });
    const visit = plainVisit();
    await Promise.all([ask(visit), ask(visit)]);
    await ask(visit);
    expect(visit.relayed).toEqual(["a=1"]);
  });

  test("of OPTIONS and of the write are relayed in that order, also when the write is refused", async () => {
    peer.on("OPTIONS /api/v2/claims/", { headers: { "set-cookie": ["csrftoken=t; Path=/", "a=1"] } });
    peer.on("POST /api/v2/claims/", { status: 400, json: {}, headers: { "set-cookie": ["b=2", "c=3"] } });
    const visit = plainVisit();
    await visit.client.write("POST", "claims/", {}, anything);
    expect(visit.relayed).toEqual(["csrftoken=t; Path=/", "a=1", "b=2", "c=3"]);
  });

  test("are relayed once a page, the last one of each name, domain and path, in order", async () => {
    const ofUser = ["sessionid=1; Path=/; HttpOnly", "a=1", "b=1; Path=/x", "c=1; Domain=bedlark.test"];
    const ofPage = ["c=2; domain=.Bedlark.TEST", "b=2; Path=/y", "sessionid=1; Path=/; HttpOnly", "a=2"];
    peer.on("GET /api/v2/auth/user/", { json: {}, headers: { "set-cookie": ofUser } });
    peer.on("GET /api/v2/comparisons/", { json: [], headers: { "set-cookie": ofPage } });
    const visit = plainVisit();
    await visit.api.auth.currentUser();
    await ask(visit);
    expect(visit.relayed).toEqual(["b=1; Path=/x", ...ofPage]);
  });

  test("of a call that sets a token twice, as signing in does, come with the last one alone", async () => {
    peer.on("OPTIONS /api/v2/claims/", token("before"));
    peer.on("POST /api/v2/claims/", { status: 204, headers: token("after").headers });
    const visit = plainVisit();
    await visit.client.write("POST", "claims/", {}, z.null());
    expect(visit.relayed).toEqual(["csrftoken=after; Path=/; SameSite=Lax"]);
  });

  test("come through byte for byte, whatever legal bytes they hold", async () => {
    const char = fc.constantFrom(..."abcXYZ019!#$%&'*+-.^_`|~=,: \u00e9\u00ff\"\\".split(""));
    const value = fc.string({ unit: char, maxLength: 40 }).map((text) => text.trim());
    const pairs = fc.uniqueArray(fc.tuple(fc.stringMatching(/^[a-z]{1,8}$/), value), {
      minLength: 1,
      maxLength: 30,
      selector: ([name]) => name,
    });
    await fc.assert(
      fc.asyncProperty(pairs, async (cookies) => {
        const lines = cookies.map(([name, text]) => `${name}=${text}; Path=/`);
        peer.on("GET /api/v2/comparisons/", { json: [], headers: { "set-cookie": lines } });
        const visit = plainVisit();
        await ask(visit);
        expect(visit.relayed).toEqual(lines);
      }),
      { numRuns: runs(50) },
    );
  });

  test("that can no longer be relayed are logged, without their value, and the page goes on", async () => {
    peer.on("GET /api/v2/comparisons/", {
      json: "page",
      headers: { "set-cookie": ["sessionid=canary; Path=/"] },
    });
    const relay = () => {
      throw Object.assign(new Error("Cannot set headers after they are sent"), {
        code: "ERR_HTTP_HEADERS_SENT",
      });
    };
    expect(await ask(plainVisit({ relay }))).toBe("page");
    expect(site.lines).toMatchObject([{ reqId: "request-1", cookie: "sessionid", code: "ERR_HTTP_HEADERS_SENT" }]);
    expect(JSON.stringify(site.lines)).not.toContain("canary");
  });
});

describe("the Domain of a cookie", () => {
  const sent = async (line: string, visit: Visit = {}) => {
    peer.on("GET /api/v2/comparisons/", { json: [], headers: { "set-cookie": [line] } });
    const bound = plainVisit(visit);
    await ask(bound);
    return bound.relayed;
  };

  test.each(["a=1; Domain=bedlark.test", "a=1; domain=.Bedlark.TEST; Path=/", "a=1; Domain=www.bedlark.test"])(
    "stays when it is the site's own: %s",
    async (line) => {
      expect(await sent(line)).toEqual([line]);
      expect(site.lines).toEqual([]);
    },
  );

  test("goes when it is the upstream's, so that the cookie becomes the site's, and the log says so", async () => {
    const line = "sessionid=canary; Max-Age=9; DOMAIN=127.0.0.1; Path=/; Secure";
    expect(await sent(line)).toEqual(["sessionid=canary; Max-Age=9; Path=/; Secure"]);
    expect(site.lines).toMatchObject([{ cookie: "sessionid", outcome: "rewritten", reqId: "request-1" }]);
    expect(JSON.stringify(site.lines)).not.toContain("canary");
  });

  test.each(["evil.example", "notbedlark.test", "0.0.1", "deep.www.bedlark.test"])(
    "of a stranger (%s) drops the cookie, and the log says so",
    async (domain) => {
      expect(await sent(`sessionid=evil; Domain=${domain}`)).toEqual([]);
      expect(site.lines).toMatchObject([{ cookie: "sessionid", outcome: "dropped" }]);
    },
  );
});

describe("cookies of a site that is reached over https", () => {
  const attributes = "Max-Age=9; Path=/; HttpOnly; SameSite=Lax";

  test.each([
    ["get Secure, and keep what they have", `sessionid=s; ${attributes}`, `sessionid=s; ${attributes}; Secure`],
    ["are left as they are where they have it", "a=1; SECURE; Path=/", "a=1; SECURE; Path=/"],
    ["get it when they end a session", "sessionid=; Max-Age=0; Path=/", "sessionid=; Max-Age=0; Path=/; Secure"],
    ["get it though their value says so", "a=Secure", "a=Secure; Secure"],
    ["get it where the domain of the upstream goes", "a=1; Domain=127.0.0.1; Path=/", "a=1; Path=/; Secure"],
  ])("%s", async (_, line, expected) => {
    peer.on("GET /api/v2/comparisons/", { json: [], headers: { "set-cookie": [line] } });
    const visit = site.visit({ siteOrigin: "https://www.bedlark.test" });
    await ask(visit);
    expect(visit.relayed).toEqual([expected]);
  });
});

describe("a new session", () => {
  const cookies = () => peer.requestsOf("GET /api/v2/comparisons/").map((request) => request.headers.cookie);
  const asked = async (setCookie: string) => {
    peer.on("GET /api/v2/auth/user/", { json: {}, headers: { "set-cookie": [setCookie] } });
    peer.on("GET /api/v2/comparisons/", { json: [] });
    const visit = site.visit({ cookieHeader: "sessionid=old" });
    await visit.api.auth.currentUser();
    await ask(visit);
    return cookies();
  };

  test("serves the later calls of the same request", async () => {
    expect(await asked("sessionid=new; HttpOnly; Path=/")).toEqual(["sessionid=new"]);
  });

  test.each([
    "sessionid=; Path=/",
    "sessionid=x; Max-Age=0",
    "sessionid=x; expires=Thu, 01 Jan 1970 00:00:00 GMT",
    'sessionid=""; Max-Age=0',
  ])("that ends it (%s) leaves them without one", async (line) => {
    expect(await asked(line)).toEqual([undefined]);
  });

  test("of a stranger's domain is not used", async () => {
    expect(await asked("sessionid=evil; Domain=evil.example")).toEqual(["sessionid=old"]);
  });

  test("from OPTIONS goes with the write, and the write's own with the reads after it, which are asked anew", async () => {
    peer.on("GET /api/v2/comparisons/", { json: "before" }, { json: "after" });
    peer.on("OPTIONS /api/v2/auth/signin/", { headers: { "set-cookie": ["csrftoken=t", "sessionid=two"] } });
    peer.on("POST /api/v2/auth/signin/", { status: 204, headers: { "set-cookie": ["sessionid=three"] } });
    const visit = site.visit({ cookieHeader: "sessionid=one" });
    expect(await ask(visit)).toBe("before");
    expect(await visit.client.write("POST", "auth/signin/", {}, z.null())).toEqual({ ok: true, data: null });
    expect(await ask(visit)).toBe("after");
    expect(peer.requests.map((request) => request.headers.cookie)).toEqual([
      "sessionid=one",
      "sessionid=one",
      "sessionid=two; csrftoken=t",
      "sessionid=three",
    ]);
  });
});

describe("cookies of a raw upstream", () => {
  test("may be written without a space, without a value or twice the same", async () => {
    const raw = await socketPeer(
      rawJson([], ["Set-Cookie:a=1", "SET-COOKIE: flag", "Set-Cookie: a=1", "set-cookie: ="]),
    );
    const other = connectTo(raw.origin);
    const visit = other.visit({ siteOrigin: "http://www.bedlark.test" });
    await ask(visit);
    // What has no "=" is the value of a cookie without a name, as browsers read it.
    expect(visit.relayed).toEqual(["a=1", "="]);
    await raw.close();
    await other.close();
  });
});
