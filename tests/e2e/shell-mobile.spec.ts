import type { Page } from "playwright/test";
import { headerLooks } from "../support/accessibility";
import { expect, test } from "../support/browser";
import { runsScripts, visit } from "../support/journey";

/** The mobile header's states and transitions (specification, section 4). */

test.use({ viewport: { width: 390, height: 844 } });

const header = (page: Page) => page.locator(".mobile-header");
const hamburger = (page: Page) => header(page).locator(".mobile-menu > summary");
const menu = (page: Page) => header(page).locator(".mobile-menu");
const list = (page: Page, name: string) => menu(page).locator("summary", { hasText: name });
const backTo = (page: Page, name: string) => menu(page).getByRole("button", { name, exact: true });

const sublists = [
  { name: "Find the Right Bed", link: /^Match quiz/, href: "/mattress-finder/" },
  { name: "Compare Side-by-Side", link: /^Create a Comparison/, href: "/compare/" },
  { name: "Discounts & Cash Back", link: /^Online discounts/, href: "/mattress-deals/" },
  { name: "Ratings & Reviews", link: "Beds to try near you", href: "/mattress-brands/" },
  { name: "Mattress 101", link: /^Take the match quiz/, href: "/mattress-finder/" },
] as const;

for (const { name, link, href } of sublists) {
  test(`the menu leads to the links of ${name} and back`, { tag: "@short" }, async ({ page }, testInfo) => {
    await visit(page, "/about/", testInfo);
    await hamburger(page).click();
    await list(page, name).click();
    await expect(menu(page).getByRole("link", { name: link })).toHaveAttribute("href", href);
    await expect(menu(page).getByRole("link", { name: link })).toBeVisible();
    if (runsScripts(testInfo)) {
      await expect(backTo(page, "Main menu")).toBeFocused();
      await backTo(page, "Main menu").click();
      await expect(list(page, name)).toBeFocused();
    } else {
      await list(page, name).click();
    }
    await expect(menu(page).getByRole("link", { name: link })).toBeHidden();
    await expect(list(page, "Mattress 101")).toBeVisible();
  });
}

test("Popular Comparisons stands below Compare Side-by-Side, and its back goes there", async ({ page }, testInfo) => {
  await visit(page, "/about/", testInfo);
  await hamburger(page).click();
  await list(page, "Compare Side-by-Side").click();
  await list(page, "Popular Comparisons").click();
  const first = menu(page).locator('a[href^="/mattress-comparison/"]').first();
  await expect(first).toBeVisible();
  if (!runsScripts(testInfo)) return;
  await backTo(page, "Compare Side-by-Side").click();
  await expect(first).toBeHidden();
  await expect(menu(page).getByRole("link", { name: /^Create a Comparison/ })).toBeVisible();
  await expect(list(page, "Popular Comparisons")).toBeFocused();
});

test(
  "the menu has Log in and Take the Quiz, and closes by its button",
  { tag: "@short" },
  async ({ page }, testInfo) => {
    await visit(page, "/about/", testInfo);
    await hamburger(page).click();
    await expect(menu(page).getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/signin/?next=%2Fabout%2F");
    await expect(menu(page).getByRole("link", { name: "Take the Quiz" })).toHaveAttribute(
      "href",
      "/mattress-finder/quiz/",
    );
    await hamburger(page).click();
    await expect(menu(page)).not.toHaveAttribute("open");
  },
);

test("the search bar opens apart from the menu and searches", async ({ page }, testInfo) => {
  await visit(page, "/about/", testInfo);
  await hamburger(page).click();
  await header(page).locator(".mobile-search > summary").click();
  await expect(menu(page)).not.toHaveAttribute("open");
  const input = page.locator("#mobile-search");
  await expect(input).toBeVisible();
  if (runsScripts(testInfo)) await expect(input).toBeFocused();
  await input.fill("casper");
  await input.press("Enter");
  await page.waitForURL("**/search/?q=casper");
});

test.describe("with scripts", { tag: "@scripts" }, () => {
  test.beforeEach(async ({ page }, testInfo) => {
    await visit(page, "/about/", testInfo);
  });

  test("closing resets the menu to its main list", async ({ page }) => {
    await hamburger(page).click();
    await list(page, "Ratings & Reviews").click();
    await expect(backTo(page, "Main menu")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(hamburger(page)).toBeFocused();
    await expect(menu(page)).not.toHaveAttribute("open");
    await hamburger(page).click();
    await expect(backTo(page, "Main menu")).toHaveCount(0);
    await expect(list(page, "Ratings & Reviews")).toBeVisible();
  });

  test("focus that goes on to the page closes the menu", async ({ page }) => {
    await hamburger(page).click();
    await expect(menu(page)).toHaveAttribute("data-slide", "open");
    await page.getByRole("main").getByRole("link").first().focus();
    await expect(menu(page)).not.toHaveAttribute("open");
  });

  test("what lies under an open list cannot be reached by keyboard", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await hamburger(page).click();
    await list(page, "Find the Right Bed").click();
    await expect(backTo(page, "Main menu")).toBeFocused();
    await expect(menu(page).getByRole("link", { name: "Take the Quiz" })).toBeHidden();
    for (const step of [1, 2, 3, 4, 5]) {
      await page.keyboard.press("Tab");
      await expect(menu(page).locator(".mobile-list .nav-link:focus"), `after ${step} tabs`).toHaveCount(1);
    }
  });

  for (const { what, faultsOf, tag } of headerLooks) {
    test(`the open menu, a list and the search bar ${what}`, { tag }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      const faults: string[] = [];
      const check = async (name: string) => faults.push(...(await faultsOf(page)).map((fault) => `${name}: ${fault}`));
      await hamburger(page).click();
      await expect(menu(page)).toHaveAttribute("data-slide", "open");
      await check("menu");
      await list(page, "Ratings & Reviews").click();
      await check("list");
      await header(page).locator(".mobile-search > summary").click();
      await expect(page.locator("#mobile-search")).toBeFocused();
      await check("search bar");
      expect(faults).toEqual([]);
    });
  }
});
