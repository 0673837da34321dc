import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { safeRedirect } from "~/http/safe-redirect.server";
import { runs } from "../support/property-runs";

const site = "https://www.bedlark.example";

describe("A place to go to, taken from input", () => {
  test.each([
    "/",
    "/account/email/",
    "/search/?q=latex%20foam&page=2",
    "/mattresses/saatva/#reviews",
    "/a//b/",
    "/?next=//evil.example",
  ])("is kept when it is a path of the site: %s", (target) => expect(safeRedirect(target, site)).toBe(target));

  test.each([
    "",
    "account/",
    "//evil.example/",
    "///evil.example",
    "/\\evil.example/",
    "\\/evil.example",
    "\\\\evil.example",
    "https://evil.example/",
    "https:/evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "/\t/evil.example/",
    "/\n/evil.example",
    "/\r\nSet-Cookie: a=1",
    " //evil.example",
    "\u0000//evil.example",
    "/.//evil.example",
    "/..//evil.example/",
    "/a/..//evil.example/",
    "/%2e%2e//evil.example/",
    "/a\\b",
    "/ /evil.example",
    "/\u0085/x",
    `/${"a".repeat(3000)}`,
    null,
    undefined,
    7,
    ["/account/"],
    { toString: () => "/account/" },
  ])("falls back to the home page otherwise: %j", (target) => expect(safeRedirect(target, site)).toBe("/"));

  test("falls back to what is named", () =>
    expect(safeRedirect("//evil.example", site, "/account/")).toBe("/account/"));

  test("never leaves the site, whatever is typed", () => {
    const pieces = fc.constantFrom(
      "/",
      "//",
      "\\",
      "\t",
      "\n",
      "\r",
      "\0",
      " ",
      ".",
      "..",
      "@",
      ":",
      "?",
      "#",
      "%2f",
      "%5c",
      "%09",
      "%2e%2e",
      "evil.example",
      "http:",
      "https:",
      "javascript:",
      "www.bedlark.example",
      "。",
      "／",
      "＼",
      "\u2028",
      "\ud800",
    );
    const typed = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(fc.oneof(pieces, fc.string()), { maxLength: 12 }).map((parts) => parts.join("")),
      fc.array(pieces, { maxLength: 10 }).map((parts) => `/${parts.join("")}`),
    );
    fc.assert(
      fc.property(typed, (target) => {
        const place = safeRedirect(target, site);
        const url = new URL(place, `${site}/signin/`);
        expect(place).toMatch(/^\/(?![/\\])/);
        expect([...place].every((character) => character > " " && character !== "\u007f" && character !== "\\")).toBe(
          true,
        );
        expect(url.origin).toBe(site);
        expect(url.href).toBe(site + place);
      }),
      { numRuns: runs(5000) },
    );
  });
});
