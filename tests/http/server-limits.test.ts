import { request } from "node:http";
import { connect } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { startSampleSite, type SampleSite } from "../support/sample-site";

let site: SampleSite;
const start = async (settings: Record<string, string>) => (site = await startSampleSite(settings));
afterEach(() => site.close());

const form = { "content-type": "application/x-www-form-urlencoded" };

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
    expect(refused.body).toContain("shorten what you entered");
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
    expect(shed.body).toContain("A lot of people are using the site at once");
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
