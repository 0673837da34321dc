import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startSampleSite, type Ask, type SampleSite } from "../support/sample-site";

const assets = mkdtempSync(join(tmpdir(), "bedlark-assets-"));
const script = "export const bed = 1;\n".repeat(100);
mkdirSync(join(assets, "_shared"));
writeFileSync(join(assets, "_shared/chunk-ABC.js"), script);
writeFileSync(join(assets, "_shared/chunk-ABC.js.br"), brotliCompressSync(script));
writeFileSync(join(assets, "_shared/chunk-ABC.js.gz"), gzipSync(script));
writeFileSync(join(assets, "font.woff2"), "font");

let site: SampleSite;
beforeAll(async () => {
  site = await startSampleSite({ SITE_URL: "https://www.bedlark.example", MAX_FORM_BYTES: "1024" }, assets);
});
afterAll(async () => {
  await site.close();
  rmSync(assets, { recursive: true });
});

const form = { "content-type": "application/x-www-form-urlencoded" };
const answers: [string, number, string, Ask?][] = [
  ["a page", 200, "/form/"],
  ["a page without its body", 200, "/form/", { method: "HEAD" }],
  ["a data request", 200, "/form/?_data=routes%2Fform"],
  ["a resource route", 200, "/resource/"],
  ["a redirect", 302, "/moved/"],
  ["another form of an address", 301, "/form"],
  ["a bad address", 400, "/%"],
  ["a refused write", 403, "/form/", { method: "POST", body: "a=1", headers: { origin: "null" } }],
  ["a missing page", 404, "/nowhere/"],
  ["a missing thing", 404, "/missing/"],
  ["another method", 405, "/form/", { method: "PUT", body: "a=1" }],
  ["OPTIONS", 405, "/form/", { method: "OPTIONS" }],
  ["TRACE", 405, "/form/", { method: "TRACE" }],
  [
    "a form without its length",
    411,
    "/form/",
    { method: "POST", headers: { ...form, "transfer-encoding": "chunked" } },
  ],
  ["a form that is too large", 413, "/form/", { method: "POST", headers: form, body: "a".repeat(1025) }],
  ["a failing loader", 500, "/broken/"],
  ["a failing data request", 500, "/broken/?_data=routes%2Fbroken"],
  ["a page that cannot be rendered", 500, "/unrenderable/"],
  ["an error page that cannot be rendered", 500, "/hopeless/"],
  ["an asset", 200, "/build/_shared/chunk-ABC.js"],
  ["a missing asset", 404, "/build/_shared/chunk-XYZ.js"],
  ["a missing file", 404, "/nowhere.png"],
  ["the health check", 200, "/healthz"],
  ["the readiness check", 200, "/readyz"],
];

describe("Every answer", () => {
  test.each(answers)("carries the security headers: %s (%i)", async (_name, status, path, options) => {
    const answer = await site.ask(path, options);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "strict-transport-security": "max-age=31536000",
      "x-request-id": expect.stringMatching(/^[\w-]{36}$/) as string,
    });
    const policy = answer.headers["content-security-policy"] ?? "";
    for (const directive of ["base-uri 'none'", "frame-ancestors 'none'"]) expect(policy).toContain(directive);
    expect(policy).not.toContain("unsafe");
    expect(answer.headers["x-powered-by"]).toBeUndefined();
  });

  test.each(answers.filter(([, , path]) => !path.startsWith("/build/_shared/chunk-ABC")))(
    "may be kept by nobody: %s (%i)",
    async (_name, _status, path, options) => {
      const { headers } = await site.ask(path, options);
      expect(headers["cache-control"]).toMatch(/^(private, )?no-store$/);
    },
  );

  test.each(answers)("tells no stack and no error's words: %s (%i)", async (_name, _status, path, options) => {
    const { body } = await site.ask(path, options);
    expect(body).not.toMatch(/secret words|\bat .*:\d+:\d+|node_modules|\.tsx?\b/);
  });
});

describe("The content security policy of a page", () => {
  test("allows the page's own scripts by a nonce that is new each time", async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const { headers, body } = await site.ask("/form/");
        const nonce = /script-src 'strict-dynamic' 'nonce-([^']+)'/.exec(
          String(headers["content-security-policy"]),
        )?.[1];
        const scripts = body.match(/<script\b[^>]*>/g) ?? [];
        expect(scripts.length).toBeGreaterThan(0);
        for (const tag of scripts) expect(tag).toContain(`nonce="${nonce}"`);
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(2);
  });

  test("names what else a page may do", async () => {
    const { headers } = await site.ask("/form/");
    const policy = String(headers["content-security-policy"])
      .split("; ")
      .filter((part) => !part.startsWith("script-src"));
    expect(policy).toEqual([
      "default-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
  });

  test("lets pages talk to the error reporting service only where one is configured", async () => {
    const reporting = await startSampleSite({ SENTRY_DSN: "https://key@reports.example/1" });
    try {
      const { headers } = await reporting.ask("/form/");
      expect(headers["content-security-policy"]).toContain("connect-src 'self' https://reports.example;");
    } finally {
      await reporting.close();
    }
  });

  test("comes without HSTS where the site is not on https", async () => {
    const plain = await startSampleSite({ SITE_URL: "http://bedlark.example" });
    try {
      expect((await plain.ask("/form/")).headers["strict-transport-security"]).toBeUndefined();
    } finally {
      await plain.close();
    }
  });
});

