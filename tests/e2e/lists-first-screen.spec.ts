import { expect, test } from "../support/browser";
import { visit } from "../support/journey";

/** Where the first entry of a list begins, filters and all: within the first screen of a phone and of a small desktop. */

const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

const lists: [what: string, path: string, entry: string][] = [
  ["mattresses", "/mattress-models/", ".mattress-card"],
  ["mattresses in a table", "/mattress-models/?view=list", ".mattress-table tbody tr"],
  [
    "mattresses with many filters",
    "/mattress-models/?type=hybrid,latex-hybrid&firmness=medium,medium-firm&price=750-1250,1250-2000&trial=100-nights&sort=price,trial",
    ".mattress-card",
  ],
  ["brands", "/mattresses/", ".brand-row:not(.brand-row--columns)"],
  ["online discounts", "/mattress-deals/", ".deal-row"],
  ["cash back offers", "/cashback-deals/", ".cashback-row"],
  ["expert reviews", "/expert-reviews/", ".review-row"],
  ["stores around a ZIP", "/mattress-stores/?place=83702", ".store-card"],
  ["stores around a large city", "/mattress-stores/?place=Los%20Angeles,%20CA&radius=50&discount=true", ".store-card"],
  ["search results", "/search/?q=casper", ".result"],
  ["models of the index", "/mattress-model/", ".index__entries li"],
];

for (const [what, path, entry] of lists) {
  test(`the first entry begins on the first screen: ${what}`, { tag: "@styles" }, async ({ page }, testInfo) => {
    for (const window of windows) {
      await page.setViewportSize(window);
      await visit(page, path, testInfo);
      const box = await page.locator("main").locator(entry).first().boundingBox();
      console.info(`first entry, ${what}, ${window.width} wide: ${Math.round(box?.y ?? Infinity)}`);
      expect(box?.y, `${window.width} wide`).toBeLessThan(window.height);
    }
  });
}
