import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startSampleSite, type SampleSite } from "../support/sample-site";

let site: SampleSite;
beforeAll(async () => {
  site = await startSampleSite({ SITE_URL: "http://bedlark.example" });
});
afterAll(() => site.close());

const own = { origin: "http://bedlark.example" };
const form = { "content-type": "application/x-www-form-urlencoded", ...own };

test("Nothing that a request goes through makes Node warn, not even a page that fails", async () => {
  const warnings: string[] = [];
  const note = ({ message }: Error) =>
    void (/listeners/.test(message) && /Response/.test(message) && warnings.push(message));
  process.on("warning", note);
  for (const path of ["/form/", "/broken/", "/several/", "/build/none.js", "/nowhere/"]) await site.ask(path);
  // Node tells of a warning in a turn of its own.
  await new Promise((resolve) => setImmediate(resolve));
  process.off("warning", note);
  expect(warnings).toEqual([]);
});

describe("The access log", () => {
  test("has one line for a page, with its route, status, durations, bytes and upstream calls", async () => {
    await site.ask("/form/?a=1", { headers: { "x-request-id": "a-plain-page" } });
    const line = await site.accessLine("a-plain-page");
    expect(line).toEqual({
      level: "info",
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
      reqId: "a-plain-page",
      method: "GET",
      route: "routes/form",
      path: "/form/",
      status: 200,
      durMs: expect.any(Number) as number,
      bytes: expect.any(Number) as number,
      outcome: "answered",
      calls: [
        expect.objectContaining({
          method: "GET",
          path: "/api/v2/auth/user/",
          status: 200,
          durMs: expect.any(Number) as number,
        }),
      ],
      msg: "request",
    });
    expect(line.bytes).toBeGreaterThan(300);
    expect(site.log.filter((text) => text.includes('"a-plain-page"') && text.includes('"msg":"request"'))).toHaveLength(
      1,
    );
  });

  test.each([
    ["a data request", "/form/?_data=routes%2Fform", { route: "routes/form", status: 200, outcome: "answered" }],
    ["a data request that names no route", "/form/?_data=a%40canary.example", { route: null, status: 403 }],
    ["a resource route", "/resource/", { path: "/resource/", status: 200, outcome: "answered" }],
    ["a missing page", "/nowhere/", { route: "routes/$", status: 404, outcome: "answered" }],
    ["a redirect", "/moved/", { status: 302, outcome: "answered" }],
    ["a fault", "/broken/", { route: "routes/broken", status: 500, outcome: "failed", level: "warn" }],
    ["a bad address", "/%", { status: 400, outcome: "refused" }],
    ["an asset", "/build/none.js", { path: "/build/none.js", status: 404, level: "debug" }],
    ["the health check", "/healthz", { status: 200, level: "debug" }],
  ])("tells of %s", async (name, path, expected) => {
    const id = name.replaceAll(" ", "-").padEnd(8, "-");
    await site.ask(path, { headers: { "x-request-id": id } });
    expect(await site.accessLine(id)).toMatchObject(expected);
  });

  test("stays one line whatever bytes an address holds", async () => {
    const before = site.log.length;
    const id = "bytes-in-the-address";
    await new Promise<void>((resolve) => {
      const socket = connect(site.port, "127.0.0.1", () =>
        socket.write(
          `GET /a%0d%0a{"level":"fatal"}%1b[31m HTTP/1.1\r\nHost: x\r\nX-Request-Id: ${id}\r\nConnection: close\r\n\r\n`,
        ),
      );
      socket.resume().on("close", () => resolve());
    });
    await site.accessLine(id);
    for (const text of site.log.slice(before)) {
      expect(text.indexOf("\n")).toBe(text.length - 1);
      expect(JSON.parse(text)).toMatchObject({ level: expect.not.stringMatching("fatal") as string });
    }
  });

  test("tells an unexpected error once, with its stack and the request's id", async () => {
    await site.ask("/broken/", { headers: { "x-request-id": "an-unexpected-error" } });
    await site.accessLine("an-unexpected-error");
    const errors = site.log.filter(
      (text) => text.includes('"an-unexpected-error"') && text.includes('"level":"error"'),
    );
    expect(errors).toHaveLength(1);
    expect(JSON.parse(errors[0]!)).toMatchObject({
      err: { type: "Error", stack: expect.stringContaining("sample-build") as string },
    });
  });
});

describe("What nobody may read in the log", () => {
  test("is nowhere in it, at its most talkative", async () => {
    const canaries = {
      cookie: "canary-session-7f3a",
      authorization: "canary-bearer-91c2",
      email: "writer@canary.example",
      password: "canary-password-55d0",
      term: "canary-search-term-0b1c",
      query: "canary-query-value-77aa",
      referer: "canary-referer-3e8d",
      userAgent: "canary-agent-c04f",
      forwarded: "198.51.100.77",
      body: "canary-of-the-upstream-2d2d",
    };
    const headers = {
      ...form,
      cookie: `sessionid=${canaries.cookie}; other=${canaries.cookie}`,
      authorization: `Bearer ${canaries.authorization}`,
      referer: `http://bedlark.example/search/?q=${canaries.referer}`,
      "user-agent": canaries.userAgent,
      "x-forwarded-for": canaries.forwarded,
    };
    const body = new URLSearchParams({
      email: canaries.email,
      password: canaries.password,
      search_term: canaries.term,
    }).toString();
    const answer = site.upstream.answer;
    const faults: (typeof answer)[] = [
      answer,
      (_req, res) => void res.writeHead(500, { "set-cookie": `sessionid=${canaries.cookie}` }).end(canaries.body),
      (_req, res) =>
        void res.setHeader("content-type", "application/json").end(`{"user":{"first_name":"${canaries.body}"}}`),
      (_req, res) =>
        void res.writeHead(400, { "content-type": "application/json" }).end(`{"email":["${canaries.email}"]}`),
      (req) => void req.socket.destroy(),
    ];
    const query = `?q=${canaries.term}&x=${canaries.query}`;
    const reads = [
      "/form/",
      "/search/",
      "/search/suggestions/",
      "/resource/",
      "/broken/",
      "/moved/",
      "/missing/",
      "/unrenderable/",
      "/nowhere/",
      "/form",
      "/%",
      `/${canaries.email}/`,
      "/writer%40canary.example/",
    ];
    for (const fault of faults) {
      site.upstream.answer = fault;
      for (const path of reads) {
        await site.ask(path + query, { headers });
        await site.ask(`${path}${query}&_data=routes%2Fform`, { headers });
      }
      for (const path of ["/form/", "/signin/", "/search/", "/resource/"]) {
        await site.ask(path + query, { method: "POST", headers, body });
        await site.ask(path + query, { method: "POST", headers: { ...headers, origin: "http://evil.example" }, body });
        await site.ask(path + query, { method: "PUT", headers, body });
      }
    }
    site.upstream.answer = answer;
    const everything = site.log.join("");
    expect(site.log.length).toBeGreaterThan(100);
    for (const [what, canary] of Object.entries(canaries)) {
      expect([what, everything.includes(canary), everything.includes(encodeURIComponent(canary))]).toEqual([
        what,
        false,
        false,
      ]);
    }
  });
});