describe("An asset", () => {
  const get = (encoding: string, method = "GET") =>
    site.ask("/build/_shared/chunk-ABC.js", { method, headers: { "accept-encoding": encoding } });

  test.each([
    ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
    ["br;q=0, gzip", "gzip", gunzipSync],
    ["identity", undefined, (bytes: Buffer) => bytes],
    ["br;q=0", undefined, (bytes: Buffer) => bytes],
  ])("is sent as it was compressed ahead: %s", async (accepted, encoding, decoded) => {
    const { status, headers, bytes } = await get(accepted);
    expect(status).toBe(200);
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers["content-type"]).toBe("text/javascript; charset=utf-8");
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(headers.vary).toBe("Accept-Encoding");
    expect(decoded(bytes).toString()).toBe(script);
  });

  test("answers HEAD with the same headers", async () => {
    const { status, headers, body } = await get("br", "HEAD");
    expect([status, headers["content-encoding"], body]).toEqual([200, "br", ""]);
  });

  test.each([
    "/build/none.js",
    "/build/",
    "/build/_shared/",
    "/build/_shared",
    "/build/%2e%2e/secret",
    "/build/../package.json",
    "/build/%",
  ])("that is not there is a plain 404 or 400, never a page: %s", async (path) => {
    const { status, headers, body } = await site.ask(path, {
      headers: { accept: "text/html", "accept-encoding": "br" },
    });
    expect([400, 403, 404]).toContain(status);
    expect(headers["content-encoding"]).toBeUndefined();
    expect(body).not.toContain("bedlark");
  });

  test("of a kind that is compressed by nature is sent as it is", async () => {
    const { headers, body } = await site.ask("/build/font.woff2", { headers: { "accept-encoding": "br" } });
    expect([headers["content-type"], headers["content-encoding"], body]).toEqual(["font/woff2", undefined, "font"]);
  });
});

describe("A page", () => {
  test("tells how long the server and the upstream took", async () => {
    const { headers } = await site.ask("/form/");
    expect(headers["server-timing"]).toMatch(/^upstream;dur=[\d.]+;desc="1 calls", total;dur=[\d.]+$/);
  });

  test("says nothing of its kind but a resource route may allow caches to keep what it gives", async () => {
    expect((await site.ask("/public/")).headers["cache-control"]).toBe("public, max-age=60");
    expect((await site.ask("/public/?_data=routes%2Fpublic")).headers["cache-control"]).toBe("private, no-store");
  });

  test("and that what they hold has not changed", async () => {
    const { status, headers } = await site.ask("/public/?status=304");
    expect([status, headers["cache-control"]]).toEqual([304, "public, max-age=60"]);
  });

  test.each([300, 302, 400, 404, 429, 500, 503])(
    "lets no cache keep an answer of %i, whatever a resource route allows",
    async (status) => {
      const answer = await site.ask(`/public/?status=${status}`);
      expect([answer.status, answer.headers["cache-control"]]).toEqual([status, "private, no-store"]);
    },
  );
});

describe("A request id", () => {
  test.each(["abcdefgh", "0af7651916cd43dd8448eb211c80319c", "A_b-12345678"])(
    "is taken over and echoed: %s",
    async (id) => {
      expect((await site.ask("/form/", { headers: { "x-request-id": id } })).headers["x-request-id"]).toBe(id);
    },
  );

  test.each(["short", "a".repeat(65), "spaces in it", "<script>alert(1)</script>", "a@canary.example", "%0d%0aabcdef"])(
    "is replaced when it is not short and plain: %s",
    async (id) => {
      const given = (await site.ask("/form/", { headers: { "x-request-id": id } })).headers["x-request-id"];
      expect(given).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  test("is on the error page for whoever asks for help", async () => {
    const { headers, body } = await site.ask("/hopeless/");
    expect(body).toContain(`please include this code: ${String(headers["x-request-id"])}`);
  });
});

describe("The time to come back that the upstream names", () => {
  test.each([
    ["a page", "/form/", undefined],
    ["a data request", "/form/?_data=routes%2Fform", undefined],
    ["the page after a form", "/form/", { method: "POST", headers: form, body: "email=a" }],
  ])("is told by %s", async (_name, path, options) => {
    const { answer } = site.upstream;
    site.upstream.answer = (req, res) => {
      if (req.method === "OPTIONS") return answer(req, res);
      res.writeHead(429, { "content-type": "application/json", "retry-after": "42" }).end("{}");
    };
    const { status, headers } = await site.ask(path, options);
    site.upstream.answer = answer;
    expect([status, headers["retry-after"]]).toEqual([429, "42"]);
  });

  test("is not told where nothing failed", async () => {
    expect((await site.ask("/form/")).headers).not.toHaveProperty("retry-after");
  });
});

describe("A data request that is written otherwise", () => {
  test.each(["/public/?_data", "/public/?%5fdata=routes%2Fpublic", "/public/?a=1&_d%61ta=routes%2Fpublic"])(
    "is no less private: %s",
    async (path) => {
      expect((await site.ask(path)).headers["cache-control"]).toBe("private, no-store");
    },
  );
});
