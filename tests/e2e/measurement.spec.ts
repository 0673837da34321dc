import type { Page, Request, TestInfo } from "playwright/test";
import { dataLayerEvent } from "#contracts/analytics/data-layer";
import { accessibilityFaults } from "../support/accessibility";
import { expect, test } from "../support/browser";
import { runsScripts, showScheme, visit } from "../support/journey";
import { overflowing } from "../support/page-geometry";
import { startSecondSite, type Site } from "../support/site-server";

/** Who is asked, and what is loaded, on a site whose operator uses a tag manager. */

test.use({ viewport: { width: 1280, height: 900 }, cold: true });

const container = "GTM-TEST123";
const gtm = `https://www.googletagmanager.com/gtm.js?id=${container}`;
/** As the container does: takes what is in the layer, and hears of what is pushed from then on. */
const standIn =
  "window.seenByTag=[...dataLayer];var p=dataLayer.push;dataLayer.push=function(e){seenByTag.push(e);return p.apply(dataLayer,arguments)}";

let site: Site;
test.beforeAll(async () => {
  site = await startSecondSite({ ANALYTICS_ID: container }, "site-measurement.log");
});
test.afterAll(() => site.stop());
test.beforeEach(({ problems }) => problems.expect(/request to another origin/));

/** What the pages of a tab ask of other origins from now on. */
async function foreignRequests(page: Page): Promise<string[]> {
  const asked: string[] = [];
  page.on("request", (request: Request) => {
    if (!request.url().startsWith(`${site.origin}/`)) asked.push(request.url());
  });
  await page.route(
    (url) => url.origin !== site.origin,
    (route) => route.fulfill({ contentType: "text/javascript", body: standIn }),
  );
  return asked;
}

/** Opens the list of brands as somebody who allows the tag, and waits for it; the requests to others, which grow. */
async function openTagged(page: Page, testInfo: TestInfo): Promise<readonly string[]> {
  const asked = await foreignRequests(page);
  await page.context().addCookies([{ name: "measurement", value: "yes", url: site.origin }]);
  await visit(page, `${site.origin}/mattresses/`, testInfo);
  await expect.poll(() => asked).toEqual([gtm]);
  return asked;
}

type Pushed = Record<string, unknown>;
const layer = (page: Page, name: "dataLayer" | "seenByTag" = "dataLayer") =>
  page.evaluate(
    (key) => JSON.parse(JSON.stringify((window as unknown as Record<string, unknown>)[key] ?? [])) as Pushed[],
    name,
  );
/** "consent default", "consent update", "gtm.js", "page-data-loaded" and so on. */
const names = async (page: Page) =>
  (await layer(page)).map((each) =>
    typeof each.event === "string" ? each.event : `${String(each[0])} ${String(each[1])}`,
  );
const pagesIn = (pushed: readonly Pushed[]) =>
  pushed.filter(({ event }) => event === "page-data-loaded").map((each) => (each.page as { path: string }).path);

const question = (page: Page) => page.getByRole("region", { name: "May Google measure how you use this site?" });
const allow = (page: Page) => question(page).getByRole("button", { name: "Allow measurement" });
const decline = (page: Page) => question(page).getByRole("button", { name: "No, thanks" });
const saved = (page: Page) => page.getByRole("contentinfo").getByRole("region", { name: "Saved" });
const hydrated = (page: Page) => page.locator("html[data-hydrated]").waitFor({ state: "attached" });

