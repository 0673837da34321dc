import type { Locator, Page } from "playwright/test";
import { expect, test } from "../support/browser";
import { visit } from "../support/journey";

/** What a list says of itself after each filter and sort, to those who do not see it change. */

test.use({ viewport: { width: 1440, height: 900 } });

const count = (page: Page) => page.locator(".listing-head__count");

const lists: [what: string, path: string, sorts: string, sort: string, said: RegExp][] = [
  ["brands", "/mattresses/", "Sort brands", "Price", /^[\d,]+ brands.*, sorted by price$/],
  [
    "mattresses",
    "/mattress-models/",
    "Sort mattresses",
    "Price: low to high",
    /^[\d,]+ mattresses.*, sorted by price: low to high, prices for a /,
  ],
  ["online discounts", "/mattress-deals/", "Sort deals", "Savings", /^[\d,]+ deals.*, sorted by savings$/],
  ["cash back offers", "/cashback-deals/", "Sort offers", "Brand", /^[\d,]+ offers.*, sorted by brand$/],
  [
    "stores",
    "/mattress-stores/?place=Los%20Angeles,%20CA",
    "Sort stores",
    "Name",
    /^[\d,]+ stores.*, sorted by name, within 25 miles$/,
  ],
];

/** Whether the status put its words there anew, which is what a screen reader tells of, also when they are the same. */
async function saidAnew(status: Locator, change: () => Promise<void>) {
  await status.evaluate((element) => {
    element.dataset.said = "0";
    new MutationObserver((changes) => {
      const come = changes.some(({ addedNodes, type }) => addedNodes.length > 0 || type === "characterData");
      if (come) element.dataset.said = String(Number(element.dataset.said) + 1);
    }).observe(element, { childList: true, characterData: true, subtree: true });
  });
  await change();
  await expect(status).not.toHaveAttribute("data-said", "0");
}

for (const [what, path, sorts, sort, said] of lists) {
  test(`a changed sort of ${what} is said`, { tag: ["@scripts", "@short"] }, async ({ page }, testInfo) => {
    await visit(page, path, testInfo);
    const link = page.getByRole("navigation", { name: sorts }).getByRole("link", { name: sort, exact: true });
    await saidAnew(count(page), () => link.click());
    await expect(count(page)).toHaveText(said);
    await expect(count(page)).toHaveRole("status");
    await expect(link).toBeFocused();
  });
}

test(
  "a filter is said, and so is one that leaves the list as it was",
  { tag: "@scripts" },
  async ({ page }, testInfo) => {
    await visit(page, "/mattress-models/?type=hybrid", testInfo);
    const filters = page.getByRole("navigation", { name: /^Filter/ });
    await saidAnew(count(page), () =>
      filters
        .getByRole("link", { name: /^Memory foam/ })
        .first()
        .click(),
    );
    const before = (await count(page).textContent()) ?? "";
    await saidAnew(count(page), () => page.getByRole("link", { name: "List", exact: true }).click());
    await expect(count(page)).toHaveText(before);
  },
);
