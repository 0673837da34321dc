import type { Page } from "playwright/test";
import { expect, test } from "../support/browser";
import { runsScripts, visit } from "../support/journey";

/** What shoppers say of stores: from the stores around a place to one review, which is called useful and reported. */

const firstTitle = (page: Page) =>
  page.getByRole("main").getByRole("listitem").getByRole("heading", { level: 2 }).first();

test.use({ viewport: { width: 1280, height: 900 } });

test(
  "from the best rated store near a place, by a bar, to one review of it that is useful",
  { tag: ["@short", "@scripted"] },
  async ({ page }, testInfo) => {
    await visit(page, "/mattress-stores/?place=Chicago,%20IL", testInfo);
    await page.getByRole("link", { name: "Rating", exact: true }).click();
    await page.waitForURL("**sort=rating");
    const stars = page
      .locator(".store-list > li")
      .first()
      .getByRole("link", { name: /of 5 stars/ });
    const average = /[\d.]+/.exec(await stars.innerText())![0];
    await stars.click();
    await page.waitForURL("**/mattress-stores/*/#reviews");
    const section = page.getByRole("region", { name: "What shoppers say" });
    await expect(section.locator(".ratings__average")).toContainText(average);
    await expect(section.getByRole("listitem")).toHaveCount(3);
    const row = section.getByRole("row", { name: /^5 stars/ });
    const [, promised] = /5 stars\s+(\d+)/.exec(await row.innerText())!;
    await row.getByRole("link").click();
    await page.waitForURL("**/store-reviews/?store=*&stars=5");
    await expect(page.locator(".listing-head__count")).toContainText(`${promised} review`);
    const title = firstTitle(page);
    const words = await title.innerText();
    await title.getByRole("link").click();
    await page.waitForURL(/\/store-reviews\/\d+\/$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words);
    const said = page.getByRole("status").filter({ hasText: /helpful/i });
    const before = await said.innerText();
    await page.getByRole("button", { name: "Helpful", exact: true }).click();
    await expect(said).toContainText(/Thanks\. \d+ (?:person|people) found this helpful/);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(said).toHaveText(`We’ve taken your vote back. ${before}`);
  },
);

test("a store’s name leads to what shoppers say of all its stores, and a report needs a reason", async ({
  page,
  problems,
}, testInfo) => {
  problems.expect(/status of 400/);
  await visit(page, "/reviews/", testInfo);
  const stores = page.getByRole("region", { name: "By store" });
  const retailer = stores.getByRole("rowheader").getByRole("link").first();
  const name = await retailer.innerText();
  await retailer.click();
  await page.waitForURL("**/store-reviews/?retailer=*");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Reviews of ${name}`);
  await firstTitle(page).getByRole("link").click();
  await page.getByRole("link", { name: "Report this review" }).click();
  await page.waitForURL("**/report/");
  await page.getByLabel(/Anything else/).fill("It’s about another store.");
  await page.getByRole("button", { name: "Send the report" }).click();
  const summary = page.getByRole("alert");
  await expect(summary).toContainText("Choose what’s wrong with this review");
  if (runsScripts(testInfo)) await expect(summary).toBeFocused();
  await expect(page.getByLabel(/Anything else/)).toHaveValue("It’s about another store.");
  await page.getByRole("radio", { name: /It isn’t about the store/ }).check();
  await page.getByRole("button", { name: "Send the report" }).click();
  // Of one network one report is open: the mode that comes second is told that we have it.
  await page.waitForURL(/\/report\/\?sent=(?:yes|before)$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    page.url().endsWith("yes") ? "Thanks, we have your report" : "We have your report already",
  );
});
