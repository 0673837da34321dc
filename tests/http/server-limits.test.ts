import { request } from "node:http";
import { connect } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { startSampleSite, type SampleSite } from "../support/sample-site";

let site: SampleSite;
const start = async (settings: Record<string, string>) => (site = await startSampleSite(settings));
afterEach(() => site.close());

const form = { "content-type": "application/x-www-form-urlencoded" };
const post = (path: string, headers: Record<string, string> = {}) =>
  site.ask(path, { method: "POST", headers: { ...form, ...headers }, body: "email=a" });

describe("Methods", () => {
  test.each(["PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"])(
    "%s is answered 405 with what is allowed",
    async (method) => {
      await start({});
      const { status, headers } = await site.ask("/form/", { method });
      expect([status, headers.allow]).toEqual([405, "GET, HEAD, POST"]);
      expect(site.upstream.calls).toEqual([]);
    },
  );

  test("HEAD is answered like GET, without a body", async () => {
    await start({});
    const { status, headers, body } = await site.ask("/form/", { method: "HEAD" });
    expect([status, headers["content-type"], body]).toEqual([200, "text/html; charset=utf-8", ""]);
  });
});

describe("Forms", () => {
  test("are read up to the limit and refused one byte above it, before any of it is read", async () => {
    await start({ MAX_FORM_BYTES: "1024" });
    const send = (length: number) =>
      site.ask("/form/", { method: "POST", headers: form, body: `email=${"a".repeat(length - 6)}` });
    expect((await send(1024)).status).toBe(200);
    site.upstream.calls.length = 0;
    const refused = await send(1025);
    expect([refused.status, refused.headers.connection]).toEqual([413, "close"]);
    expect(refused.body).toContain("A form may hold 1 KB");
    expect(site.upstream.calls).toEqual([]);
  });

  test("that promise 300 MB are refused at once and the connection is closed", async () => {
    await start({});
    const said = await new Promise<string>((resolve, reject) => {
      const socket = connect(site.port, "127.0.0.1", () =>
        socket.write("POST /form/ HTTP/1.1\r\nHost: x\r\nContent-Length: 314572800\r\n\r\na=1"),
      );
      let text = "";
      socket.on("data", (chunk) => (text += chunk.toString()));
      socket.on("close", () => resolve(text));
      socket.on("error", reject);
    });
    expect(said).toMatch(/^HTTP\/1.1 413 /);
  });

  test("without their length are refused", async () => {
    await start({});
    expect(
      (await site.ask("/form/", { method: "POST", headers: { ...form, "transfer-encoding": "chunked" } })).status,
    ).toBe(411);
  });

  test.each([
    ["JSON", { "content-type": "application/json" }],
    ["text", { "content-type": "text/plain" }],
    ["a form with files", { "content-type": "multipart/form-data; boundary=x" }],
    ["something without a type", {}],
    ["a type that only begins like a form's", { "content-type": "application/x-www-form-urlencoded-not" }],
  ])("that are %s instead are refused with 415 and are nobody's fault", async (_name, headers) => {
    await start({});
    const answer = await site.ask("/form/", { method: "POST", headers, body: "email=a" });
    expect([answer.status, answer.headers["accept-post"]]).toEqual([415, "application/x-www-form-urlencoded"]);
    expect(site.upstream.calls).toEqual([]);
    expect(site.log.join("")).not.toContain('"level":"error"');
  });

  test("are read with a charset in their type, and when they are empty", async () => {
    await start({});
    const charset = { "content-type": "application/x-www-form-urlencoded; charset=UTF-8" };
    expect((await site.ask("/form/", { method: "POST", headers: charset, body: "email=a" })).status).toBe(200);
    expect((await site.ask("/form/", { method: "POST", headers: charset, body: "" })).status).toBe(200);
  });

  test.each([
    "__proto__=1",
    "__proto__%5Badmin%5D=1",
    "email=a&__proto__.admin=1",
    "a%5B__proto__%5D=1",
    "a.__proto__.b=1",
  ])("with a field that reaches a prototype are refused: %s", async (body) => {
    await start({});
    expect((await site.ask("/form/", { method: "POST", headers: form, body })).status).toBe(400);
    expect(site.upstream.calls).toEqual([]);
  });

  test("arrive whole in their action, however they are cut on their way", async () => {
    await start({});
    const password = "x".repeat(90_000);
    const body = `email=a%40b.example&password=${password}`;
    await new Promise<void>((resolve, reject) => {
      const socket = connect(site.port, "127.0.0.1", () => {
        socket.write(
          `POST /form/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${form["content-type"]}\r\n`,
        );
        socket.write(`Content-Length: ${body.length}\r\n\r\n`);
        let at = 0;
        const next = () => {
          if (at >= body.length) return;
          socket.write(body.slice(at, (at += 7001)), () => setImmediate(next));
        };
        next();
      });
      socket
        .on("close", () => resolve())
        .on("error", reject)
        .resume();
    });
    expect(site.upstream.bodies.map((text) => JSON.parse(text) as object)).toEqual([
      { email: "a@b.example", password },
    ]);
  });

  test("sent with a GET are refused", async () => {
    await start({});
    expect((await site.ask("/form/", { method: "GET", body: "a=1" })).status).toBe(400);
  });
});

