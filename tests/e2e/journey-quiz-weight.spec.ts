import { expect, test } from "../support/browser";
import { visit } from "../support/journey";
import { goOn, option } from "../support/quiz-page";

/** The question of the match quiz about weight and height. */

test("an exact weight and a height are read as people type them, and the answers say them", async ({
  page,
}, testInfo) => {
  await visit(page, "/mattress-finder/quiz/?step=weight&recipient=me", testInfo);
  await page.getByLabel("Exact weight in pounds (optional)").fill("165 lb");
  await page.getByLabel("Height in feet and inches (optional)").fill("5’11”");
  await goOn(page);
  await page.waitForURL(/recipient=me&weight=130-180&pounds=165&height=71$/);
  const answers = page.getByRole("complementary", { name: "Your answers so far" });
  await expect(answers).toContainText("165 lb");
  await expect(answers).toContainText("5 ft 11 in");
  await expect(answers).not.toContainText("130 to 180 lb");
  await answers.getByRole("link", { name: "Change the height" }).click();
  await expect(option(page, "How much do you weigh?", "130 to 180 lb")).toBeChecked();
  await expect(page.getByLabel("Height in feet and inches (optional)")).toHaveValue("5 ft 11 in");
});

test("a weight from an old link stays chosen when its question is opened again", async ({ page }, testInfo) => {
  await visit(page, "/mattress-finder/quiz/?step=weight&recipient=me&age=35-49&weight=over-230", testInfo);
  await expect(option(page, "How much do you weigh?", "Over 230 lb")).toBeChecked();
  await goOn(page);
  await page.waitForURL(/step=size&.*weight=over-230/);
});
