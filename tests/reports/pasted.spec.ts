import type { Page } from "playwright/test";
import { expect, test } from "../support/browser";
import { runsScripts, visit } from "../support/journey";
import { reports } from "./reports";

/** What people paste: texts that are longer than a field takes, and amounts as receipts have them. */

test.use({ viewport: { width: 1280, height: 900 } });

const main = (page: Page) => page.getByRole("main");

test.describe(reports.cutPaste, () => {
  test("a text that is longer than it may be stays whole, and its length is said", async ({
    page,
    problems,
  }, testInfo) => {
    problems.expect(/status of 400/);
    await visit(page, "/contact/", testInfo);
    await main(page).getByLabel("Email address").fill("nora@example.com");
    const field = main(page).getByLabel("Your message");
    const most = 5000;
    const text = "x ".repeat(most);
    await field.fill(text);
    if (runsScripts(testInfo)) await expect(main(page).getByText(/^[\d,]+ characters over the limit/)).toBeVisible();
    await main(page).getByRole("button", { name: "Send it" }).click();
    await expect(page.getByRole("alert")).toContainText(/characters/);
    await expect(field).toHaveValue(text);
  });
});

test.describe(reports.hundredfoldBudget, () => {
  for (const [typed, read] of [
    ["150.00", "150"],
    ["$1,299.00", "1299"],
    ["USD 1,299.00", "1299"],
  ] as const)
    test(`a budget of “${typed}” is read as ${read} dollars, typed or pasted`, async ({ page }, testInfo) => {
      for (const pasted of [false, true]) {
        await visit(page, "/mattress-finder/quiz/?step=budget&recipient=me", testInfo);
        const field = page.locator("#budgetRange");
        if (pasted) await field.fill(typed);
        else if (typed.startsWith("U")) continue;
        else await field.pressSequentially(typed);
        await page.getByRole("button", { name: "Continue" }).click();
        await page.waitForURL(
          (url) => url.searchParams.get("budgetRange") === read && !url.searchParams.has("answered"),
        );
      }
    });
});

test.describe(reports.unreadAmount, () => {
  test("a pasted budget that can’t be read is said to be so, and one with signs that nobody sees is read", async ({
    page,
    problems,
  }, testInfo) => {
    problems.expect(/status of 400/);
    const wrong = page.getByText(/Enter (?:an amount in whole dollars|the most you’d spend)/);
    for (const pasted of ["1.299,00 €", "about 1300", "1299⁹⁹"]) {
      await visit(page, "/mattress-finder/quiz/?step=budget&recipient=me", testInfo);
      const field = page.locator("#budgetRange");
      await field.fill(pasted);
      // With scripts at once, else by the server.
      if (!runsScripts(testInfo)) await page.getByRole("button", { name: "Continue" }).click();
      await expect(wrong.first()).toBeVisible();
      await expect(field).toHaveValue(pasted);
    }
    for (const pasted of ["\u202a$1,299.00\u202c", "＄１２９９", "$\u00a01,299"]) {
      await visit(page, "/mattress-finder/quiz/?step=budget&recipient=me", testInfo);
      await page.locator("#budgetRange").fill(pasted);
      await expect(wrong).toHaveCount(0);
      await page.getByRole("button", { name: "Continue" }).click();
      await page.waitForURL((url) => url.searchParams.get("budgetRange") === "1299");
    }
  });
});
