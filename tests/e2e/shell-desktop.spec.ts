import type { Page } from "playwright/test";
import { headerLooks } from "../support/accessibility";
import { expect, test } from "../support/browser";
import { runsScripts, typeInto, visit } from "../support/journey";

/** The desktop header's states and transitions (specification, section 4). */

test.use({ viewport: { width: 1280, height: 900 } });

const tabs = ["Find the Right Bed", "Comparison", "Discounts", "Reviews", "Mattress 101", "Search"];
const header = (page: Page) => page.locator(".desktop-header");
const tab = (page: Page, name: string) => header(page).locator("summary", { hasText: name });
const panel = (page: Page, name: string) =>
  header(page)
    .locator(".header-panel", { has: page.locator("summary", { hasText: name }) })
    .locator(".sheet__body");
const openPanels = (page: Page) => header(page).locator(".header-panel[open]");

test("each tab opens its panel, one at a time, and closes it again", { tag: "@short" }, async ({ page }, testInfo) => {
  await visit(page, "/about/", testInfo);
  for (const name of tabs) {
    await tab(page, name).click();
    await expect(panel(page, name)).toBeVisible();
    await expect(openPanels(page)).toHaveCount(1);
  }
  await tab(page, "Search").click();
  await expect(openPanels(page)).toHaveCount(0);
});

