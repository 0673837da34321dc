import { expect, test } from "../support/browser";
import { visit } from "../support/journey";

/** From a word with a slip in it to the layers and the prices of a bed, and through the list of brands. */

test.use({ viewport: { width: 1280, height: 900 } });

test(
  "a misspelled search leads to the brand, a model of it, its layers and its prices",
  { tag: "@short" },
  async ({ page }, testInfo) => {
    await visit(page, "/", testInfo);
    await page.locator("#home-search").fill("stearnes and foster");
    await page.locator("#home-search").press("Enter");
    await page.waitForURL("**/search/?q=stearnes%20and%20foster");
    // The address changes before the page does, and the home page has links of the same name.
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Results for");
    await page.getByRole("main").getByRole("link", { name: "Stearns & Foster", exact: true }).click();
    await page.waitForURL("**/mattresses/stearns-foster/");
    await expect(page.locator("#expert-reviews")).toBeVisible();
    await expect(page.locator("#reviews")).toBeVisible();
    await expect(page.getByText("reviews and posts are made up").first()).toBeVisible();

    const model = page.locator('#models a[href^="/mattress-model/"]').first();
    const name = (await model.innerText()).trim();
    await model.click();
    await page.waitForURL("**/mattress-model/**");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
    await expect(page.getByRole("img", { name: /layers/i }).first()).toBeVisible();
    const prices = page.getByRole("table").filter({ hasText: "Queen" });
    await expect(prices.getByText(/^\$\d/).first()).toBeVisible();
  },
);

test(
  "facets narrow the list of brands by exactly the count they promise, and can be taken back",
  { tag: "@short" },
  async ({ page }, testInfo) => {
    await visit(page, "/mattresses/", testInfo);
    const count = page.locator(".listing__count, [role=status]").first();
    const all = Number(/\d+/.exec(await count.innerText())?.[0]);
    const facet = page.locator('a[href*="type=latex-hybrid"]').first();
    const promised = Number(/(\d+)\D*$/.exec(await facet.innerText())?.[1]);
    expect(promised).toBeGreaterThan(0);
    expect(promised).toBeLessThan(all);
    await facet.click();
    await page.waitForURL(/type=latex-hybrid/);
    await expect(count).toContainText(String(promised));
    await page.getByRole("link", { name: "Price", exact: true }).click();
    await page.waitForURL(/sort=price/);
    await expect(count).toContainText(String(promised));
    expect(new URL(page.url()).searchParams.get("type")).toBe("latex-hybrid");
    await page
      .getByRole("link", { name: /clear|remove all/i })
      .first()
      .click();
    await expect(count).toContainText(String(all));
  },
);

test("lists go on to further pages; a page past the end is not found", async ({
  page,
  request,
  problems,
}, testInfo) => {
  problems.expect(/404/);
  await visit(page, "/mattress-model/", testInfo);
  const first = await page.getByRole("main").getByRole("link").allInnerTexts();
  await page.getByRole("navigation", { name: /pages/i }).getByRole("link", { name: /next/i }).click();
  await page.waitForURL("**/mattress-model/?page=2");
  await expect.poll(() => page.getByRole("main").getByRole("link").allInnerTexts()).not.toEqual(first);
  expect((await request.get("/mattress-model/?page=999")).status()).toBe(404);
  const redirected = await request.get("/mattress-model/?page=1", { maxRedirects: 0 });
  expect([redirected.status(), new URL(redirected.headers().location ?? "", page.url()).pathname]).toEqual([
    301,
    "/mattress-model/",
  ]);
});

test("anchors of a brand page lead to its expert review and its owner reviews", async ({ page }, testInfo) => {
  for (const anchor of ["expert-reviews", "reviews"]) {
    await visit(page, `/mattresses/saatva/#${anchor}`, testInfo);
    await expect(page.locator(`#${anchor}`)).toBeInViewport();
  }
});
