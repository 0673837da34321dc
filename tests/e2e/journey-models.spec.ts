import type { Page } from "playwright/test";
import { expect, test } from "../support/browser";
import { visit } from "../support/journey";

/** Through the mattresses sold online: by filter and sort to page 3 and back, out of an empty list, and into prices. */

test.use({ viewport: { width: 1280, height: 900 } });

const count = (page: Page) => page.locator(".listing-head__count");
const names = (page: Page) => page.locator(".mattress-card h2").allInnerTexts();
const numberIn = (text: string | undefined) => Number(/[\d,]+/.exec(text ?? "")?.[0].replaceAll(",", ""));

test(
  "a filter and a sort of two keys hold on page 3, and going back brings the list as it was",
  { tag: "@short" },
  async ({ page }, testInfo) => {
    await visit(page, "/mattress-models/", testInfo);
    const filters = page.getByRole("navigation", { name: "Filter mattresses" });
    const hybrid = filters.getByRole("link", { name: /^Hybrid/ });
    const promised = numberIn(/[\d,]+\D*$/.exec(await hybrid.innerText())?.[0]);
    await hybrid.click();
    await page.waitForURL("**/mattress-models/?type=hybrid");
    await expect(count(page)).toContainText(`${promised} mattresses`);

    await page
      .getByRole("navigation", { name: "Sort mattresses" })
      .getByRole("link", { name: "Price: low to high" })
      .click();
    await page.waitForURL("**/?type=hybrid&sort=price");
    await expect(page.getByText("Lowest price first, then by name.")).toBeVisible();
    await page.getByText("Then sort by", { exact: true }).click();
    await page.getByRole("navigation", { name: "Then sort by" }).getByRole("link", { name: "Longest trial" }).click();
    await page.waitForURL("**/?type=hybrid&sort=price,trial");
    await expect(page.getByText("Lowest price first, then longest trial first, then by name.")).toBeVisible();

    const first = await names(page);
    for (const number of [2, 3]) {
      await page
        .getByRole("navigation", { name: "Pages of mattresses" })
        .getByRole("link", { name: "Next page" })
        .click();
      await page.waitForURL(`**/?type=hybrid&sort=price,trial&page=${number}`);
      await expect(count(page)).toContainText(`page ${number} of`);
    }
    const third = await names(page);
    expect(third.filter((name) => first.includes(name))).toEqual([]);
    expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toMatch(
      /\/mattress-models\/\?type=hybrid&page=3$/,
    );
    const prices = (await page.locator(".price-now__figure").allInnerTexts()).map(numberIn);
    expect(prices).toEqual([...prices].sort((one, other) => one - other));

    await page.goBack();
    await page.goBack();
    await expect(count(page)).toContainText("page 1 of");
    await expect.poll(() => names(page)).toEqual(first);
  },
);

test("a list that comes up empty says which filter to remove, and removing it brings mattresses back", async ({
  page,
}, testInfo) => {
  await visit(page, "/mattress-models/?type=adjustable-air&price=under-750", testInfo);
  await expect(page.getByRole("heading", { name: "No mattresses fit all of these filters" })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await page.getByRole("link", { name: "Remove “Under $750”" }).click();
  await page.waitForURL("**/mattress-models/?type=adjustable-air");
  await expect(count(page)).toContainText(/^[1-9]/);
  expect((await names(page)).length).toBeGreaterThan(0);
});

test("one size changes all prices, and the list is there to be read line by line", async ({ page }, testInfo) => {
  await visit(page, "/mattress-models/", testInfo);
  const queen = await page.locator(".price-now").first().innerText();
  expect(queen).toContain("queen");
  await page
    .getByRole("navigation", { name: "Filter mattresses" })
    .getByRole("link", { name: /^Twin XL/ })
    .click();
  await page.waitForURL("**/?size=twin-xl");
  await expect(page.locator(".price-now").first()).toContainText("twin XL");
  expect(await page.locator(".price-now").allInnerTexts()).not.toContain(queen);
  await page.getByRole("navigation", { name: "View" }).getByRole("link", { name: "List" }).click();
  await page.waitForURL("**/?size=twin-xl&view=list");
  await expect(page.getByRole("table", { name: /Prices for a twin XL/ }).getByRole("row")).toHaveCount(25);
});

test(
  "an address that asks for what does not exist is answered with 400 and says what",
  { tag: "@short" },
  async ({ page, problems }, testInfo) => {
    problems.expect(/status of 400/);
    const response = await visit(page, "/mattress-models/?type=straw&sort=luck", testInfo);
    expect(response?.status()).toBe(400);
    await expect(page.getByRole("alert")).toContainText("There’s no “straw” under “Type.”");
    await expect(page.getByRole("alert")).toContainText("There’s no “luck” under “Sort by.”");
  },
);

test("each list has one address, and pages past the end are not found", async ({ request }) => {
  const first = await request.get("/mattress-models/?type=hybrid&page=1", { maxRedirects: 0 });
  expect([first.status(), first.headers().location]).toEqual([301, "/mattress-models/?type=hybrid"]);
  for (const page of ["0", "999", "two"]) {
    expect((await request.get(`/mattress-models/?page=${page}`)).status(), page).toBe(404);
  }
});

test("the prices of another size are drawn, and stand in the table beside the drawing", async ({ page }, testInfo) => {
  await visit(page, "/mattress-models/?sort=saving", testInfo);
  await page.locator(".mattress-card h2 a").first().click();
  await page.waitForURL("**/mattress-model/**");
  const prices = page.locator("#prices");
  await expect(prices.getByRole("img", { name: /^Prices we’ve seen for the .*, queen/ })).toBeVisible();
  await prices
    .getByRole("navigation", { name: "Size for the price history" })
    .getByRole("link", { name: "Twin", exact: true })
    .click();
  await page.waitForURL("**/?size=twin#prices");
  await expect(prices.getByRole("heading", { name: "What a twin has cost" })).toBeVisible();
  await expect(prices.getByRole("img", { name: /^Prices we’ve seen for the .*, twin/ })).toBeVisible();
  await prices.getByText(/^See (all \d+ prices|the 1 price) in a table$/).click();
  const table = prices.getByRole("table", { name: "Prices we’ve seen for a twin, newest first" });
  const now = await prices.locator("p strong").first().innerText();
  await expect(table.getByRole("row").nth(1)).toContainText(now);
});

test(
  "the long tables of a bed are folded in a narrow window alone, below headings that links lead to",
  { tag: "@styles" },
  async ({ page }, testInfo) => {
    await visit(page, "/mattress-models/?type=hybrid", testInfo);
    const path = await page.locator(".mattress-card h2 a").first().getAttribute("href");
    const layers = page.getByRole("table", { name: /^Layers of / });
    const fold = page.getByText("Every layer in figures", { exact: true });
    await visit(page, `${path}#construction`, testInfo);
    await expect(layers).toBeVisible();
    await expect(fold).toBeHidden();

    await page.setViewportSize({ width: 320, height: 700 });
    await visit(page, `${path}#construction`, testInfo);
    await expect(page.getByRole("heading", { name: "What’s inside" })).toBeInViewport();
    await expect(layers).toBeHidden();
    // The names of the numbers in the drawing.
    await expect(page.locator(".construction-key li").first()).toBeVisible();
    await fold.click();
    await expect(layers).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  },
);
