import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startSampleSite, type SampleSite } from "../support/sample-site";

let site: SampleSite;
beforeAll(async () => {
  site = await startSampleSite({ SITE_URL: "https://www.bedlark.example" });
});
afterAll(() => site.close());

/** Sends bytes that no HTTP client would. */
function send(raw: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(site.port, "127.0.0.1", () => socket.write(raw));
    let said = "";
    socket.on("data", (chunk) => (said += chunk.toString("latin1")));
    socket.on("end", () => resolve(said));
    socket.on("error", reject);
  });
}

describe("Another form of a page's address", () => {
  test.each([
    ["/form", "/form/"],
    ["/form?a=1&b=%2F", "/form/?a=1&b=%2F"],
    ["//form//", "/form/"],
    ["/form///?q=a//b", "/form/?q=a//b"],
    ["/form/?page=1", "/form/"],
    ["/form?page=1&sort=name", "/form/?sort=name"],
    ["/form/?sort=name&page=1&type=latex", "/form/?sort=name&type=latex"],
    ["//", "/"],
    ["//evil.example/", "/evil.example/"],
    ["//evil.example", "/evil.example"],
    ["///evil.example/..%2e", "/evil.example/..%2e/"],
    ["/\\evil.example/", "/evil.example/"],
    ["\\\\evil.example/", null],
    ["/\\/\\evil.example", "/evil.example"],
    ["//\\evil.example/x", "/evil.example/x/"],
    ["/%2f%2fevil.example/x", "/%2f%2fevil.example/x/"],
    ["/%5cevil.example/x", "/%5cevil.example/x/"],
    ["/https://evil.example/x", "/https:/evil.example/x/"],
    ["/;//evil.example/x", "/;/evil.example/x/"],
    ["//user@evil.example/x", "/user@evil.example/x/"],
  ])("%s is sent on to %s", async (path, location) => {
    const raw = await send(`GET ${path} HTTP/1.1\r\nHost: www.bedlark.example\r\nConnection: close\r\n\r\n`);
    const status = Number(raw.split(" ")[1]);
    const found = /\r\nlocation: (.*)\r\n/i.exec(raw)?.[1] ?? null;
    expect(found).toBe(location);
    expect(status).toBe(location === null ? 400 : 301);
    if (found !== null) {
      expect(found).toMatch(/^\/(?![/\\])/);
      expect(new URL(found, "https://www.bedlark.example").origin).toBe("https://www.bedlark.example");
    }
  });

  test.each(["/form/", "/form/?page=2", "/form/?page=10", "/form/?homepage=1", "/", "/sitemap.xml"])(
    "%s is left as it is",
    async (path) => {
      const { headers } = await site.ask(path);
      expect(headers.location).toBeUndefined();
    },
  );

  test("is sent on for HEAD too, with an empty body", async () => {
    const { status, headers, body } = await site.ask("/form", { method: "HEAD" });
    expect([status, headers.location, body]).toEqual([301, "/form/", ""]);
  });

  test("is answered at once for a form, so that nothing typed is lost", async () => {
    const { status } = await site.ask("/form", {
      method: "POST",
      body: "a=1",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(status).toBe(200);
  });

  test("is answered at once for a data request", async () => {
    const { status } = await site.ask("/form?page=1&_data=routes%2Fform");
    expect(status).toBe(200);
  });

  test("carries no cache permission: the redirect stays private", async () => {
    const { headers } = await site.ask("/form");
    expect(headers["cache-control"]).toBe("private, no-store");
  });
});

describe("An address that is none", () => {
  test("is written nowhere but in the log when a form is sent to it", async () => {
    const written = vi.spyOn(console, "warn").mockImplementation(() => {});
    expect((await site.ask("/form/a-secret%E0/", { method: "POST", body: "a=1" })).status).toBe(400);
    expect(written).not.toHaveBeenCalled();
    written.mockRestore();
  });

  test.each([
    "/x/../form/",
    "/./form/",
    "/form/..",
    "/x/%2e%2E/form/",
    "/x\\..\\form/",
    "/%E0%A4%A",
    "/%",
    "/form/%zz",
    "/%00",
    "/a%0d%0aSet-Cookie:x",
    "/form/?__proto__=1",
    "/form/?__proto__[x]=1",
    "/form/?%5F_proto__=1",
  ])("%s is answered 400 with a small page", async (path) => {
    const { status, headers, body } = await site.ask(path, { headers: { accept: "text/html" } });
    expect(status).toBe(400);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(body).toContain("That didn't work");
  });

  test("takes the path of an absolute one for no page", async () => {
    expect(await send("GET http://evil.example/form/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")).toMatch(
      /^HTTP\/1.1 400 /,
    );
  });
});

describe("A page that is not there", () => {
  test("is the site's own not-found page", async () => {
    const { status, body, headers } = await site.ask("/nowhere/");
    expect(status).toBe(404);
    expect(body).toContain("Answer 404");
    expect(headers["cache-control"]).toBe("private, no-store");
  });
});

describe("URLs that loaders see", () => {
  test("are built from the configured origin, whatever the Host headers say", async () => {
    const headers = { host: "evil.example", "x-forwarded-host": "evil.example", "x-forwarded-proto": "http" };
    const { body } = await site.ask("/where/?a=1", { headers });
    expect(JSON.parse(body)).toEqual({
      url: "https://www.bedlark.example/where/?a=1",
      site: { name: "Bedlark", origin: "https://www.bedlark.example" },
    });
  });

  test("are built from the loopback name that was used when no origin is configured, and from no other", async () => {
    const newcomer = await startSampleSite();
    try {
      const url = async (host: string) =>
        (JSON.parse((await newcomer.ask("/where/", { headers: { host } })).body) as { url: string }).url;
      expect(await url(`127.0.0.1:${newcomer.port}`)).toBe(`http://127.0.0.1:${newcomer.port}/where/`);
      expect(await url("evil.example")).toBe(`http://localhost:${newcomer.port}/where/`);
      expect(await url("a b/c")).toBe(`http://localhost:${newcomer.port}/where/`);
    } finally {
      await newcomer.close();
    }
  });
});

describe("A header that a request says twice", () => {
  const form = "Content-Type: application/x-www-form-urlencoded\r\n";
  const post = (headers: string) =>
    send(
      `POST /form/ HTTP/1.1\r\nConnection: close\r\nOrigin: https://www.bedlark.example\r\nContent-Length: 3\r\n${headers}\r\na=1`,
    );

  test.each([
    ["two names of the site", "GET /form/ HTTP/1.1\r\nHost: www.bedlark.example\r\nHost: evil.example\r\n\r\n"],
    ["one name twice", "GET /form/ HTTP/1.1\r\nHost: www.bedlark.example\r\nhOST: www.bedlark.example\r\n\r\n"],
    ["an empty name beside one", "GET /build/x.js HTTP/1.1\r\nHost:\r\nHost: www.bedlark.example\r\n\r\n"],
    ["no name", "GET /form/ HTTP/1.1\r\n\r\n"],
  ])("is refused with 400 where it is the site's name, and the connection with it: %s", async (_name, raw) => {
    expect(await send(raw)).toMatch(/^HTTP\/1\.1 400 [^]*\r\nconnection: close\r\n/i);
  });

  test("is refused with 400 where it is the type or the length of a form", async () => {
    const host = "Host: www.bedlark.example\r\n";
    expect(await post(host + form)).toMatch(/^HTTP\/1\.1 200 /);
    expect(await post(`${host}${form}Content-Type: application/json\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
    expect(await post(`${host}${form}Content-Length: 4\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
  });

  test("is no way past the check of where a form comes from", async () => {
    const headers = `Host: www.bedlark.example\r\n${form}`;
    expect(await post(`${headers}Origin: https://evil.example\r\n`)).toMatch(/^HTTP\/1\.1 403 /);
    expect(await post(`${headers}Sec-Fetch-Site: same-origin\r\nSec-Fetch-Site: cross-site\r\n`)).toMatch(
      /^HTTP\/1\.1 403 /,
    );
  });
});

describe("The configured query parameter (specification, section 7)", () => {
  let hiding: SampleSite;
  beforeAll(async () => {
    hiding = await startSampleSite({ SITE_URL: "https://www.bedlark.example", HIDDEN_QUERY_PARAM: "h" });
  });
  afterAll(() => hiding.close());

  test.each([
    ["/where/?keep=1&h=secret&other=a%2Bb", "/where/?keep=1&other=a%2Bb"],
    ["/where/?h=secret", "/where/"],
    ["/where/?%68=secret&h&hh=1", "/where/?hh=1"],
    ["/where/?keep=h", "/where/?keep=h"],
  ])("is not part of the page that %s asks for", async (asked, path) => {
    const { body } = await hiding.ask(asked);
    expect(JSON.parse(body)).toMatchObject({ url: `https://www.bedlark.example${path}` });
  });

  test("is not carried on by the way to log in", async () => {
    const { headers } = await hiding.ask("/account/?keep=1&h=secret");
    expect(headers.location).toBe("/signin/?next=%2Faccount%2F%3Fkeep%3D1");
  });

  test("of another site is a parameter like any other", async () => {
    const { body } = await site.ask("/where/?keep=1&h=secret");
    expect(body).toContain("h=secret");
  });
});
