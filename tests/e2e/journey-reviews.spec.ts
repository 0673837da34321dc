import type { Page } from "playwright/test";
import { expect, test } from "../support/browser";
import { runsScripts, visit } from "../support/journey";

/** What owners say: from a brand's page to one review, which is called useful and reported. */

test.use({ viewport: { width: 1280, height: 900 } });

const firstTitle = (page: Page) =>
  page.getByRole("main").getByRole("listitem").getByRole("heading", { level: 2 }).first();

test(
  "from a brand’s stars to the reviews that gave them, narrowed to sleepers alike, and to one of them",
  { tag: "@short" },
  async ({ page }, testInfo) => {
    await visit(page, "/mattresses/casper/", testInfo);
    const section = page.getByRole("region", { name: "Owner reviews of Casper" });
    await section.getByRole("link", { name: "5 stars" }).click();
    await page.waitForURL("**/mattress-reviews/?brand=casper&stars=5");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Owner reviews of Casper");
    const count = page.locator(".listing-head__count");
    const numberIn = (text: string) => Number(/\d+(?=\D*$)/.exec(text)?.[0]);
    const side = page.getByRole("navigation", { name: "Filter reviews" }).getByRole("link", { name: /^Side/ });
    const promised = numberIn(await side.innerText());
    expect(promised).toBeGreaterThan(0);
    await side.click();
    await page.waitForURL("**/mattress-reviews/?brand=casper&stars=5&position=side");
    await expect(count).toContainText(`${promised} review`);
    await expect(main.getByText(/, side sleeper/)).toHaveCount(Math.min(promised, 20));
    const title = firstTitle(page);
    const words = await title.innerText();
    await title.getByRole("link").click();
    await page.waitForURL("**/mattress-review/*/");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(words);
  },
);

test(
  "a review is called useful once, and that is taken back",
  { tag: ["@short", "@scripted"] },
  async ({ page }, testInfo) => {
    await visit(page, "/mattress-reviews/?sort=worst", testInfo);
    await firstTitle(page).getByRole("link").click();
    await page.waitForURL("**/mattress-review/*/");
    const said = page.getByRole("status").filter({ hasText: /helpful/i });
    const before = await said.innerText();
    await page.getByRole("button", { name: "Helpful", exact: true }).click();
    await expect(said).toContainText("Thanks.");
    await expect(said).toContainText(/\d+ (?:person|people) found this helpful/);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(said).toHaveText(`We’ve taken your vote back. ${before}`);
  },
);

test("a report needs a reason, keeps what was typed, and is thanked for", async ({ page, problems }, testInfo) => {
  problems.expect(/status of 400/);
  await visit(page, "/mattress-reviews/", testInfo);
  await firstTitle(page).getByRole("link").click();
  await page.getByRole("link", { name: "Report this review" }).click();
  await page.waitForURL("**/report/");
  await page.getByLabel(/Anything else/).fill("It’s an ad for <b>pillows</b>.");
  await page.getByRole("button", { name: "Send the report" }).click();
  const summary = page.getByRole("alert");
  await expect(summary).toContainText("Choose what’s wrong with this review");
  if (runsScripts(testInfo)) await expect(summary).toBeFocused();
  await expect(page.getByLabel(/Anything else/)).toHaveValue("It’s an ad for <b>pillows</b>.");
  await page.getByRole("radio", { name: /It advertises something/ }).check();
  await page.getByRole("button", { name: "Send the report" }).click();
  // Of one network one report is open: the mode that comes second is told that we have it.
  await page.waitForURL(/\/report\/\?sent=(?:yes|before)$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    page.url().endsWith("yes") ? "Thanks, we have your report" : "We have your report already",
  );
  await page.getByRole("link", { name: "Go back to the review" }).click();
  await page.waitForURL("**/mattress-review/*/");
});
