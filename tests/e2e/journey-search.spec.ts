import { expect, test } from "../support/browser";
import { typeInto, visit } from "../support/journey";

/** A query in a shopper's words, from the search bar of a phone to a bed that fits it, and to the list of all. */

test.use({ viewport: { width: 390, height: 844 } });

test(
  "“casper original queen under 1500” ends at a bed that fits, and at all of them",
  { tag: "@short" },
  async ({ page }, testInfo) => {
    await visit(page, "/", testInfo);
    await page.locator(".mobile-search > summary").click();
    const input = page.locator("#mobile-search");
    await typeInto(input, "casper original queen under 1500");
    await input.press("Enter");
    await page.waitForURL(/\/search\/\?q=casper%20original/);
    const main = page.getByRole("main");
    await expect(main).toContainText("a Casper bed called “original,”");
    for (const part of ["Casper", "queen", "under $1,500"]) {
      await expect(main.getByRole("link", { name: `Remove: ${part}` })).toBeVisible();
    }
    // The first bed begins within the first screen.
    const first = main.locator(".result h3 a").first();
    expect((await first.boundingBox())!.y).toBeLessThan(844);
    const price = await main.locator(".result__price").first().innerText();
    expect(Number(/^\$([\d,]+)/.exec(price)![1]!.replace(",", ""))).toBeLessThan(1500);
    expect(price).toContain("queen");

    const entry = main.locator(".bed-result").first();
    await expect(entry.locator("img")).toHaveCount(1);
    await expect(entry).toContainText(/of\s10, .*\$[\d,]+ queen.*(rating|stars).*Bedlark score.*Compare/s);

    const all = main.getByRole("link", { name: /^See .*queen Casper beds under \$1,500/ });
    const promised = /\d+/.exec(await all.innerText())![0];
    await all.click();
    await page.waitForURL(/\/mattress-models\/\?.*brand=casper/);
    await expect(page.locator("main [role=status]").first()).toContainText(promised);
    await page.goBack();
    await first.click();
    // At the size that was asked for.
    await page.waitForURL(/\/mattress-model\/casper-[\w-]+\/\?size=queen$/);
  },
);

test(
  "a misspelled word is corrected, and can be searched as typed; a part can be dropped",
  { tag: "@short" },
  async ({ page }, testInfo) => {
    await visit(page, "/search/?q=hybird%20queen", testInfo);
    const main = page.getByRole("main");
    await expect(main).toContainText("We found nothing for “hybird queen,” so here are results for “hybrid queen.”");
    await main.getByRole("link", { name: "Remove: hybrid" }).click();
    await page.waitForURL("**/search/?q=queen");
    await page.goBack();
    await main.getByRole("link", { name: "Search for “hybird queen” as typed" }).click();
    await page.waitForURL("**/search/?q=hybird%20queen&exact=true");
    await expect(main).toContainText("We couldn’t find anything");
    await main.getByRole("link", { name: "Go back to the full results" }).click();
    await expect(main.locator(".result").first()).toBeVisible();
  },
);

test("what a search finds is filtered and sorted as every list is", async ({ page }, testInfo) => {
  await visit(page, "/search/?q=hybrid%20queen", testInfo);
  await page.getByRole("main").getByRole("link", { name: "Filter and sort" }).click();
  await page.waitForURL(/\/mattress-models\/\?type=hybrid.*filters=open/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/filter/i);
});

test("a retailer leads to its stores near a place", async ({ page }, testInfo) => {
  await visit(page, "/search/?q=brookstead%20mattress", testInfo);
  await page.getByRole("main").getByRole("link", { name: "Brookstead Mattress", exact: true }).first().click();
  await page.waitForURL("**/mattress-stores/?retailer=brookstead-mattress");
  await page.getByLabel("ZIP code, or city and state").fill("Boise, ID");
  await page.getByRole("main").getByRole("button", { name: "Find stores" }).click();
  await page.waitForURL(/place=Boise.*retailer=brookstead-mattress|retailer=brookstead-mattress.*place=Boise/);
  const cards = page.locator(".store-card");
  await expect(cards.first()).toBeVisible();
  for (const text of await cards.allInnerTexts()) expect(text).toContain("Brookstead Mattress");
});

test("a place that was typed goes along: beds of its stores first, on their pages, and to the stores", async ({
  page,
}, testInfo) => {
  await visit(page, "/search/?q=back%20pain%20couple%20under%201500%20Denver", testInfo);
  const main = page.getByRole("main");
  const entries = main.locator(".bed-result");
  for (const text of await entries.allInnerTexts()) {
    expect(text).toMatch(/\d+ stores? near Denver, CO (has|have) it/);
  }
  await main.getByRole("link", { name: /^See all \d+ beds, starting with those near Denver, CO/ }).click();
  await page.waitForURL(/kind=model/);
  await expect(main).toContainText("We put beds in stores near Denver, CO first.");
  await expect(entries.first()).toContainText(/stores? near Denver, CO ha(s|ve) it/);
  const name = (await entries.first().locator("h3").innerText()).trim();
  await entries.first().locator("h3 a").click();
  await page.waitForURL(/\/mattress-model\/[\w-]+\/\?place=Denver,%20CO$/);
  await main.getByRole("link", { name: /^\d+ stores? within 25 miles of Denver, CO ha(s|ve) it$/ }).click();
  await page.waitForURL(/\/mattress-brands\/\?place=Denver,%20CO&models=/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    `Where to try the ${name} within 25 miles of Denver, CO`,
  );
  await expect(page.locator(".match-floors > li").first()).toContainText("Last seen there");

  // Another bed, from a list that knows no place: the visit does.
  await visit(page, "/mattress-models/", testInfo);
  await main.locator('a[href^="/mattress-model/"]').first().click();
  await page.waitForURL("**/mattress-model/*/");
  const stores = main.getByRole("link", { name: /stores? within 25 miles of Denver, CO ha(s|ve) it$/ });
  const none = main.getByText("No store within 25 miles of Denver, CO has it");
  await expect(stores.or(none).first()).toBeVisible();
});
