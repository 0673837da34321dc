import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildUrl, segment, type Query } from "../../app/api/client/http-message.server";

const base = { origin: "https://api.example.com", version: 2 };
const built = (path: string, query?: Query) => buildUrl(base, path, query).href;

describe("the URL of a call", () => {
  test.each([
    ["brands/", undefined, "https://api.example.com/api/v2/brands/"],
    ["/brands", undefined, "https://api.example.com/api/v2/brands/"],
    ["brands/casper", {}, "https://api.example.com/api/v2/brands/casper/"],
    ["brands", { page: 2, sort: null, type: undefined }, "https://api.example.com/api/v2/brands/?page=2"],
    ["brands?page=2", undefined, "https://api.example.com/api/v2/brands?page=2"],
    ["brands?page=2", { sort: "name" }, "https://api.example.com/api/v2/brands?page=2&sort=name"],
    ["flags/", { on: false, share: 0, name: "" }, "https://api.example.com/api/v2/flags/?on=false&share=0&name="],
    ["https://api.example.com/api/v1/given", undefined, "https://api.example.com/api/v1/given"],
    ["HTTPS://API.example.com:443/given?a=1", { b: 2 }, "https://api.example.com/given?a=1&b=2"],
  ])("of %j with %j is %s", (path, query, url) => {
    expect(built(path, query)).toBe(url);
  });

  test("takes the version it is given", () => {
    expect(buildUrl({ ...base, version: 1 }, "autocomplete/", { q: "a b" }).href).toBe(
      "https://api.example.com/api/v1/autocomplete/?q=a+b",
    );
  });

  test.each([
    "https://evil.example/api/v2/brands/",
    "http://api.example.com/api/v2/brands/",
    "https://api.example.com:444/",
    "https://api.example.com@evil.example/",
    "https://user:word@api.example.com/",
    "https://api.example.com.evil.example/",
    "http:evil.example",
    "brands/../../admin/",
    "brands/%2e%2E/admin/",
    "./brands/",
    "brands\\..\\admin",
    "brands/#x",
    "brands/\r\nHost: evil",
    "brands/a b",
  ])("is refused for %j", (path) => {
    expect(() => built(path)).toThrow(TypeError);
  });

  test("keeps every parameter, whatever is in it, and no null", () => {
    const value = fc.option(fc.oneof(fc.string({ unit: "grapheme" }), fc.integer(), fc.boolean()), {
      nil: null,
    });
    fc.assert(
      fc.property(fc.dictionary(fc.string({ minLength: 1 }), value), (query) => {
        const url = buildUrl(base, "search/", query);
        const sent = Object.entries(query).filter(([, given]) => given !== null);
        expect([...url.searchParams]).toEqual(sent.map(([name, given]) => [name, String(given)]));
        expect(url.origin + url.pathname).toBe("https://api.example.com/api/v2/search/");
      }),
    );
  });

  test("never leaves its prefix, whatever a slug holds", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (slug) => {
        let part;
        try {
          part = segment(slug);
        } catch (error) {
          expect((error as Response).status).toBe(404);
          return;
        }
        const { pathname } = buildUrl(base, `brands/${part}/`);
        const [empty, api, version, brands, sent, end, ...more] = pathname.split("/");
        expect([empty, api, version, brands, end, more]).toEqual(["", "api", "v2", "brands", "", []]);
        expect(decodeURIComponent(sent!)).toBe(slug);
      }),
    );
  });
});
