import type { Locator } from "playwright/test";
import { expect, test } from "../support/browser";
import { runsScripts, signIn, visit } from "../support/journey";

/** What the header offers to whom (specification, section 6), with the demonstration accounts. */

const base = ["Edit Sleeper Profile", "Your Account", "Email Settings"];
const accounts = [
  { email: "sleeper@example.com", desktop: base, mobile: base },
  { email: "holder@example.com", desktop: base, mobile: base },
  {
    email: "staff@example.com",
    desktop: [...base, "Edit Business Profile"],
    mobile: [...base, "Edit Business Profile"],
  },
  {
    // The flags of the other two dashboard links are off in the demonstration data.
    email: "retailer@example.com",
    desktop: [...base, "Manage Review Requests"],
    mobile: [...base, "Manage Review Requests"],
  },
  { email: "owner@example.com", desktop: [...base, "Manage Review Request"], mobile: base },
];

const linksOf = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));

for (const { email, desktop, mobile } of accounts) {
  test(`${email} is greeted, told which pages are to come on desktop and on mobile, and can log out`, async ({
    page,
  }, testInfo) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await signIn(page, email, testInfo);
    if (runsScripts(testInfo)) await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    const account = page.locator(".account");
    await account.locator("summary").click();
    await expect(account.locator("summary")).toContainText(/^Hello, \S+/);
    expect(await account.locator(".nav-link__label").allInnerTexts()).toEqual(desktop);
    await expect(account.getByText("soon", { exact: true })).toHaveCount(desktop.length - base.length);
    expect(await linksOf(account.getByRole("link"))).toEqual([
      "/account/edit-profile/",
      "/account/view-profile/",
      "/account/email/",
    ]);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator(".mobile-menu > summary").click();
    const menu = page.locator(".mobile-menu__account");
    await expect(menu.locator(".nav-link__label").first()).toBeVisible();
    expect(await menu.locator(".nav-link__label").allInnerTexts()).toEqual(mobile);
    await expect(menu.getByText("soon", { exact: true })).toHaveCount(mobile.length - base.length);
    // As in the specification, section 2.
    expect(await linksOf(menu.getByRole("link"))).toEqual([
      "/account/edit-profile/#preferences",
      "/account/view-profile/",
      "/account/view-profile/#settings",
    ]);

    await menu.getByRole("button", { name: "Log out" }).click();
    await expect(menu.locator("a", { hasText: "Log in" })).toHaveCount(1);
    await expect(menu.locator("button", { hasText: "Log out" })).toHaveCount(0);
  });
}

test("Log in comes back to the page it was pressed on", { tag: "@short" }, async ({ page }, testInfo) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, "/mattresses/", testInfo);
  await page.locator(".desktop-header").getByRole("link", { name: "Log in" }).click();
  await page.getByLabel("Email address").fill("sleeper@example.com");
  await page.getByLabel("Password").fill("mattress-demo");
  await page.getByLabel("Password").press("Enter");
  await page.waitForURL("**/mattresses/");
  await expect(page.locator(".account__greeting")).toContainText("Hello, ");
});

test(
  "the account menu closes on Escape, on a press outside, and closes an open panel",
  { tag: "@scripts" },
  async ({ page }, testInfo) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await signIn(page, "sleeper@example.com", testInfo);
    const summary = page.locator(".account summary");
    const menu = page.locator(".account__menu");
    await summary.click();
    await page.keyboard.press("Escape");
    await expect(menu).not.toHaveAttribute("open");
    await expect(summary).toBeFocused();
    await summary.click();
    await page.mouse.click(300, 700);
    await expect(menu).not.toHaveAttribute("open");
    await page.locator(".desktop-header summary", { hasText: "Discounts" }).click();
    await summary.click();
    await expect(menu).toHaveAttribute("open");
    await expect(page.locator(".header-panel[open]")).toHaveCount(0);
    await expect(page.locator(".backdrop")).toHaveCount(0);
  },
);
