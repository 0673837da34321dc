import { demoPassword } from "../../upstream/demo/accounts/demo-accounts";
import { expect, test } from "../support/browser";
import { crawl, crawlFaults, routes } from "../support/crawl";
import { runsScripts } from "../support/journey";

/** The site as its own links show it: some pages of each route, and all of them in the repeats. */
const extents = [
  { pages: "six pages of each route", mostOfRoute: 6, tag: [], timeout: 300_000 },
  { pages: "every page", mostOfRoute: 100_000, tag: ["@repeat"], timeout: 3_600_000 },
];
const visitors = [
  { for: "anybody", who: null },
  { for: "a member", who: "sleeper@example.com" },
];

/** Led to by a form, a mail, a redirect, or by what somebody has written. */
const byOtherWays = [
  /thanks\/$/,
  /:token/,
  /^\/(?:signout|signup|signin)\//,
  /^\/(?:unsubscribe|your-reviews|posts|compare\/tray|account\/deleted|cashback\/:promotion)\//,
  /^\/mattress-finder\/(?:forget|results)\//,
  /^\/review-mattress(?:-store)?\/draft\//,
];

for (const { pages: followed, mostOfRoute, tag, timeout } of extents) {
  for (const { for: visitor, who } of visitors) {
    const title = `every link of ${followed} leads to a page of its own for ${visitor}`;
    test(title, { tag: who === null && tag.length === 0 ? "@short" : tag }, async ({ request, baseURL }, testInfo) => {
      test.skip(runsScripts(testInfo), "Links are those that the server sends.");
      test.setTimeout(timeout);
      const origin = baseURL!;
      if (who !== null) {
        const answer = await request.post("/signin/", {
          form: { email: who, password: demoPassword },
          headers: { "sec-fetch-site": "same-origin" },
          maxRedirects: 0,
        });
        expect(answer.status()).toBe(303);
      }
      const { cookies } = await request.storageState();
      const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
      const pages = await crawl({
        origin,
        mostOfRoute,
        fetch: (path) => fetch(origin + path, { redirect: "manual", headers: { cookie, accept: "text/html" } }),
      });
      expect(crawlFaults(pages, origin)).toEqual([]);
      if (who !== null) return;
      const reached = new Set(pages.map(({ route }) => route));
      const orphans = routes.filter(
        ({ url, page }) =>
          page &&
          !url.includes("*") &&
          !/^\/(?:account|admin|manage)\//.test(url) &&
          !reached.has(url) &&
          !byOtherWays.some((way) => way.test(url)),
      );
      expect(orphans.map(({ url }) => url)).toEqual([]);
    });
  }
}
