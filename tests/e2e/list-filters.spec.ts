import type { Page } from "playwright/test";
import { expect, test } from "../support/browser";
import { runsScripts, visit } from "../support/journey";

/** Filters and sorts on a phone: a sheet over the list, and without scripts a page of their own. */

test.use({ viewport: { width: 390, height: 844 } });

const numberIn = (text: string) => Number(/[\d,]+/.exec(text)?.[0].replaceAll(",", ""));
const opener = (page: Page) => page.getByRole("link", { name: /^Filter and sort/ });
const count = (page: Page) => page.locator(".listing-head__count");

for (const [what, one, path, facet, choice] of [
  ["mattresses", "mattress", "/mattress-models/", "type", "hybrid"],
  ["brands", "brand", "/mattresses/", "type", "innerspring"],
  ["deals", "deal", "/mattress-deals/", "kind", "code"],
  ["stores", "store", "/mattress-stores/?place=Los%20Angeles,%20CA", "discount", "true"],
] as const) {
  test(
    `${what} are filtered from one button, which says how many are left`,
    { tag: "@short" },
    async ({ page }, testInfo) => {
      await visit(page, path, testInfo);
      const before = numberIn(await count(page).innerText());
      await opener(page).click();
      const scripts = runsScripts(testInfo);
      if (scripts) await expect(page.getByRole("dialog", { name: "Filter and sort" })).toBeVisible();
      else {
        await expect(page.getByRole("heading", { level: 1, name: "Filter and sort" })).toBeVisible();
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
        await expect(page.locator('link[rel="canonical"]')).not.toHaveAttribute("href", /filters=/);
      }
      const link = page.locator(`a.facet__value[href*="${facet}=${choice}"]`);
      const folded = page.locator(".facet--folding:not([open])").filter({ has: link }).locator("summary").first();
      if (await folded.isVisible()) await folded.click();
      const value = link.locator("visible=true");
      const promised = numberIn(await value.locator(".facet__count").innerText());
      await value.click();
      const show = page.getByRole(scripts ? "button" : "link", { name: /^Show \d+ / });
      await expect(show).toHaveText(`Show ${promised} ${promised === 1 ? one : what}`);
      await show.click();
      await expect(count(page)).toContainText(String(promised));
      expect(promised).toBeLessThan(before);
      await expect(opener(page)).toHaveText("Filter and sort (1 on)");
      await expect(page).not.toHaveURL(/filters=/);
      await expect(page).toHaveURL(new RegExp(`${facet}=${choice}`));
    },
  );
}

test(
  "the sheet keeps the focus, closes with Escape and gives it back",
  { tag: "@scripts" },
  async ({ page }, testInfo) => {
    await visit(page, "/mattress-models/", testInfo);
    await opener(page).focus();
    await page.keyboard.press("Enter");
    const sheet = page.getByRole("dialog", { name: "Filter and sort" });
    await expect(sheet.getByRole("button", { name: "Close" })).toBeFocused();
    const hybrid = sheet.getByRole("link", { name: /^Hybrid/ });
    await hybrid.focus();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/?type=hybrid");
    await expect(hybrid).toBeFocused();
    await expect(sheet.getByRole("status")).toContainText(/^\d+ mattresses$/);
    await sheet.getByRole("link", { name: "Clear all" }).click();
    await page.waitForURL("**/mattress-models/");
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    await expect(page.locator("main")).not.toHaveAttribute("aria-hidden", "true");
  },
);

test("the page of filters works where scripts run, too: its own choices lead back to it", async ({
  page,
}, testInfo) => {
  await visit(page, "/mattress-models/?type=hybrid&price=under-750&filters=open", testInfo);
  await page
    .getByRole("navigation", { name: "Sort mattresses" })
    .getByRole("link", { name: "Price: low to high" })
    .click();
  await page.waitForURL("**/?type=hybrid&price=under-750&sort=price&filters=open");
  await page.getByRole("link", { name: "Clear all" }).click();
  await page.waitForURL("**/?sort=price&filters=open");
  await page.getByRole("link", { name: /^Show \d+ mattresses$/ }).click();
  await page.waitForURL("**/mattress-models/?sort=price");
});

test(
  "chosen filters stand on one line that scrolls in itself, at 320 pixels too",
  { tag: "@styles" },
  async ({ page }, testInfo) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await visit(page, "/mattress-models/?type=hybrid,latex-hybrid&price=750-1250&sort=price,trial", testInfo);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect((await page.locator(".chips").boundingBox())?.height).toBeLessThan(60);
  },
);

test(
  "the last chosen filter is clear of the fade at the end of its line",
  { tag: "@styles" },
  async ({ page }, testInfo) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const path of ["/search/?q=beds+for+RVs", "/mattress-models/?type=hybrid,latex-hybrid&price=750-1250"]) {
      await visit(page, path, testInfo);
      const room = await page.locator(".chips").evaluate((row) => {
        row.scrollLeft = row.scrollWidth;
        return row.getBoundingClientRect().right - row.lastElementChild!.getBoundingClientRect().right;
      });
      // A browser scrolls by whole pixels of its screen, which may be a part of one here.
      expect(Math.round(room), path).toBeGreaterThanOrEqual(32);
    }
  },
);

const answers = "recipient=me&position=side&weight=130-230&size=queen&deliveryZip=80202";

test("matches are filtered and sorted, keep their rank, and the picks stay", async ({ page }, testInfo) => {
  await visit(page, `/mattress-finder/results/?${answers}`, testInfo);
  const picks = await page.locator(".pick__name").allInnerTexts();
  const title = page.locator("#matches-title");
  const all = numberIn(await title.innerText());
  await opener(page).click();
  const near = page.locator('a.facet__value[href*="floor=near"]:visible');
  const promised = numberIn(await near.locator(".facet__count").innerText());
  expect(promised).toBeLessThan(all);
  await near.click();
  await page.waitForURL(/floor=near/);
  await page.getByRole("navigation", { name: "Sort matches" }).getByRole("link", { name: "Price" }).click();
  await page.waitForURL(/sort=price/);
  const show = page.getByText(`Show ${promised} matches`, { exact: true });
  await show.click();
  await expect(title).toContainText(`${promised} of ${all} matches, lowest price first`);
  expect(await page.locator(".pick__name").allInnerTexts()).toEqual(picks);
  const prices = (await page.locator(".match .match__price").allInnerTexts()).map(numberIn);
  expect(prices).toEqual([...prices].sort((one, other) => one - other));
  const ranks = (await page.locator(".match__rank").allInnerTexts()).map(numberIn);
  expect(ranks).not.toEqual([...ranks].sort((one, other) => one - other));
  for (const stores of await page.locator(".match__links").allInnerTexts()) expect(stores).toMatch(/within 50 miles/);
});

test("a filter of matches that there is not is said with 400, and all matches are shown", async ({
  page,
  problems,
}, testInfo) => {
  problems.expect(/status of 400/);
  const response = await visit(page, `/mattress-finder/results/?${answers}&type=straw`, testInfo);
  expect(response?.status()).toBe(400);
  await expect(page.getByRole("alert")).toContainText("There’s no “straw” under “Type.”");
  await expect(page.locator(".match").first()).toBeVisible();
});
