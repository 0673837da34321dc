import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ApiVisitor } from "../../support/api-visitor";
import type { TestUpstream } from "../../support/upstream";
import type { Start } from "./start";

const signIn = "/api/v2/auth/signin/";
const token = "t".repeat(32);
const withToken = { cookie: `csrftoken=${token}`, "x-csrftoken": token };

/** All that is answered to these very bytes. */
function overSocket(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes, "utf8"));
    socket.setEncoding("latin1").on("data", (text: string) => (answer += text));
    socket.on("end", () => resolve(answer)).on("error", reject);
  });
}

export function mannersSuite(start: Start): void {
  describe("Django's manners", () => {
    let upstream: TestUpstream;
    let visitor: ApiVisitor;
    beforeAll(async () => {
      upstream = await start();
      visitor = new ApiVisitor(upstream.origin);
    });
    afterAll(() => upstream.close());

    test("a read without the last slash is sent there, with its query", async () => {
      const { status, headers } = await visitor.get("/api/v2/brands?type=latex&sort=score");
      expect(status).toBe(301);
      expect(headers.get("location")).toBe("/api/v2/brands/?type=latex&sort=score");
    });

    test("several slashes in front never lead to another host", async () => {
      const { status, headers } = await visitor.get("//evil.example/api");
      expect(status).toBe(301);
      expect(headers.get("location")).toBe("/evil.example/api/");
    });

    const hostile = [
      "\\evil.example",
      "\\\\evil.example",
      "/evil.example",
      "/\\evil.example",
      "\\/evil.example",
      ".//evil.example",
      "..//evil.example",
    ]
      .flatMap((path) => [path, `//${path}`])
      .concat([
        "%5cevil.example",
        "%5C%5Cevil.example",
        "%2fevil.example",
        "%2F%2Fevil.example",
        "%09/evil.example",
        "%0d%0aevil.example",
      ])
      .concat([
        "\t/evil.example",
        "\u0001\\evil.example",
        "\u007f/evil.example",
        "\u00a0/evil.example",
        "\u3002evil.example",
        "@evil.example",
        ":80@evil.example",
      ])
      .concat(["x?/\\evil.example", "\\evil.example?a", "a\\..\\..\\evil.example"])
      .flatMap((path) => [`/${path}`, `http://evil.example/${path}`, path])
      .concat(["http://evil.example", "https://evil.example/a", "*"]);
    test.each(hostile)("GET %j over a bare socket is never sent to another host", async (target) => {
      const answer = await overSocket(
        upstream.port,
        `GET ${target} HTTP/1.1\r\nHost: 127.0.0.1:${upstream.port}\r\nConnection: close\r\n\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 (301|400|404) /);
      const location = /^location: (.*)$/im.exec(answer)?.[1];
      if (location === undefined) return;
      // As a browser resolves it, and as one does that is handed it decoded.
      for (const text of [location, decodeURIComponent(location)]) {
        expect(new URL(text, upstream.origin).origin, location).toBe(upstream.origin);
      }
    });

    test.each(["POST", "PATCH", "PUT", "DELETE", "OPTIONS"])("%s without the last slash is 404", async (method) => {
      expect((await visitor.send(method, signIn.slice(0, -1))).status).toBe(404);
    });

    test("an unknown path is 404 for every method", async () => {
      for (const method of ["GET", "POST", "OPTIONS", "DELETE"]) {
        const { status, body } = await visitor.send(method, "/api/v2/nothing/");
        expect([status, body]).toEqual([404, { detail: "Not found." }]);
      }
      expect((await visitor.get("/api/v1/brands/")).status).toBe(404);
      expect((await visitor.get("/api/v2/BRANDS/")).status).toBe(404);
    });

    test("a method that a path does not know is 405 with those that it knows", async () => {
      const read = await visitor.get(signIn);
      expect([read.status, read.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
      const put = await visitor.send("PUT", "/api/v2/brands/", { headers: withToken });
      expect([put.status, put.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
    });

    test("HEAD answers as GET without a body", async () => {
      const { status, headers, body } = await visitor.send("HEAD", "/api/v2/comparisons/");
      expect(status).toBe(200);
      expect(Number(headers.get("content-length"))).toBeGreaterThan(2);
      expect(body).toBe("");
    });

    test("OPTIONS says what a path knows", async () => {
      const { status, headers } = await visitor.send("OPTIONS", "/api/v2/feature-flags/get-feature-flag/X/");
      expect([status, headers.get("allow")]).toEqual([200, "GET, PATCH, HEAD, OPTIONS"]);
    });

    const json = { ...withToken, "content-type": "application/json" };
    test("a body that is not JSON is 415, broken JSON is 400, too much is 413", async () => {
      const form = await visitor.send("POST", signIn, {
        headers: { ...withToken, "content-type": "application/x-www-form-urlencoded" },
        body: "email=a",
      });
      expect([form.status, form.body.detail]).toEqual([
        415,
        'Unsupported media type "application/x-www-form-urlencoded" in request.',
      ]);
      const broken = await visitor.send("POST", signIn, { headers: json, body: "{" });
      expect([broken.status, broken.body]).toEqual([400, { detail: "JSON parse error." }]);
      const large = await visitor.send("POST", signIn, {
        headers: json,
        body: JSON.stringify({ email: "a".repeat(70_000) }),
      });
      expect(large.status).toBe(413);
    });

    test("a body of undeclared length is 411", async () => {
      const status = await new Promise<number>((resolve, reject) => {
        const request = httpRequest(upstream.origin + signIn, { method: "POST", headers: json }, (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        });
        request.on("error", reject);
        request.write("{");
        request.end("}");
      });
      expect(status).toBe(411);
    });

    test("a bad %-escape is 400 and tells nothing of the inside", async () => {
      const { status, body } = await visitor.get("/api/v2/brands/%E0%A4%A/");
      expect([status, body]).toEqual([400, { detail: "Bad request." }]);
    });

    test("a plain request id is kept, any other is replaced", async () => {
      const kept = await visitor.send("GET", "/healthz", { headers: { "x-request-id": "abc-123" } });
      expect(kept.headers.get("x-request-id")).toBe("abc-123");
      const replaced = await visitor.send("GET", "/healthz", { headers: { "x-request-id": "a b{}" } });
      expect(replaced.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    });

    test("answers are never stored, and health is told without a slash", async () => {
      const { status, headers, body } = await visitor.get("/healthz");
      expect([status, body]).toEqual([200, { status: "ok" }]);
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("x-powered-by")).toBeNull();
    });
  });
}
