import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startForeignUpstream, type Sparseness } from "../support/foreign-upstream";
import { startSite, type Site } from "../support/site-server";
import { siteRoutes } from "../support/site-routes";

/** The site before an upstream that is not ours, and that answers no more than it has to. */

/** The calls of the specification, section 7, with the fields of the specification, section 3, and not one more. */
const specified = {
  "/api/v2/auth/user/": {
    user: {
      is_authenticated: true,
      is_staff: false,
      is_superuser: false,
      owns_stores: false,
      has_reviews_dashboard_access: false,
      first_name: "Robin",
      profile: {},
      near_ldp_store: [{ slug: "boise-main-street", has_ldp_status: true, retailer: { name: "Sleepyhead" } }],
      session: {},
    },
  },
  "/api/v1/autocomplete/universal_search/": [
    { result: "Casper", type: "manufacturer" },
    { result: "Wool", type: "material" },
  ],
  "/api/v2/comparisons/": [{ url: "casper-vs-purple", header: "Casper vs. Purple" }],
  "/api/v2/feature-flags/get-feature-flag/HEADER_SHOW_POPULAR_COMPARISONS/": {
    name: "HEADER_SHOW_POPULAR_COMPARISONS",
    enabled: true,
  },
};

/** What some pages are asked for, so that they have something to show. */
const queries: Record<string, string> = {
  "/compare/": "?models=least,other",
  "/mattress-stores/": "?place=Boise",
  "/mattress-brands/": "?place=Boise&models=least",
  "/mattress-finder/results/": "?recipient=me&size=queen",
  "/mattress-finder/quiz/": "?step=pain",
  "/search/": "?q=least",
};

/**
 * A form's target, the answer to what is not there, what sends on who is signed in, and mailed links of other kinds than
 * the one that is answered.
 */
const otherwise = ["/compare/tray/", "/*", "/signin/", "/account/email/confirm/:token/", "/signin/reset/new/:token/"];

const forStaff = "/admin/";

const pages = siteRoutes
  .filter(({ page, url }) => page && !otherwise.includes(url) && !url.startsWith(forStaff))
  .map(({ url }) => url.replace(/:\w+/g, "least"));

let upstream: Awaited<ReturnType<typeof startForeignUpstream>>;
let site: Site;
beforeAll(async () => {
  upstream = await startForeignUpstream(specified);
  site = await startSite(
    { API_HOST: upstream.origin, API_VISITOR_SECRET: "a secret of 32 characters at least" },
    "site-foreign-upstream.log",
  );
});
afterAll(async () => {
  await site.stop();
  await upstream.close();
});

const get = async (path: string) => {
  const response = await fetch(`${site.origin}${path}`, {
    headers: { cookie: "sessionid=theirs" },
  });
  return {
    status: response.status,
    at: new URL(response.url).pathname,
    html: (await response.text()).replace(/<script\b.*?<\/script>/gs, ""),
  };
};

const sparse: [string, Sparseness][] = [
  ["one item in each list, and nothing that may be absent", { items: 1, optional: "absent", number: 1 }],
  ["empty lists, and nothing that may be absent", { items: 0, optional: "absent", number: 1 }],
  ["one item in each list, and null for what may be absent", { items: 1, optional: "null", number: 1 }],
];

const showsEveryPage = (sparseness: Sparseness) =>
  test.each(pages)("%s is shown, with no hole in its text", async (path) => {
    upstream.sparse = sparseness;
    // A step of what has been sent already leads to the page that shows it.
    const { status, at, html } = await get(`${path}${queries[path] ?? ""}`);
    expect(at).not.toBe("/signin/");
    expect(html).not.toMatch(/\b(?:undefined|NaN|Infinity|null|Invalid Date)\b|\[object /);
    expect(status).toBe(200);
    expect(html).toContain("<h1");
  });

describe.each(sparse)("before an upstream that answers the least: %s", (_what, sparseness) => {
  showsEveryPage(sparseness);
});

describe("the header before an upstream that answers what the specification names", () => {
  test("greets a signed-in user without a profile's id, and offers the account", async () => {
    const { html } = await get("/");
    expect(html).toContain("Hello, <bdi>Robin</bdi>");
    expect(html).toContain("Edit Sleeper Profile");
    expect(html).not.toContain("Log in<");
  });

  test("gives the user on demand as well, with the defaults of what was not said", async () => {
    const response = await fetch(`${site.origin}/current-user/`, { headers: { cookie: "sessionid=theirs" } });
    expect(await response.json()).toEqual({
      user: {
        ...specified["/api/v2/auth/user/"].user,
        handles_payments: false,
        profile: { id: null },
        session: { mattress_size: null, place: null, compare: [] },
      },
      userUnknown: false,
      flags: { apiSettings: false, productLookup: false },
    });
  });

  test("lists a popular comparison that has an address and a header", async () => {
    expect((await get("/")).html).toContain('href="/mattress-comparison/casper-vs-purple/"');
  });

  test("suggests entries of types that it does not know", async () => {
    const response = await fetch(`${site.origin}/search/suggestions/?q=w`);
    expect(await response.json()).toEqual(specified["/api/v1/autocomplete/universal_search/"]);
  });
});

test("the site finds nothing of it worth a warning", () => {
  const lines = readFileSync("tests/output/site-foreign-upstream.log", "utf8")
    .split("\n")
    .filter((line) => line.startsWith("{"));
  expect(lines.length).toBeGreaterThan(pages.length);
  expect(lines.filter((line) => !/^\{"level":(?:[123]0|"(?:debug|info)")/.test(line))).toEqual([]);
});

// After the log was read: what may be absent is given here, whether it is of its contract or not.
describe("before an upstream that answers 0 for every number", () => {
  showsEveryPage({ items: 1, optional: "given", number: 0 });
});
