import type { Page } from "playwright/test";
import { accessibilityFaults } from "../support/accessibility";
import { expect, offline, test } from "../support/browser";
import { visit } from "../support/journey";

/** What a visitor is told when the network is away, and what is tried again. */

test.use({ viewport: { width: 1280, height: 900 }, cold: true });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const follow = (page: Page, path: string) =>
  page
    .locator(`.desktop-header a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

test.describe("offline", { tag: "@scripts" }, () => {
  test.beforeEach(({ problems }) => problems.expect(offline));

  test("an answer of the quiz is told to be kept, and is; nothing is said to be recorded", async ({
    page,
    context,
  }, testInfo) => {
    await visit(page, "/mattress-finder/quiz/?step=budget&recipient=me", testInfo);
    await page.locator("#budgetRange").fill("2500");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByText(/You’re offline/).first()).toBeVisible();
    await expect(page.getByText(/Nothing you typed is lost/)).toBeVisible();
    await expect(page.locator("body")).not.toContainText("a record of it");
    expect(await accessibilityFaults(page)).toEqual([]);
    await context.setOffline(false);
    await page
      .locator("main")
      .getByText(/^(Try again|Continue)$/)
      .click();
    await page.waitForURL((url) => !url.searchParams.has("answered") && url.searchParams.get("budgetRange") === "2500");
  });

  test("the page before, which cannot be had, is not said to be broken", async ({ page, context }, testInfo) => {
    await visit(page, "/mattress-finder/quiz/", testInfo);
    await follow(page, "/mattress-stores/");
    await page.waitForURL("**/mattress-stores/");
    await context.setOffline(true);
    await page.goBack();
    await expect(heading(page)).toHaveText("You seem to be offline");
    await expect(page.locator("body")).not.toContainText("a record of it");
    await context.setOffline(false);
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(heading(page)).toHaveText("Who is the mattress for?");
  });
});