describe("Rate limits", () => {
  test("answer 429 with the seconds to wait, in words a shopper understands", async () => {
    await start({ RATE_LIMIT_SIGN_IN: "2" });
    const statuses = [await post("/signin/"), await post("/signin/"), await post("/signin/")].map(
      ({ status }) => status,
    );
    expect(statuses).toEqual([200, 200, 429]);
    const { headers, body } = await post("/signin/", { accept: "text/html" });
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(headers["retry-after"])).toBeLessThanOrEqual(300);
    expect(body).toContain(`Try again in ${headers["retry-after"]} seconds.`);
  });

  test("hold for every way to write the address", async () => {
    await start({ RATE_LIMIT_SIGN_IN: "1" });
    await post("/signin/");
    const forms = [
      "/signin/",
      "/signin",
      "//signin//",
      "/SignIn/",
      "/%73ignin/",
      "/\\signin/",
      "/signin/?_data=routes%2Fsignin",
      "/signin/?x=1",
    ];
    for (const path of forms) expect([path, (await post(path)).status]).toEqual([path, 429]);
  });

  test("hold when letters of a parameter's name are escaped", async () => {
    await start({ RATE_LIMIT_SEARCH: "1" });
    await site.ask("/search/?q=latex");
    for (const path of ["/search/?%71=latex", "/compare/?%61dd=a", "/mattress-stores/?pl%61ce=Boise"]) {
      expect([path, (await site.ask(path)).status]).toEqual([path, 429]);
    }
  });

  test("count each run of the match engine as a search", async () => {
    await start({ RATE_LIMIT_SEARCH: "1" });
    await site.ask("/search/?q=latex");
    expect((await site.ask("/mattress-finder/results/?size=queen")).status).toBe(429);
    expect((await site.ask("/mattress-finder/quiz/?size=queen")).status).not.toBe(429);
  });

  test("count saving results by a limit of its own, and leave reading saved ones alone", async () => {
    await start({ RATE_LIMIT_SAVE: "1" });
    expect((await post("/mattress-finder/results/?size=queen")).status).not.toBe(429);
    for (let n = 0; n < 3; n += 1) expect((await post("/signin/")).status).not.toBe(429);
    const refused = await post("/mattress-finder/results/?size=king");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(60);
    expect((await site.ask("/mattress-finder/results/token/")).status).not.toBe(429);
  });

  test("count forms of every kind together, besides the limits of their own", async () => {
    await start({ RATE_LIMIT_FORMS: "2" });
    expect((await post("/signin/")).status).not.toBe(429);
    expect((await post("/compare/tray/")).status).not.toBe(429);
    for (const path of ["/signout/", "/form/", "/COMPARE/tray/"]) {
      const refused = await post(path);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    }
    expect((await site.ask("/form/")).status).toBe(200);
  });

  test("refuse one address at a pace, another one at once, and what would wait ten seconds without a page", async () => {
    await start({ RATE_LIMIT_SEARCH: "1", TRUST_PROXY: "1" });
    const search = async (address: string) => {
      const began = performance.now();
      const { status, headers, body } = await site.ask("/search/?q=latex", {
        headers: { "x-forwarded-for": address, accept: "text/html" },
      });
      return { status, again: Number(headers["retry-after"]), page: body !== "", tookMs: performance.now() - began };
    };
    await Promise.all(["203.0.113.1", "203.0.113.2"].map(search));
    const asked = Array.from({ length: 230 }, () => search("203.0.113.1"));
    const neighbor = await search("203.0.113.2");
    expect(neighbor).toMatchObject({ status: 429, page: true });
    const refused = await Promise.all(asked);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]));
    expect(refused.every(({ again }) => again > 0)).toBe(true);
    const pages = refused.filter(({ page }) => page);
    expect(Math.max(...pages.map(({ tookMs }) => tookMs))).toBeGreaterThan(pages.length * 45);
    expect(refused.length - pages.length).toBeGreaterThan(0);
    expect(neighbor.tookMs).toBeLessThan(Math.max(...pages.map(({ tookMs }) => tookMs)));
  }, 60_000);

  test("count drawn maps apart from the searches that they belong to", async () => {
    await start({ RATE_LIMIT_SEARCH: "1" });
    await site.ask("/mattress-stores/?place=Boise");
    const map = (latitude: number) =>
      site.ask(`/mattress-stores/map.svg?latitude=${latitude}&longitude=-116&miles=400`);
    expect((await map(43)).status).not.toBe(429);
    expect((await map(44)).status).toBe(429);
  });

  test("cost nothing to speak of for an address full of escaped slashes", async () => {
    await start({
      RATE_LIMIT_SIGN_IN: "1",
      RATE_LIMIT_SEARCH: "1",
      RATE_LIMIT_AUTOCOMPLETE: "1",
      RATE_LIMIT_IMAGES: "1",
    });
    const path = `/${"%2f".repeat(5000)}x/`;
    await site.ask(path);
    const { cpuUsage } = process;
    const before = cpuUsage();
    for (let n = 0; n < 5; n += 1) expect((await site.ask(path)).status).toBe(404);
    expect(cpuUsage(before).user / 1000).toBeLessThan(250);
  });

  test("leave other pages and reading the sign-in page alone", async () => {
    await start({ RATE_LIMIT_SIGN_IN: "1", RATE_LIMIT_SEARCH: "1" });
    for (let n = 0; n < 4; n += 1) {
      expect((await site.ask("/signin/")).status).toBe(200);
      expect((await post("/form/")).status).toBe(200);
    }
  });

  test("count searches whether sent as a form or as an address, and suggestions apart", async () => {
    await start({ RATE_LIMIT_SEARCH: "2", RATE_LIMIT_AUTOCOMPLETE: "1" });
    expect((await site.ask("/search/")).status).toBe(200);
    expect((await site.ask("/search/?q=latex")).status).toBe(200);
    expect((await post("/search/")).status).toBe(200);
    expect((await site.ask("/search/?q=foam")).status).toBe(429);
    expect((await site.ask("/search/suggestions/?q=a")).status).toBe(200);
    const refused = await site.ask("/search/suggestions/?q=b", { headers: { accept: "application/json" } });
    expect(refused.status).toBe(429);
    expect(JSON.parse(refused.body)).toMatchObject({ retryAfter: expect.any(Number) as number });
  });

  test("take a forwarded address from a trusted proxy only", async () => {
    await start({ RATE_LIMIT_SIGN_IN: "1" });
    expect((await post("/signin/", { "x-forwarded-for": "203.0.113.1" })).status).toBe(200);
    expect((await post("/signin/", { "x-forwarded-for": "203.0.113.2" })).status).toBe(429);
    await site.close();
    await start({ RATE_LIMIT_SIGN_IN: "1", TRUST_PROXY: "127.0.0.1" });
    expect((await post("/signin/", { "x-forwarded-for": "203.0.113.1" })).status).toBe(200);
    expect((await post("/signin/", { "x-forwarded-for": "203.0.113.2" })).status).toBe(200);
    expect((await post("/signin/", { "x-forwarded-for": "203.0.113.9, 203.0.113.2" })).status).toBe(429);
  });

  test("count an IPv6 subscriber once, and IPv4 addresses written as IPv6 apart", async () => {
    await start({ RATE_LIMIT_SIGN_IN: "1", TRUST_PROXY: "1" });
    const from = async (address: string) => (await post("/signin/", { "x-forwarded-for": address })).status;
    expect(await from("2001:db8:1:2::1")).toBe(200);
    expect(await from("2001:db8:1:2:ffff::9")).toBe(429);
    expect(await from("2001:db8:1:3::1")).toBe(200);
    expect(await from("::ffff:203.0.113.1")).toBe(200);
    expect(await from("::ffff:203.0.113.2")).toBe(200);
    expect(await from("203.0.113.2")).toBe(429);
  });

  test("follow a session from address to address", async () => {
    await start({ RATE_LIMIT_SIGN_IN: "1", TRUST_PROXY: "1", SITE_URL: "http://bedlark.example" });
    const from = async (address: string, cookie: string) =>
      (await post("/signin/", { "x-forwarded-for": address, cookie, origin: "http://bedlark.example" })).status;
    expect(await from("203.0.113.1", "sessionid=one")).toBe(200);
    expect(await from("203.0.113.2", "sessionid=one")).toBe(429);
    expect(await from("203.0.113.3", "sessionid=two")).toBe(200);
  });
});