test("every link of the panels can be reached and stands in the page from the start", async ({ page }, testInfo) => {
  await visit(page, "/about/", testInfo);
  await tab(page, "Find the Right Bed").click();
  await expect(header(page).getByRole("link", { name: "Match quiz" })).toHaveAttribute("href", "/mattress-finder/");
  await tab(page, "Discounts").click();
  await expect(header(page).getByRole("link", { name: /^Online discounts/ })).toHaveAttribute(
    "href",
    "/mattress-deals/",
  );
  await tab(page, "Comparison").click();
  await expect(header(page).getByRole("link", { name: "Create a Comparison" })).toHaveAttribute("href", "/compare/");
  const headers = await panel(page, "Comparison").locator('a[href^="/mattress-comparison/"]').allInnerTexts();
  expect(headers.length).toBeGreaterThan(1);
  expect(headers).toEqual([...headers].sort((a, b) => a.localeCompare(b, "en-US")));
  await tab(page, "Mattress 101").click();
  for (const name of ["Expert Q&A", "Forum"]) {
    await expect(panel(page, "Mattress 101").getByRole("listitem").filter({ hasText: name })).toBeVisible();
    await expect(panel(page, "Mattress 101").getByRole("link", { name })).toHaveCount(1);
  }
  for (const [name, href] of [
    ["Nearby Stores", "/mattress-stores/"],
    ["Bedlark Quiz", "/mattress-finder/quiz/"],
  ] as const) {
    await expect(header(page).getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
  }
});

test("by keyboard, a tab opens its panel and the panel's links come next", async ({ page }, testInfo) => {
  await visit(page, "/about/", testInfo);
  for (const stop of ["Skip to content", "Bedlark", "Find the Right Bed"]) {
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveText(stop);
  }
  await page.keyboard.press("Enter");
  await expect(panel(page, "Find the Right Bed")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveAttribute("href", "/mattress-finder/");
});

test("Reviews shows its four parts: as tabs with scripts, one below the other without", async ({ page }, testInfo) => {
  await visit(page, "/about/", testInfo);
  await tab(page, "Reviews").click();
  const reviews = panel(page, "Reviews");
  const blurb = reviews.getByRole("listitem").filter({ hasText: "View 100+ Expert Reviews" });
  const write = reviews.getByRole("listitem").filter({ hasText: "Rate your mattress" });
  await expect(blurb).toBeVisible();
  await expect(reviews.locator('a[href="/mattresses/casper/#expert-reviews"]')).toBeVisible();
  if (!runsScripts(testInfo)) {
    await write.scrollIntoViewIfNeeded();
    await expect(write).toBeVisible();
    return;
  }
  await expect(reviews.getByRole("tab", { selected: true })).toHaveText("Expert Reviews");
  await reviews.getByRole("tab", { selected: true }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(reviews.getByRole("tab", { name: "Popular Online Brands" })).toBeFocused();
  await expect(reviews.locator('a[href="/mattresses/leesa/#reviews"]')).toBeVisible();
  await expect(blurb).toBeHidden();
  await page.keyboard.press("End");
  await expect(write).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(reviews.getByRole("tab", { selected: true })).toHaveText("Expert Reviews");
});

test.describe("with scripts", { tag: "@scripts" }, () => {
  test.beforeEach(async ({ page }, testInfo) => {
    await visit(page, "/about/", testInfo);
  });

  test(
    "Close, the backdrop and Escape close a panel; Close and Escape give the focus back",
    { tag: "@short" },
    async ({ page }) => {
      await tab(page, "Discounts").click();
      await panel(page, "Discounts").getByRole("button", { name: "Close" }).click();
      await expect(openPanels(page)).toHaveCount(0);
      await expect(tab(page, "Discounts")).toBeFocused();

      await tab(page, "Mattress 101").click();
      await page.locator(".backdrop--wide").click({ position: { x: 600, y: 850 } });
      await expect(openPanels(page)).toHaveCount(0);
      await expect(page.locator(".backdrop")).toHaveCount(0);

      await tab(page, "Reviews").click();
      await panel(page, "Reviews").getByRole("link", { name: "Casper" }).first().focus();
      await page.keyboard.press("Escape");
      await expect(openPanels(page)).toHaveCount(0);
      await expect(tab(page, "Reviews")).toBeFocused();
    },
  );

  test("opening Search puts the caret into its input", async ({ page }) => {
    await tab(page, "Search").click();
    await expect(header(page).getByLabel("Search Bedlark").first()).toBeVisible();
    await expect(page.locator("#header-search")).toBeFocused();
  });

  test("opening Search again selects the last term, so that typing replaces it", async ({ page }) => {
    const input = page.locator("#header-search[role=combobox]");
    await tab(page, "Search").click();
    await typeInto(input, "nectar");
    await input.press("Enter");
    await page.waitForURL("**/search/?q=nectar");
    await tab(page, "Search").click();
    await expect(page.locator('.header-panel[data-slide="open"]')).toHaveCount(1);
    await page.keyboard.type("purple");
    await expect(input).toHaveValue("purple");
  });

  test("a panel slides for 400 ms, and not at all for those who asked for less motion", async ({ page }) => {
    const duration = () => panel(page, "Discounts").evaluate((sheet) => getComputedStyle(sheet).animationDuration);
    await tab(page, "Discounts").press("Enter");
    expect(
      await header(page)
        .locator(".header-panel[open]")
        .evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--slide")),
    ).toMatch(/^(400ms|\.4s)$/);
    await expect(header(page).locator('.header-panel[data-slide="open"]')).toHaveCount(1);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await tab(page, "Discounts").click();
    await expect(openPanels(page)).toHaveCount(0);
    expect(["1e-05s", "0s"]).toContain(await duration());
  });

  test("a panel opened before the scripts arrived stays open and works", async ({ context }) => {
    const early = await context.newPage();
    const release = deferred();
    await early.route("**/entry.client-*.js", async (route) => {
      await release.promise;
      await route.continue();
    });
    await early.goto("/about/", { waitUntil: "commit" });
    await tab(early, "Discounts").click();
    await expect(panel(early, "Discounts")).toBeVisible();
    release.resolve(undefined);
    await early.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await expect(openPanels(early)).toHaveCount(1);
    await early.keyboard.press("Escape");
    await expect(openPanels(early)).toHaveCount(0);
  });

  test("by keyboard alone: skip link, tab, panel, link, and out of the header", async ({ page }) => {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(tab(page, "Find the Right Bed")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(panel(page, "Find the Right Bed")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(header(page).getByRole("link", { name: /^Match quiz/ })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(tab(page, "Find the Right Bed")).toBeFocused();
    await expect(openPanels(page)).toHaveCount(0);

    await page.keyboard.press("Space");
    await expect(panel(page, "Find the Right Bed")).toBeVisible();
    await page.getByRole("main").getByRole("link").first().focus();
    await expect(openPanels(page)).toHaveCount(0);
  });

  test(
    "following a link closes its panel, moves the focus to the heading and says the title",
    { tag: "@short" },
    async ({ page }) => {
      await tab(page, "Find the Right Bed").click();
      await header(page)
        .getByRole("link", { name: /^All mattress brands/ })
        .click();
      await page.waitForURL("**/mattresses/");
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      await expect(openPanels(page)).toHaveCount(0);
      await expect(page.locator("[aria-live=polite][aria-atomic=true]")).toHaveText(await page.title());
    },
  );

  for (const { what, faultsOf, tag } of headerLooks) {
    test(`open panels ${what}`, { tag }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      const faults: string[] = [];
      for (const name of tabs) {
        await tab(page, name).click();
        await expect(header(page).locator('.header-panel[data-slide="open"]')).toHaveCount(1);
        faults.push(...(await faultsOf(page)).map((fault) => `${name}: ${fault}`));
      }
      expect(faults).toEqual([]);
    });
  }
});

function deferred() {
  let resolve: (value: unknown) => void = () => {};
  const promise = new Promise((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
