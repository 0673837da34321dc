import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
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
  it.each([
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

  it.each(["/form/", "/form/?page=2", "/form/?page=10", "/form/?homepage=1", "/", "/sitemap.xml"])(
    "%s is left as it is",
    async (path) => {
      const { headers } = await site.ask(path);
      expect(headers.location).toBeUndefined();
    },
  );

  it("is sent on for HEAD too, with an empty body", async () => {
    const { status, headers, body } = await site.ask("/form", { method: "HEAD" });
    expect([status, headers.location, body]).toEqual([301, "/form/", ""]);
  });

  it("is answered at once for a form, so that nothing typed is lost", async () => {
    const { status } = await site.ask("/form", { method: "POST", body: "a=1", headers: { "content-type": "application/x-www-form-urlencoded" } });
    expect(status).toBe(200);
  });

  it("is answered at once for a data request", async () => {
    const { status } = await site.ask("/form?page=1&_data=routes%2Fform");
    expect(status).toBe(200);
  });

  it("carries no cache permission: the redirect stays private", async () => {
    const { headers } = await site.ask("/form");
    expect(headers["cache-control"]).toBe("private, no-store");
  });
});

describe("An address that is none", () => {
  it.each(["/x/../form/", "/./form/", "/form/..", "/x/%2e%2E/form/", "/x\\..\\form/", "/%E0%A4%A", "/%", "/form/%zz", "/%00", "/a%0d%0aSet-Cookie:x", "/form/?__proto__=1", "/form/?__proto__[x]=1", "/form/?%5F_proto__=1"])(
    "%s is answered 400 with a small page",
    async (path) => {
      const { status, headers, body } = await site.ask(path, { headers: { accept: "text/html" } });
      expect(status).toBe(400);
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(body).toContain("That address is not valid");
    },
  );

  it("takes the path of an absolute one for no page", async () => {
    expect(await send("GET http://evil.example/form/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")).toMatch(/^HTTP\/1.1 400 /);
  });
});

describe("A page that is not there", () => {
  it("is the site's own not-found page", async () => {
    const { status, body, headers } = await site.ask("/nowhere/");
    expect(status).toBe(404);
    expect(body).toContain("Answer 404");
    expect(headers["cache-control"]).toBe("private, no-store");
  });
});

describe("URLs that loaders see", () => {
  it("are built from the configured origin, whatever the Host headers say", async () => {
    const headers = { host: "evil.example", "x-forwarded-host": "evil.example", "x-forwarded-proto": "http" };
    const { body } = await site.ask("/where/?a=1", { headers });
    expect(JSON.parse(body)).toEqual({
      url: "https://www.bedlark.example/where/?a=1",
      site: { name: "Bedlark", origin: "https://www.bedlark.example" },
    });
  });

  it("are built from the loopback name that was used when no origin is configured, and from no other", async () => {
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
