import type { Page, Request } from "playwright/test";
import { expect, test } from "../support/browser";
import { typeInto, visit } from "../support/journey";
import { startSecondSite, type Site } from "../support/site-server";

/** What the data layer is told on the way of a shopper, on a site whose operator set an id for it. */

test.describe.configure({ mode: "serial" });
test.use({ viewport: { width: 1280, height: 900 }, cold: true });
test.beforeEach(({ problems }) => problems.expect(/request to another origin/));

let site: Site;
test.beforeAll(async () => {
  site = await startSecondSite({ ANALYTICS_ID: "shop-1" }, "site-analytics.log");
});
test.afterAll(() => site.stop());

type Told = { event: string; analyticsId: string } & Record<string, unknown>;
const told = (page: Page) => page.evaluate(() => (window as { dataLayer?: Told[] }).dataLayer ?? []);
const events = async (page: Page) => (await told(page)).map(({ event }) => event);

test(
  "the quiz, the stores and the deals are told, health and whole ZIP codes are not",
  { tag: "@scripts" },
  async ({ page }, testInfo) => {
    const answers =
      "recipient=me&age=35-49&size=queen&budgetRange=2500&deliveryZip=83702&tryInStore=yes&position=side&weight=under-130";
    await visit(page, `${site.origin}/mattress-finder/quiz/?step=pain&${answers}`, testInfo);
    await page.getByLabel("Hip", { exact: true }).check();
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Do you sleep hot or cold?");
    await page.getByRole("link", { name: "See results for these answers" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your matches");
    await page.getByRole("button", { name: "Save these results" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Matches saved on");
    await expect.poll(() => events(page)).toContain("CTA click");

    const quiz = (await told(page)).filter(({ event }) => event === "mattress quiz").map((each) => each.quiz);
    const known = {
      age: "35-49",
      budgetRange: 2500,
      deliveryZip: "837",
      recipient: "me",
      size: "queen",
      tryInStore: "yes",
    };
    expect(quiz).toEqual([
      { step: "pain", ...known },
      { step: "temperature", ...known },
      { step: "results", ...known },
      { step: "save", saveMethod: "address", ...known },
    ]);

    await page.getByRole("link", { name: "Nearby Stores" }).first().click();
    await page.waitForURL("**/mattress-stores/");
    await page.getByLabel("ZIP code, or city and state").fill("83702");
    await page.getByRole("button", { name: "Find stores" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("83702");
    await page.locator(".store-card__name a").first().click();
    await page.waitForURL(/\/mattress-stores\/[a-z0-9-]+\/$/);
    await expect.poll(() => events(page)).toContain("store locator click");

    const toldPages = async () =>
      (await told(page))
        .filter(({ event }) => event === "page-data-loaded")
        .map((each) => each.page as Record<string, unknown>);
    await expect
      .poll(async () => (await toldPages()).map(({ type }) => type))
      .toEqual([
        "mattress-finder.quiz",
        "mattress-finder.quiz",
        "mattress-finder.results",
        "mattress-finder.results.$token",
        "mattress-stores",
        "mattress-stores",
        "mattress-stores.$slug",
      ]);
    const pages = await toldPages();
    expect(pages[3]).toMatchObject({ path: expect.not.stringMatching(/[\w-]{20,}/) });
    expect(pages[5]).toMatchObject({ storeLocator: { query: "837xx", resultCount: expect.any(Number) } });
    expect(pages[6]).toMatchObject({
      store: { isLdp: expect.stringMatching(/^(yes|no)$/), retailerStatus: expect.stringMatching(/^(open|closed)$/) },
    });
    expect((await told(page)).every(({ analyticsId }) => analyticsId === "shop-1")).toBe(true);
    expect(JSON.stringify(await told(page))).not.toMatch(/83702|hip|under-130|position|pain"?:/);
  },
);

test(
  "a search for stores makes its visitor near them at once, and whoever signed in meanwhile is known",
  { tag: "@scripts" },
  async ({ page }, testInfo) => {
    const user = async (type: string) =>
      (await told(page))
        .filter(({ event, page: shown }) => event === "page-data-loaded" && (shown as { type: string }).type === type)
        .map((each) => each.user);
    await visit(page, `${site.origin}/mattress-stores/`, testInfo);
    await expect.poll(() => user("mattress-stores")).toMatchObject([{ ldpProximate: false, authStatus: "anonymous" }]);
    // In another tab, so that this one is told by its refresh alone.
    const signedIn = await page.request.post(`${site.origin}/signin/`, {
      form: { email: "sleeper@example.com", password: "mattress-demo" },
      headers: { "sec-fetch-site": "same-origin" },
      maxRedirects: 0,
    });
    expect(signedIn.status()).toBe(303);

    await page.getByLabel("ZIP code, or city and state").fill("Boise, ID");
    await page.getByRole("button", { name: "Find stores" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Boise, ID");
    await expect
      .poll(() => user("mattress-stores"))
      .toMatchObject([{ ldpProximate: false }, { ldpProximate: true, authStatus: "logged in" }]);
    await expect.poll(() => events(page)).toContain("account authentication");
    await expect(page.getByText("Hello, Sandy").first()).toBeVisible();
  },
);

test(
  "a suggestion is searched and told once, whether it is chosen by mouse, by key or by touch",
  { tag: "@scripts" },
  async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, hasTouch: true });
    const page = await context.newPage();
    const casper = page.getByRole("option", { name: "Casper Brand" });
    const ways: Record<string, () => Promise<void>> = {
      mouse: () => casper.click(),
      key: async () => {
        while ((await casper.getAttribute("aria-selected")) !== "true") await page.keyboard.press("ArrowDown");
        await page.keyboard.press("Enter");
      },
      touch: () => casper.tap(),
    };
    for (const [way, choose] of Object.entries(ways)) {
      const sent: (string | null)[] = [];
      const onRequest = (request: Request) => void (request.method() === "POST" && sent.push(request.postData()));
      await page.goto(`${site.origin}/about/`);
      await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
      page.on("request", onRequest);
      await page.locator(".desktop-header summary", { hasText: "Search" }).click();
      await typeInto(page.locator("#header-search[role=combobox]"), "casp");
      await expect(casper).toBeVisible();
      await choose();
      await page.waitForURL("**/search/?q=Casper");
      await expect.poll(() => events(page), way).toContain("page-data-loaded");
      await page.waitForLoadState("networkidle");
      page.off("request", onRequest);
      expect(sent, way).toEqual(["search_term=Casper&manufacturer=casp"]);
      expect(
        (await events(page)).filter((event) => event === "site search"),
        way,
      ).toHaveLength(1);
    }
    await context.close();
  },
);

test("a followed deal is told by its click's name", { tag: "@scripts" }, async ({ page }, testInfo) => {
  await visit(page, `${site.origin}/mattress-deals/`, testInfo);
  await page.locator(".deal-row h2 a").first().click();
  await page.waitForURL("**/mattress-deal/*/");
  const clicks = async () => (await told(page)).filter(({ event }) => event === "CTA click").map(({ cta }) => cta);
  await expect.poll(clicks).toEqual([{ name: "deal-clicked" }]);
});

test("nothing is told where the browser asks not to be followed", { tag: "@scripts" }, async ({ page }, testInfo) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  await visit(page, `${site.origin}/mattress-deals/`, testInfo);
  await page.locator(".deal-row h2 a").first().click();
  await page.waitForURL("**/mattress-deal/*/");
  expect(await told(page)).toEqual([]);
});