describe("Overload", () => {
  test("is shed at once with 503 while the health checks still answer, and ends with its cause", async () => {
    await start({ MAX_IN_FLIGHT: "2" });
    const held: (() => void)[] = [];
    const answer = site.upstream.answer;
    const arrived = new Promise<void>((resolve) => {
      site.upstream.answer = (req, res) => {
        held.push(() => answer(req, res));
        if (held.length === 2) resolve();
      };
    });
    const slow = [site.ask("/form/"), site.ask("/resource/")];
    await arrived;
    const shed = await site.ask("/form/", { headers: { accept: "text/html" } });
    expect([shed.status, shed.headers["retry-after"]]).toEqual([503, "1"]);
    expect(shed.body).toContain("Many people are here at once");
    expect((await site.ask("/healthz")).status).toBe(200);
    expect((await site.ask("/readyz")).status).toBe(200);
    for (const release of held) release();
    expect((await Promise.all(slow)).map(({ status }) => status)).toEqual([200, 200]);
    site.upstream.answer = answer;
    expect((await site.ask("/form/")).status).toBe(200);
  });
});

describe("Those who take their time", () => {
  const raw = async (text: string) => {
    const socket = connect(site.port, "127.0.0.1");
    await new Promise<void>((resolve) => socket.write(text, () => resolve()));
    return socket;
  };

  test("take no place while their form has not come", async () => {
    await start({ MAX_IN_FLIGHT: "1" });
    const head = `POST /form/ HTTP/1.1\r\nHost: x\r\nContent-Type: ${form["content-type"]}\r\nContent-Length: 7\r\n\r\n`;
    const slow = await Promise.all([raw(`${head}e`), raw(`${head}e`)]);
    expect((await site.ask("/form/")).status).toBe(200);
    const answers = slow.map(
      (socket) => new Promise<string>((resolve) => socket.once("data", (data) => resolve(data.toString()))),
    );
    for (const [index, socket] of slow.entries()) {
      socket.write("mail=a");
      expect(await answers[index]).toMatch(/^HTTP\/1.1 200 /);
      socket.destroy();
    }
  });

  test("take no place while they do not receive what is ready", async () => {
    await start({ MAX_IN_FLIGHT: "1" });
    const { answer } = site.upstream;
    const made = new Promise<() => void>((resolve) => {
      site.upstream.answer = (req, res) => resolve(() => answer(req, res));
    });
    const greedy = connect({ port: site.port, host: "127.0.0.1" }).pause();
    greedy.write("GET /huge/ HTTP/1.1\r\nHost: x\r\n\r\n");
    const makeIt = await made;
    expect((await site.ask("/form/")).status).toBe(503);
    site.upstream.answer = answer;
    makeIt();
    // More than sockets hold, so it is never delivered; that it is made is seen by its place alone.
    while ((await site.ask("/form/")).status !== 200);
    greedy.destroy();
  });
});

describe("A visitor who leaves", () => {
  test("ends the upstream's read and is logged as gone", async () => {
    await start({});
    const aborted = new Promise<void>((resolve) => {
      site.upstream.answer = (_req, res) => {
        res.once("close", resolve);
        sent.destroy();
      };
    });
    const sent = request({
      host: "127.0.0.1",
      port: site.port,
      path: "/form/",
      headers: { "x-request-id": "visitor-leaves" },
    });
    sent.on("error", () => {});
    sent.end();
    await aborted;
    expect(await site.accessLine("visitor-leaves")).toMatchObject({ outcome: "aborted", path: "/form/" });
  });
});
