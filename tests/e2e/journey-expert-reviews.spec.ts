import { expect, test } from "../support/browser";
import { visit } from "../support/journey";

/** Somebody who has narrowed it down to a bed wants to know whether its brand says the truth, and who paid for the answer. */

test.use({ viewport: { width: 1280, height: 900 } });

test(
  "a bed that isn’t what its brand says is found, its results are read with instrument and day, and so is who pays",
  { tag: ["@short", "@scripted"] },
  async ({ page }, testInfo) => {
    await visit(page, "/expert-reviews/", testInfo);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Expert reviews");
    await page
      .getByRole("navigation", { name: "Filter tested beds" })
      .getByRole("link", { name: /^Firmer than the brand says/ })
      .click();
    await page.waitForURL("**/expert-reviews/?claim=firmer");
    const row = page.locator(".review-row").first();
    await expect(row).toContainText(/Firmer than the brand says\. .+ says [\d.]+\. We measured [\d.]+\sof\s10/);
    const name = await row.getByRole("heading").innerText();
    await row.getByRole("heading").getByRole("link").click();

    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${name}: our test`);
    const claims = page.getByRole("table", { name: /^Differences of less than/ });
    await expect(claims.getByRole("row", { name: /^Firmness/ })).toContainText(/Firmer by \d/);
    const results = page.getByRole("table", { name: /^A longer bar is better/ });
    await expect(results.getByRole("row", { name: /^Jolt on the other side/ })).toContainText(
      /[\d.]+\sm\/s².*[1-5]\.\d.*Accelerometer.*\d{4}/s,
    );
    await page.getByText("How the results make its place").click();
    await expect(page.getByRole("table", { name: /^Between the two ends/ })).toContainText(
      /All points, rounded: \d+(st|nd|rd|th) of \d+ beds tested( \(tied\))?/,
    );
    await expect(page.locator("#money")).toContainText(/How we got it.*Conflicts of interest.*What we’re paid/s);

    await page.locator("#measured").getByRole("link", { name: "How we test" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("How we test");
    await expect(page.getByRole("table", { name: "What one point of a score means" })).toContainText(
      "Motion isolation",
    );
  },
);

test("a tested bed’s own page and its brand’s lead to the test, and the test to both", async ({ page }, testInfo) => {
  await visit(page, "/mattresses/casper/", testInfo);
  const tested = page.locator("#expert-reviews").getByRole("listitem").filter({ hasText: "beds tested" });
  expect(await tested.count()).toBeGreaterThanOrEqual(2);
  await tested.first().getByRole("link").click();
  await page.waitForURL("**/expert-reviews/casper-*/");
  await expect(page.locator("#others").getByRole("link", { name: "What owners say about Casper" })).toHaveAttribute(
    "href",
    "/mattresses/casper/#reviews",
  );
  await page
    .locator("#others")
    .getByRole("link", { name: /^What’s inside the/ })
    .click();
  await page.waitForURL("**/mattress-model/casper-*/");
  await page.getByRole("link", { name: "See what we measured" }).click();
  await page.waitForURL("**/expert-reviews/casper-*/");
});
