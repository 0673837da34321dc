import type { Page } from "playwright/test";
import { expect, test } from "../support/browser";
import { runsScripts, visit } from "../support/journey";

/** The search of the header without a pointer: into its panel, to the results, and on to a brand. */

test.use({ viewport: { width: 1280, height: 900 } });

/** Presses Tab until the focus stands on what `selector` names; fails when it does not come to it. */
async function tabTo(page: Page, selector: string) {
  const target = page.locator(selector).first();
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`120 times Tab did not lead to ${selector}`);
}

test(
  "by keyboard alone: into the search panel, to the results, to a brand",
  { tag: ["@short", "@scripted"] },
  async ({ page }, testInfo) => {
    await visit(page, "/about/", testInfo);
    await tabTo(page, ".header-panel--search > summary");
    await page.keyboard.press("Enter");
    if (runsScripts(testInfo)) await expect(page.locator("#header-search")).toBeFocused();
    else await tabTo(page, "#header-search");
    await page.keyboard.type("nectar");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/search/?q=nectar");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("nectar");
    await tabTo(page, 'main a[href="/mattresses/nectar/"]');
    await page.keyboard.press("Enter");
    await page.waitForURL("**/mattresses/nectar/");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Nectar");
  },
);
