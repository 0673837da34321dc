import { demoPassword } from "../../upstream/database/seed/rows/demo-accounts";
import { expect, test } from "../support/browser";
import { crawl, crawlFaults, routes } from "../support/crawl";
import { runsScripts } from "../support/journey";

/** The site as its own links show it. `npm run test:long` follows all of them, `npm test` some of each route. */
const mostOfRoute = process.env.REPEATS === undefined ? 6 : 100_000;

/** Led to by a form, a mail, a redirect, or by what somebody has written. */
const byOtherWays = [
  /thanks\/$/,
  /:token/,
  /^\/(?:signout|signup|signin)\//,
  /^\/(?:unsubscribe|your-reviews|posts|compare\/tray|account\/deleted|cashback\/:promotion)\//,
  /^\/mattress-finder\/(?:forget|results)\//,
  /^\/review-mattress(?:-store)?\/draft\//,
];

for (const who of [null, "sleeper@example.com"]) {
  test(`every link leads to a page of its own, ${who === null ? "for anybody" : "for a member"}`, async ({
    request,
    baseURL,
  }, testInfo) => {
    test.skip(runsScripts(testInfo), "Links are those that the server sends.");
    test.setTimeout(process.env.REPEATS === undefined ? 300_000 : 3_600_000);
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