test(
  "the tag is loaded once somebody allows it, and told of the page that they are on",
  { tag: ["@scripts", "@short"] },
  async ({ page }, testInfo) => {
    const asked = await foreignRequests(page);
    await visit(page, `${site.origin}/mattresses/`, testInfo);
    await expect.poll(() => names(page)).toEqual(["consent default", "page-data-loaded"]);
    const [first] = await layer(page);
    expect(Object.values(first![2] as object)).toEqual(Array.from({ length: 7 }, () => "denied"));
    await page.getByRole("contentinfo").getByRole("link", { name: "Mattresses sold online" }).click();
    await page.waitForURL("**/mattress-models/");
    await expect.poll(() => names(page)).toEqual(["consent default", "page-data-loaded", "page-data-loaded"]);
    expect(asked).toEqual([]);

    await allow(page).click();
    await page.waitForURL(/\/mattress-models\/#/);
    const begun = ["consent default", "consent update", "set ads_data_redaction", "gtm.js", "page-data-loaded"];
    await expect.poll(() => names(page)).toEqual(begun);
    await expect.poll(() => asked).toEqual([gtm]);
    await expect(question(page)).toHaveCount(0);
    await expect(saved(page)).toContainText("You allow measurement by Google.");
    await expect.poll(async () => pagesIn(await layer(page, "seenByTag"))).toEqual(["/mattress-models/"]);

    await page.getByRole("contentinfo").getByRole("link", { name: "All mattress brands" }).click();
    await page.waitForURL("**/mattresses/");
    await expect.poll(() => names(page)).toEqual([...begun, "page-data-loaded"]);
    expect(pagesIn(await layer(page, "seenByTag"))).toEqual(["/mattress-models/", "/mattresses/"]);
    expect(asked).toEqual([gtm]);
    const own = (await layer(page)).filter(({ event }) => event !== undefined && event !== "gtm.js");
    expect(own.filter((event) => !dataLayerEvent.safeParse(event).success)).toEqual([]);
  },
);

test(
  "the tag is in no page about health, money or a secret, and learns of none",
  { tag: "@scripts" },
  async ({ page }, testInfo) => {
    const asked = await openTagged(page, testInfo);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole("contentinfo").getByRole("link", { name: "Match quiz" }).click();
    await page.waitForURL(/\/mattress-finder\//);
    await hydrated(page);
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(false);
    await page.getByRole("contentinfo").getByRole("link", { name: "About us" }).click();
    await page.waitForURL("**/about/");
    await hydrated(page);
    await expect.poll(() => asked).toEqual([gtm, gtm]);
    expect(await page.evaluate(() => document.referrer)).toBe(`${site.origin}/`);
    await page.goBack();
    await hydrated(page);
    expect(await page.evaluate(() => [location.pathname.slice(0, 17), "seenByTag" in window])).toEqual([
      "/mattress-finder/",
      false,
    ]);
  },
);

test(
  "the tag is in no page once the quiz is answered, in another tab too, nor in a search about a body",
  { tag: "@scripts" },
  async ({ page, context }, testInfo) => {
    const asked = await openTagged(page, testInfo);
    await page.goto(`${site.origin}/search/`);
    await hydrated(page);
    await expect.poll(() => asked).toEqual([gtm, gtm]);
    await page
      .getByRole("textbox", { name: "Search beds, stores, words and questions" })
      .fill("firm bed for back pain");
    await page.getByRole("main").getByRole("button", { name: "Search", exact: true }).click();
    await page.waitForURL(/q=/);
    await hydrated(page);
    await expect.poll(() => names(page)).toContain("site search");
    expect(await page.evaluate(() => "seenByTag" in window)).toBe(false);

    await page.goto(`${site.origin}/mattresses/`);
    await hydrated(page);
    await expect.poll(() => asked).toEqual([gtm, gtm, gtm]);
    const other = await context.newPage();
    await other.goto(`${site.origin}/mattress-finder/results/?recipient=me&size=queen&position=side&pain=hip`);
    await other.close();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole("contentinfo").getByRole("link", { name: "Mattresses sold online" }).click();
    await page.waitForURL("**/mattress-models/");
    await hydrated(page);
    expect(await page.evaluate(() => ["sameDocument" in window, "seenByTag" in window])).toEqual([false, false]);
    expect(asked).toEqual([gtm, gtm, gtm]);
    expect(await names(page)).not.toContain("gtm.js");
  },
);

test(
  "a tab with the tag is left with its next page once another tab has said no, and so are the tag’s cookies",
  { tag: "@scripts" },
  async ({ page, context }, testInfo) => {
    const asked = await openTagged(page, testInfo);
    const other = await context.newPage();
    await other.route(/googletagmanager/, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
    await other.goto(`${site.origin}/privacy/choices/`);
    await other.getByRole("main").getByRole("button", { name: "Stop measurement" }).click();
    await other.waitForURL(/saved=1/);
    await other.close();
    await page.evaluate(() => (document.cookie = "_ga=GA1.1.1.1; path=/"));
    await page.getByRole("contentinfo").getByRole("link", { name: "Mattresses sold online" }).click();
    await page.waitForURL("**/mattress-models/");
    await hydrated(page);
    expect(await page.evaluate(() => ["seenByTag" in window, "dataLayer" in window])).toEqual([false, false]);
    expect(asked).toEqual([gtm]);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain("_ga");
  },
);

test(
  "a browser that blocks the tag shows the page as ever",
  { tag: "@scripts" },
  async ({ page, problems }, testInfo) => {
    problems.expect(/ERR_BLOCKED_BY_CLIENT|googletagmanager\.com\/gtm\.js.*\(NS_ERROR_ABORT\)/);
    await page.route(/googletagmanager/, (route) => route.abort("blockedbyclient"));
    await page.context().addCookies([{ name: "measurement", value: "yes", url: site.origin }]);
    const blocked = page.waitForEvent("requestfailed");
    await visit(page, `${site.origin}/mattresses/`, testInfo);
    await blocked;
    await page.getByRole("contentinfo").getByRole("link", { name: "About us" }).click();
    await page.waitForURL("**/about/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  },
);

test(
  "nothing is pushed or asked where only scripts know of the signal",
  { tag: "@scripts" },
  async ({ page }, testInfo) => {
    const asked = await foreignRequests(page);
    await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
    await visit(page, `${site.origin}/mattresses/`, testInfo);
    await page.getByRole("contentinfo").getByRole("link", { name: "About us" }).click();
    await page.waitForURL("**/about/");
    await expect(question(page)).toBeHidden();
    await page.context().addCookies([{ name: "measurement", value: "yes", url: site.origin }]);
    await visit(page, `${site.origin}/mattresses/`, testInfo);
    await page.waitForLoadState("networkidle");
    expect([await layer(page), asked]).toEqual([[], []]);
  },
);

test("permission is taken back on the page of choices, and the next document has no tag", async ({
  page,
}, testInfo) => {
  const asked = await foreignRequests(page);
  await page.context().addCookies([
    { name: "measurement", value: "yes", url: site.origin },
    { name: "_ga", value: "GA1.1.1.1", url: site.origin },
  ]);
  await visit(page, `${site.origin}/about/`, testInfo);
  await page.getByRole("contentinfo").getByRole("link", { name: "Your privacy choices" }).click();
  await page.waitForURL(/\/privacy\/choices\//);
  if (runsScripts(testInfo)) await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect(page.getByText("You allow measurement by Google in this browser.")).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Stop measurement" }).click();
  await page.waitForURL(/saved=1/);
  const before = asked.length;
  await expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
  await expect(page.getByText("You don’t allow measurement by Google in this browser")).toBeVisible();
  expect((await page.context().cookies()).map(({ name, value }) => `${name}=${value}`)).toEqual(["measurement=no"]);
  await page.getByRole("main").getByRole("link", { name: "Go back to where you were" }).click();
  await page.waitForURL("**/about/");
  await page.waitForLoadState("networkidle");
  expect([asked.length, await page.evaluate(() => "dataLayer" in window)]).toEqual([before, false]);
});

test("the question is answered by keyboard, leads back, and is not put again", async ({ page }, testInfo) => {
  const asked = await foreignRequests(page);
  await visit(page, `${site.origin}/mattresses/?page=2`, testInfo);
  await question(page).getByRole("link", { name: "What is measured" }).focus();
  await page.keyboard.press("Tab");
  await expect(allow(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(decline(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/mattresses\/\?page=2#privacy-choice$/);
  await expect(question(page)).toHaveCount(0);
  await expect(saved(page)).toBeInViewport();
  await expect(saved(page)).toContainText("Google won’t measure your visits.");
  if (runsScripts(testInfo)) await expect(saved(page)).toBeFocused();
  await expect(saved(page).getByRole("link", { name: "Change your choice" })).toHaveAttribute(
    "href",
    "/privacy/choices/",
  );
  await visit(page, `${site.origin}/about/`, testInfo);
  await expect(question(page)).toHaveCount(0);
  await expect(saved(page)).toHaveCount(0);
  expect(asked).toEqual([]);
});

test("the question covers nothing, has two equal buttons, and is for everybody, in a window of any width", async ({
  page,
}, testInfo) => {
  await visit(page, `${site.origin}/about/`, testInfo);
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const [one, other] = [await allow(page).boundingBox(), await decline(page).boundingBox()];
    expect([one?.width, one?.height]).toEqual([other?.width, other?.height]);
    expect(await overflowing(question(page))).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const main = await page.getByRole("main").boundingBox();
    const stands = await question(page).boundingBox();
    expect(stands!.y).toBeGreaterThanOrEqual(main!.y + main!.height);
  }
  for (const scheme of runsScripts(testInfo) ? (["light", "dark"] as const) : []) {
    await showScheme(page, scheme);
    expect(await accessibilityFaults(page, "page")).toEqual([]);
  }
  await visit(page, `${site.origin}/privacy/choices/`, testInfo);
  if (runsScripts(testInfo)) expect(await accessibilityFaults(page, "page")).toEqual([]);
  await expect(question(page)).toHaveCount(0);
  await visit(page, `${site.origin}/mattress-finder/`, testInfo);
  await expect(question(page)).toHaveCount(0);
});

test("the signal is honored and said on every page", async ({ page }, testInfo) => {
  const asked = await foreignRequests(page);
  await page.setExtraHTTPHeaders({ "Sec-GPC": "1" });
  for (const path of ["/", "/mattresses/", "/mattress-finder/"]) {
    await visit(page, site.origin + path, testInfo);
    await expect(page.getByRole("contentinfo").getByText("Opt-Out Preference Signal Honored")).toBeVisible();
    await expect(question(page)).toHaveCount(0);
  }
  await page.getByRole("contentinfo").getByRole("link", { name: "Your privacy choices" }).click();
  await page.waitForURL(/\/privacy\/choices\//);
  await expect(page.getByRole("main").getByText("Your browser sends Global Privacy Control.")).toBeVisible();
  if (runsScripts(testInfo)) expect(await accessibilityFaults(page, "page")).toEqual([]);
  expect(asked).toEqual([]);
});
