import { request as contexts } from "playwright/test";
import { expect, test } from "../support/browser";
import { signIn, visit } from "../support/journey";
import { openFromAddresses } from "../support/neighbors";

/** Staff see what people look for, counted by the server alone: nothing of it depends on scripts or consent. */

const person =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1";

test(
  "staff read what was opened and searched for without results today, and take it along as a file",
  { tag: ["@short", "@scripted"] },
  async ({ page, baseURL }, testInfo) => {
    // Another word in each mode, so that each finds its own.
    const word = testInfo.project.name === "javascript-on" ? "xyzzyscripts" : "xyzzyplain";
    const people = await contexts.newContext({ baseURL, userAgent: person });
    for (let time = 0; time < 10; time += 1) {
      await people.get("/guides/mattress-types/");
      // Somebody who repeats a word is one visitor.
      await people.get("/search/?q=xyzzyalone");
    }
    await openFromAddresses(`${baseURL}/search/?q=${word}`, 10, person);
    await people.get("/search/?q=nobody%40example.com");
    await people.dispose();

    await signIn(page, "staff@example.com", testInfo);
    await visit(page, "/admin/figures/", testInfo);
    const main = page.getByRole("main");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Figures");
    await main.getByRole("link", { name: "See today so far" }).click();
    await page.waitForURL("**/admin/figures/?days=1");
    await expect(main.getByRole("link", { name: "Today so far", exact: true })).toHaveAttribute("aria-current", "page");
    const region = (name: string) => main.getByRole("region", { name, exact: true });
    await expect(region("Guides").getByRole("link", { name: /mattress types/i })).toBeVisible();
    await expect(region("Searches that found nothing").getByRole("row", { name: word })).toContainText("10");
    await expect(main).not.toContainText("nobody");
    await expect(main).not.toContainText("xyzzyalone");
    await expect(region("Kinds of pages").getByRole("row", { name: /^Guides, expert reviews/ })).toBeVisible();

    const [file] = await Promise.all([
      page.waitForEvent("download"),
      main.getByRole("link", { name: "Download these figures as a CSV file" }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^figures-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/);

    await main.getByRole("link", { name: "28 days" }).click();
    await page.waitForURL("**/admin/figures/?days=28");
    await expect(main).toContainText("today isn’t among them until it’s over");
  },
);

test("somebody else is not let in", async ({ page, problems }, testInfo) => {
  problems.expect(/status of 403/);
  await signIn(page, "sleeper@example.com", testInfo);
  const answer = await visit(page, "/admin/figures/", testInfo);
  expect(answer?.status()).toBe(403);
});
