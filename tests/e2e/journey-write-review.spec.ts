import type { Page, TestInfo } from "playwright/test";
import sharp from "sharp";
import { expect, test } from "../support/browser";
import { linkFor, runsScripts, signIn, visit } from "../support/journey";

/** A file as it is chosen on a page; of another color it is another picture. */
const file = async (name: string, background = "#d8c8b0") => ({
  name,
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

const photos = [
  ["A photo of your bed", "#d8c8b0"],
  ["Another photo", "#b0c8d8"],
] as const;

/** Reviews that people write: of a bed, signed out and signed in, and of a store. */

test.use({ viewport: { width: 1280, height: 900 } });

const main = (page: Page) => page.getByRole("main");
const press = (page: Page, name: string) => main(page).getByRole("button", { name }).click();
const words = "It holds my back up, which the one before did not. In July I sleep on top of the blanket.";

async function fillRating(page: Page, stars: string, title: string) {
  await page.getByRole("radio", { name: stars }).check();
  await page
    .getByRole("group", { name: /^Cooling/ })
    .getByLabel("2")
    .check();
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Your review").fill(words);
}

async function fillUse(page: Page) {
  await page.getByLabel(/How many months/).fill("14");
  await page.getByLabel(/What did you pay/).fill("$1,249");
  await page.getByRole("radio", { name: "Nothing" }).check();
}

test(
  "a bed is reviewed signed out: found by its name, saved step by step, confirmed by mail, changed and deleted",
  { tag: "@short" },
  async ({ page, problems }, testInfo: TestInfo) => {
    problems.expect(/status of 40[04]/);
    const email = `writer-${testInfo.project.name}-${testInfo.retry}@example.com`;
    await visit(page, "/review-mattress/", testInfo);
    await page.getByLabel("Brand or name of your bed").fill("casper");
    await press(page, "Find my bed");
    await page.waitForURL("**/review-mattress/?q=casper");
    const bed = main(page).getByRole("region", { name: "Is it one of these?" }).getByRole("link").first();
    const name = await bed.innerText();
    await bed.click();
    await page.waitForURL("**/review-mattress/?model=*");
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(`Review the ${name}`);
    // What is not right yet is saved all the same, under the draft's own address.
    await page.getByLabel("Title").fill("Firm, and warm in July");
    await press(page, "Save and continue");
    await page.waitForURL("**/draft/*/rating/?showErrors=1");
    await expect(page.getByRole("alert")).toContainText("Choose how many stars you give it");
    await expect(page.getByLabel("Title")).toHaveValue("Firm, and warm in July");
    const draft = new URL(page.url()).pathname;
    await fillRating(page, "4 stars", "Firm, and warm in July");
    await press(page, "Save and continue");
    await page.waitForURL("**/draft/*/use/");
    await page.getByLabel(/What did you pay/).fill("1,2,3");
    await press(page, "Save and continue");
    await expect(page.getByRole("alert")).toContainText("Enter how many months");
    await expect(page.getByLabel(/What did you pay/)).toHaveValue("1,2,3");
    await fillUse(page);
    // A closed tab loses nothing.
    await visit(page, draft, testInfo);
    await expect(page.getByLabel("Your review")).toHaveValue(words);
    await main(page)
      .getByRole("link", { name: /How you use it/ })
      .click();
    await page.waitForURL("**/use/");
    await fillUse(page);
    await press(page, "Save and continue");
    await page.waitForURL("**/draft/*/proof/");
    await press(page, "Add the receipt");
    await expect(page.getByRole("alert")).toContainText("or go on without one");
    await page.getByLabel("Receipt or order confirmation").setInputFiles(await file("receipt.jpg"));
    await press(page, "Add the receipt");
    await expect(main(page)).toContainText("We have 1 page of it");
    await main(page).getByRole("link", { name: "Continue" }).click();
    await page.waitForURL("**/draft/*/photo/");
    for (const [index, [label, color]] of photos.entries()) {
      await page.getByLabel(label).setInputFiles(await file("bed.jpg", color));
      await press(page, "Add the photo");
      await expect(page.getByRole("button", { name: `Remove photo ${index + 1}` })).toBeVisible();
    }
    await press(page, "Remove photo 1");
    await expect(page.getByRole("button", { name: "Remove photo 2" })).toHaveCount(0);
    // While it is sent both buttons say so.
    await expect(page.getByRole("button", { name: "Remove photo 1" })).toBeVisible();
    await expect(page.getByRole("img", { name: "Your bed, 1 of 1" })).toBeVisible();
    await main(page).getByRole("link", { name: "Continue" }).click();
    await page.waitForURL("**/draft/*/check/?next=1");
    await expect(main(page)).toContainText("$1,249");
    await expect(main(page).getByRole("region", { name: /^Receipt/ })).toContainText("Added, 1 page");
    await expect(main(page).getByRole("region", { name: /^Photos/ })).toContainText("1 photo");
    await press(page, "Send my review");
    await expect(page.getByRole("alert")).toContainText("Enter your email address");
    await page.getByLabel("Name to show").fill("Nora");
    await page.getByLabel("Email address").fill(email);
    await page.getByRole("checkbox", { name: /my own words/ }).check();
    await press(page, "Send my review");
    await page.waitForURL("**/review-mattress/thanks/?as=not-configured");
    const link = await linkFor(page, email);
    expect(link).toMatch(/^\/confirm-review\//);
    await visit(page, link, testInfo);
    await expect(main(page)).toContainText(name);
    await press(page, "Yes, send my review");
    await page.waitForURL("**/review-mattress/thanks/?as=confirmed");
    const own = await linkFor(page, email);
    expect(own).toMatch(/^\/your-reviews\//);
    await visit(page, own, testInfo);
    await expect(main(page)).toContainText("Waiting to be read");
    await press(page, "Change what you wrote");
    await page.waitForURL("**/draft/*/rating/");
    await page.getByLabel("Title").fill("Firm, and hot in July");
    await press(page, "Save and continue");
    await page.waitForURL("**/check/?next=1");
    await page.getByRole("checkbox", { name: /my own words/ }).check();
    await press(page, "Send my review");
    await page.waitForURL("**/thanks/**");
    await visit(page, own, testInfo);
    await expect(main(page).getByRole("heading", { name: "Firm, and hot in July" })).toBeVisible();
    await main(page).getByRole("link", { name: "Delete this review" }).click();
    await press(page, "Delete my review");
    await expect(page.getByRole("heading", { name: "Your review is deleted" })).toBeVisible();
    expect((await visit(page, own, testInfo))!.status()).toBe(404);
  },
);

test(
  "a store is reviewed signed in, from its page, and is in the account until it has been read",
  { tag: ["@short", "@scripted"] },
  async ({ page }, testInfo) => {
    await signIn(page, "holder@example.com", testInfo);
    await visit(page, "/review-mattress-store/?q=Boise", testInfo);
    await main(page).getByRole("region", { name: "Is it one of these?" }).getByRole("link").first().click();
    await page.waitForURL("**/review-mattress-store/?store=*");
    // Each run is another visit.
    const day = new Date(Date.UTC(2026, 9, (runsScripts(testInfo) ? 1 : 11) + testInfo.retry))
      .toISOString()
      .slice(0, 10);
    await page.getByLabel("When were you there?").fill(day);
    await page.getByRole("radio", { name: /No, I looked around/ }).check();
    await page.getByRole("radio", { name: "3 stars" }).check();
    await page.getByLabel("Title").fill("Many beds, one clerk");
    await page
      .getByLabel("Your review")
      .fill("We waited half an hour on a Saturday, and then nobody knew what it would cost.");
    await press(page, "Save and continue");
    await page.waitForURL("**/proof/");
    await main(page).getByRole("link", { name: "Continue without a receipt" }).click();
    await page.waitForURL("**/check/");
    await expect(page.getByLabel("Email address")).toHaveCount(0);
    await page.getByLabel("Name to show").fill("Casey");
    await page.getByRole("checkbox", { name: /my own words/ }).check();
    await press(page, "Send my review");
    await page.waitForURL("**/review-mattress-store/thanks/?as=account");
    await main(page).getByRole("link", { name: "your reviews" }).click();
    await page.waitForURL("**/your-reviews/");
    await expect(main(page).getByText("Waiting to be read").first()).toBeVisible();
  },
);

test("a bed that is not listed is reviewed under the name that was typed", async ({ page, problems }, testInfo) => {
  problems.expect(/status of 400/);
  await visit(page, "/review-mattress/?unlisted=yes", testInfo);
  await press(page, "Save and continue");
  await expect(page.getByRole("alert")).toContainText("Tell us what it’s called");
  await page.getByLabel("What’s it called?").fill("Grandma’s own <b>");
  await fillRating(page, "5 stars", "Soft as ever");
  await press(page, "Save and continue");
  await page.waitForURL("**/use/");
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Review the Grandma’s own <b>");
});
