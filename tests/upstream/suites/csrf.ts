import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ApiVisitor } from "../../support/api-visitor";
import type { TestUpstream } from "../../support/upstream";
import type { Start } from "./start";

const signIn = "/api/v2/auth/signin/";
const token = "a".repeat(32);
const other = "b".repeat(32);
const wrongPair = JSON.stringify({ email: "nobody@example.com", password: "wrong" });

export function csrfSuite(start: Start): void {
  describe("the CSRF check", () => {
    let upstream: TestUpstream;
    beforeAll(async () => {
      upstream = await start({
        environment: { UPSTREAM_TRUST_PROXY: "1", UPSTREAM_TRUSTED_ORIGINS: "https://www.bedlark.example" },
      });
    });
    afterAll(() => upstream.close());

    /** Each address has a limit of its own, so that no case is refused for the others' tries. */
    let address = 0;
    const post = (headers: Record<string, string>) => {
      address += 1;
      return new ApiVisitor(upstream.origin).send("POST", signIn, {
        headers: { "content-type": "application/json", "x-forwarded-for": `192.0.2.${address}`, ...headers },
        body: wrongPair,
      });
    };
    const pair = { cookie: `csrftoken=${token}`, "x-csrftoken": token };
    const https = { ...pair, "x-forwarded-proto": "https" };

    test("OPTIONS gives a token that scripts can read and that lasts", async () => {
      const { status, setCookies } = await new ApiVisitor(upstream.origin).send("OPTIONS", signIn);
      expect(status).toBe(200);
      expect(setCookies).toHaveLength(1);
      expect(setCookies[0]).toMatch(/^csrftoken=[A-Za-z0-9]{32}; /);
      expect(setCookies[0]).toMatch(/Path=\/(;|$)/);
      expect(setCookies[0]).toContain("SameSite=Lax");
      expect(setCookies[0]).toContain("Max-Age=31449600");
      expect(setCookies[0]).not.toMatch(/HttpOnly|Secure/);
    });

    test("OPTIONS sends a held token again, and replaces one that is not a token", async () => {
      const held = await new ApiVisitor(upstream.origin, { cookie: `csrftoken=${token}` }).send("OPTIONS", signIn);
      expect(held.setCookies[0]).toContain(`csrftoken=${token};`);
      const broken = await new ApiVisitor(upstream.origin, { cookie: "csrftoken=short" }).send("OPTIONS", signIn);
      expect(broken.setCookies[0]).toMatch(/^csrftoken=[A-Za-z0-9]{32}; /);
    });

    const refused: [string, () => Record<string, string>, RegExp][] = [
      ["without cookie and header", () => ({}), /cookie not set/],
      ["with the header alone", () => ({ "x-csrftoken": token }), /cookie not set/],
      [
        "with the header and a session but no token cookie",
        () => ({ cookie: "sessionid=x", "x-csrftoken": token }),
        /cookie not set/,
      ],
      ["with the cookie alone", () => ({ cookie: `csrftoken=${token}` }), /token missing/],
      ["with two different tokens", () => ({ ...pair, "x-csrftoken": other }), /token incorrect/],
      [
        "with a short token in both places",
        () => ({ cookie: "csrftoken=abc", "x-csrftoken": "abc" }),
        /token incorrect/,
      ],
      ["from another origin", () => ({ ...pair, origin: "https://evil.example" }), /Origin checking/],
      ["from the null origin", () => ({ ...pair, origin: "null" }), /Origin checking/],
      ["over HTTPS without a Referer", () => https, /no Referer/],
      ["over HTTPS with a foreign Referer", () => ({ ...https, referer: "https://evil.example/" }), /does not match/],
      [
        "over HTTPS with a Referer that begins alike",
        () => ({ ...https, referer: "https://www.bedlark.example.evil.example/" }),
        /does not match/,
      ],
      ["over HTTPS with an insecure Referer", () => ({ ...https, referer: "http://www.bedlark.example/" }), /insecure/],
      ["over HTTPS with a broken Referer", () => ({ ...https, referer: "signin" }), /malformed/],
    ];
    test.each(refused)("a write %s is 403", async (_name, headers, reason) => {
      const { status, body } = await post(headers());
      expect(status).toBe(403);
      expect(body.code).toBe("csrf_failed");
      expect(body.detail).toMatch(/^CSRF Failed: /);
      expect(body.detail).toMatch(reason);
    });

    const passed: [string, () => Record<string, string>][] = [
      ["the same token in cookie and header", () => pair],
      ["its own origin", () => ({ ...pair, origin: upstream.origin })],
      ["a trusted origin", () => ({ ...pair, origin: "https://www.bedlark.example" })],
      ["HTTPS and a trusted Referer", () => ({ ...https, referer: "https://www.bedlark.example/signin/" })],
      [
        "HTTPS and its own Referer",
        () => ({ ...https, referer: `${upstream.origin.replace("http:", "https:")}/signin/` }),
      ],
    ];
    test.each(passed)("a write with %s reaches the resource", async (_name, headers) => {
      const { status, body } = await post(headers());
      expect(status).toBe(400);
      expect(Object.keys(body)).toEqual(["non_field_errors"]);
    });

    test("a refused write changes nothing", async () => {
      const visitor = new ApiVisitor(upstream.origin);
      await visitor.signIn("staff@example.com");
      const path = "/api/v2/feature-flags/get-feature-flag/RETAILER_DASHBOARD_API_SETTINGS/";
      const before = (await visitor.get(path)).body;
      const { status } = await visitor.send("PATCH", path, {
        headers: { "content-type": "application/json", "x-csrftoken": other },
        body: JSON.stringify({ enabled: !before.enabled }),
      });
      expect(status).toBe(403);
      expect((await visitor.get(path)).body).toEqual(before);
    });
  });
}
