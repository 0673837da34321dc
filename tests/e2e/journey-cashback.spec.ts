import { readFileSync } from "node:fs";
import type { Page, TestInfo } from "playwright/test";
import { dayOf } from "#contracts/us-days";
import { expect, test } from "../support/browser";
import { mailedPath, runsScripts, staffBeside, visit } from "../support/journey";

/** A claim from the offer's link to paid, with a question and an appeal on the way, on a site without a mail server. */

test.use({ viewport: { width: 1280, height: 900 } });

const press = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true }).click();

async function decide(staff: Page, id: string, action: string, more: { note?: string; reason?: string } = {}) {
  await staff.goto(`${new URL(staff.url()).origin}/admin/claims/${id}/`);
  if (more.note !== undefined) await staff.getByLabel("What the claimant reads").fill(more.note);
  if (more.reason !== undefined) await staff.getByLabel(more.reason).check();
  await press(staff, action);
  await expect(staff.getByText("Saved, and the claimant is told")).toBeVisible();
}

const today = () => dayOf(new Date());

async function fillPurchase(page: Page, invoice: string) {
  await page.getByLabel("Which mattress did you buy?").fill("Original, queen");
  await page.getByLabel("Invoice number").fill(invoice);
  await page.getByLabel("Date you bought it").fill(today());
  await page.getByLabel("What you paid for the mattress").fill("9,999");
}

test(
  "a claim from the offer's link to paid, with a question and an appeal on the way",
  { tag: "@short" },
  async ({ page, problems }, testInfo: TestInfo) => {
    test.slow();
    problems.expect(/status of 40[09]/);
    const name = `${testInfo.project.name}-${testInfo.retry}-${Date.now()}`;
    const email = `claimant-${name}@example.com`;
    await visit(page, "/cashback/", testInfo);
    await page
      .getByRole("link", { name: /^Claim for/ })
      .first()
      .click();
    await page.waitForURL(/-cash-back\/$/);

    // What is wrong is said beside its field, and what was typed stays.
    await page.getByLabel("Invoice number").fill(`INV ${name}`);
    await press(page, "Save and continue");
    await expect(page.getByRole("alert")).toContainText("Enter which mattress you bought");
    await expect(page.getByLabel("Invoice number")).toHaveValue(`INV ${name}`);
    await fillPurchase(page, `INV ${name}`);
    await press(page, "Save and continue");
    await page.waitForURL("**/proof/");

    await press(page, "Save and continue");
    await expect(page.getByRole("alert")).toContainText("Choose a photo or a PDF of your receipt");
    await page.getByLabel("Your receipt").setInputFiles("docs/home.png");
    await press(page, "Save and continue");
    await page.waitForURL("**/payment/");

    await page.getByLabel("Bank transfer").check();
    await page.getByLabel("Name on the account or the check").fill("Nora Field");
    await page.getByLabel("Checking").check();
    await page.getByLabel("Routing number").fill("123456789");
    await page.getByLabel("Account number").fill("0001234567890");
    await press(page, "Save and continue");
    await expect(page.getByLabel("Routing number")).toHaveAccessibleDescription(/aren’t a valid one/);
    await expect(page.getByLabel("Account number")).toHaveValue("");
    await page.getByLabel("Routing number").fill("011000015");
    await page.getByLabel("Account number").fill("0001234567890");
    await press(page, "Save and continue");
    await page.waitForURL("**/send/");

    await expect(page.getByText("checking account ending in 7890")).toBeVisible();
    await page.getByLabel("Email address").fill(email);
    await page.getByLabel("Phone number").fill("555-0147");
    await page.getByLabel("What I’ve told you is true").check();
    await press(page, "Send my claim");
    await expect(page.getByLabel("Phone number")).toHaveAccessibleDescription(/10 digits/);
    await page.getByLabel("Phone number").fill("(208) 555-0147");
    await press(page, "Send my claim");
    await page.waitForURL("**/cashback/thanks/**");

    const staff = await staffBeside(page);
    await visit(page, await mailedPath(staff, email), testInfo);
    await press(page, "Confirm and send my claim");
    await page.waitForURL("**/cashback/claim/**");
    const claim = new URL(page.url()).pathname;
    await expect(page.getByText("We have your claim")).toBeVisible();
    await expect(page.getByText(/You’ll hear from us by/)).toBeVisible();
    const id = /Claim (\d+)/.exec(await page.getByText(/^Claim \d+: Original/).innerText())![1]!;

    await decide(staff, id, "Ask the claimant", { note: "Which size is it?" });
    await visit(page, claim, testInfo);
    await expect(page.getByText("Which size is it?").first()).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Answer", exact: true }).click();
    await page.getByLabel("Your answer").fill("The queen, as on the invoice.");
    await press(page, "Send my answer");
    await expect(page.getByText("We have your answer")).toBeVisible();

    await decide(staff, id, "Ask the store to confirm it");
    await decide(staff, id, "Decline it", { reason: "Bed returned or swapped" });
    await visit(page, claim, testInfo);
    await expect(page.getByText(/returned the mattress or swapped it/)).toBeVisible();
    await page.getByRole("link", { name: "Appeal this decision" }).click();
    await page.getByLabel("Why is our decision wrong?").fill("I kept it. The store swapped the topper.");
    await press(page, "Send my appeal");
    await expect(page.getByText("We have your appeal")).toBeVisible();

    await staff.goto(`${new URL(staff.url()).origin}/admin/claims/${id}/`);
    await expect(staff.getByText("You declined this claim, so a colleague decides about its appeal.")).toBeVisible();
    const colleague = await staffBeside(page, "super@example.com");
    await decide(colleague, id, "Grant the appeal", { note: "You did." });
    await colleague.context().close();
    await decide(staff, id, "Approve it");
    await visit(page, claim, testInfo);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Approved");
    await expect(page.getByText(/^\$\d[\d,.]* approved$/)).toBeVisible();

    // Paid before its day, since no test can wait for a week.
    await staff.goto(`${new URL(page.url()).origin}/admin/claims/payments/`);
    await staff.getByLabel(/^One claim before its day/).fill(id);
    await press(staff, "Pay what is due");
    await expect(staff.getByText("1 claim is paid")).toBeVisible();
    await visit(page, claim, testInfo);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Paid");
    await expect(page.getByText(/^\$\d[\d,.]* paid$/)).toBeVisible();
    await expect(page.locator(".step-line")).toHaveCount(1);
    await expect(page.locator(".step-list > li")).toHaveCount(9);
    await staff.context().close();
    if (!runsScripts(testInfo)) return;

    // The same invoice again is told so, and what was typed stays.
    await visit(page, "/cashback/", testInfo);
    await page
      .getByRole("link", { name: /^Claim for/ })
      .first()
      .click();
    await page.waitForURL(/-cash-back\/$/);
    await fillPurchase(page, `inv-${name}`);
    await press(page, "Save and continue");
    await expect(page.getByRole("alert")).toContainText("There’s a claim for this invoice already");
    await expect(page.getByLabel("Invoice number")).toHaveValue(`inv-${name}`);
  },
);

test(
  "what is due is paid by one press, into a file for the accountant; nobody else gets there",
  { tag: ["@short", "@scripted"] },
  async ({ page, problems }, testInfo) => {
    problems.expect(/status of 403/);
    await visit(page, "/cashback/", testInfo);
    const staff = await staffBeside(page);
    const origin = new URL(page.url()).origin;
    await staff.goto(`${origin}/admin/claims/payments/`);
    await press(staff, "Pay what is due");
    await expect(staff.getByText(/claims? (is|are) paid|Nothing was due/)).toBeVisible();
    await expect(staff.getByText("Nothing is due today.")).toBeVisible();
    await expect(staff.getByText("so only staff who handle payments can download them")).toBeVisible();
    await expect(staff.getByRole("link", { name: /Download the payment file/ })).toHaveCount(0);
    await staff.context().close();
    const accountant = await staffBeside(page, "super@example.com");
    await accountant.goto(`${origin}/admin/claims/payments/`);
    const download = accountant.waitForEvent("download");
    await accountant
      .getByRole("link", { name: /Download the payment file/ })
      .first()
      .click();
    expect((await download).suggestedFilename()).toMatch(/^cash-back-payments-\d+\.csv$/);
    // Excel reads the accents by these bytes.
    expect([...readFileSync(await (await download).path()).subarray(0, 4)]).toEqual([0xef, 0xbb, 0xbf, 0x22]);
    await accountant
      .getByRole("link", { name: /^The accountant has it/ })
      .first()
      .click();
    await expect(accountant.getByText(/If you do nothing, that happens on/)).toBeVisible();
    await press(accountant, "The accountant has it");
    await expect(accountant.getByText("The file has no whole account numbers anymore")).toBeVisible();
    await expect(accountant.getByText("The last four digits").first()).toBeVisible();
    await accountant.context().close();
    await visit(page, "/admin/claims/", testInfo);
    expect(new URL(page.url()).pathname).toBe("/signin/");
  },
);

test("a code from a store fills in part of the claim; another one is told kindly", async ({
  page,
  problems,
}, testInfo) => {
  problems.expect(/status of 400/);
  await visit(page, "/cashback-code/", testInfo);
  await page.getByLabel("Code from the store").fill("no such code");
  await press(page, "Go to my claim");
  await expect(page.getByLabel("Code from the store")).toHaveAccessibleDescription(/We don’t know this code/);
  await page.getByLabel("Code from the store").fill("sleep 7k4m 2wqx");
  await press(page, "Go to my claim");
  await expect(page.getByLabel("Invoice number")).toHaveValue("CARD-2041");
  expect(page.url()).not.toContain("CARD-2041");
  // What is wrong with the rest is said where no address has the number either.
  await press(page, "Save and continue");
  await expect(page.getByRole("alert")).toContainText("Enter which mattress you bought");
  await expect(page.getByLabel("Invoice number")).toHaveValue("CARD-2041");
  expect(page.url()).toMatch(/\/cashback\/[\w-]+-cash-back\/$/);
  if (!runsScripts(testInfo)) return;
  await page.goto(`${page.url()}CARD-2042/`);
  await expect(page.getByLabel("Invoice number")).toHaveValue("CARD-2042");
  await page.waitForURL(/-cash-back\/$/);
});
