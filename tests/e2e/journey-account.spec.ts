import type { Page, TestInfo } from "playwright/test";
import { expect, test } from "../support/browser";
import { linkFor, runsScripts, visit } from "../support/journey";

/** An account from signing up to its end, on a site without a mail server: staff find its mail in the outbox. */

test.use({ viewport: { width: 1280, height: 900 } });

const password = "four words for sleep";
const other = "another four of them";
const press = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name }).click();

async function signUp(page: Page, email: string, testInfo: TestInfo, next = "") {
  await visit(page, `/signup/${next === "" ? "" : `?next=${next}`}`, testInfo);
  await page.getByLabel("First name").fill("Nora");
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Password").fill(password);
  await press(page, "Create my account");
  await expect(page.getByRole("heading", { name: "We couldn’t email you" })).toBeVisible();
  await visit(page, await linkFor(page, email), testInfo);
  await page.getByLabel("The password you chose").fill(password);
  await press(page, "Confirm and log in");
  await page.waitForURL(`**${next === "" ? "/account/view-profile/?done=welcome" : next}`);
}

test(
  "signing up: what is wrong is said beside its field, and what was typed stays but the password",
  { tag: "@short" },
  async ({ page, problems }, testInfo) => {
    problems.expect(/status of 400/);
    await visit(page, "/signup/", testInfo);
    await press(page, "Create my account");
    await expect(page.getByRole("alert")).toContainText("Enter your first name");
    await page.getByLabel("First name").fill("Nora");
    await page.getByLabel("Email address").fill("nora@example.com");
    await page.getByLabel("Password").fill("passwordpassword");
    await press(page, "Create my account");
    await expect(page.getByLabel("Password")).toHaveAccessibleDescription(/one of the most common passwords/);
    await expect(page.getByLabel("First name")).toHaveValue("Nora");
    await expect(page.getByLabel("Password")).toHaveValue("");
    if (!runsScripts(testInfo)) return;
    await page.getByLabel("Password").fill("what I typed");
    await page.getByRole("button", { name: "Show password" }).click();
    await expect(page.getByLabel("Password")).toHaveAttribute("type", "text");
    await page.getByRole("button", { name: "Hide password" }).click();
    await expect(page.getByLabel("Password")).toHaveAttribute("type", "password");
  },
);

test(
  "sign up, confirm by the mailed link, log out, choose a new password, and the old one is over",
  { tag: "@short" },
  async ({ page, problems }, testInfo) => {
    problems.expect(/status of 40[04]/);
    const email = `nora-${testInfo.project.name}-${testInfo.retry}@example.com`;
    await signUp(page, email, testInfo, "/mattress-finder/");
    await expect(page.getByRole("banner").getByText("Hello, Nora").first()).toBeVisible();
    await visit(page, "/signout/", testInfo);
    await press(page, "Log out");
    await page.waitForURL((url) => url.pathname === "/");
    await visit(page, "/signin/", testInfo);
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await page.waitForURL("**/signin/reset/");
    await page.getByLabel("Email address").fill(email);
    await press(page, "Send me a link");
    await expect(page.getByRole("heading", { name: "We couldn’t email you" })).toBeVisible();
    const link = await linkFor(page, email);
    await visit(page, link, testInfo);
    await page.getByLabel("New password").fill(other);
    await press(page, "Save my new password");
    await page.waitForURL((url) => url.pathname === "/");
    await visit(page, link, testInfo);
    await expect(page.getByRole("heading", { name: "This link doesn’t work anymore" })).toBeVisible();
  },
);

test(
  "a member tells how they sleep, the quiz begins with it, and they take their data along and go",
  { tag: ["@short", "@scripted"] },
  async ({ page, problems }, testInfo) => {
    problems.expect(/status of 400/);
    const email = `gone-${testInfo.project.name}-${testInfo.retry}@example.com`;
    await visit(page, "/account/edit-profile/", testInfo);
    expect(new URL(page.url()).pathname).toBe("/signin/");
    await signUp(page, email, testInfo);
    await expect(page.getByRole("status").getByText("Your account is ready")).toBeVisible();
    await page.getByRole("link", { name: "Tell us how you sleep" }).click();
    const group = (name: RegExp) => page.getByRole("group", { name });
    await group(/position/)
      .getByLabel("Side")
      .check();
    await group(/hurt/).getByLabel("Don’t know").uncheck();
    await group(/hurt/).getByLabel("Shoulder").check();
    await group(/size/).getByLabel("King", { exact: true }).check();
    await page.getByLabel("ZIP code").fill("Boise");
    await press(page, "Save");
    await expect(page.getByLabel("ZIP code")).toHaveAccessibleDescription(/5-digit ZIP code, such as 83702/);
    await expect(group(/position/).getByLabel("Side")).toBeChecked();
    await page.getByLabel("ZIP code").fill("83702");
    await press(page, "Save");
    await page.waitForURL("**/account/view-profile/?done=profile");
    await expect(page.getByText("We’ve saved how you sleep")).toBeVisible();
    await visit(page, "/mattress-finder/quiz/?step=position&recipient=me", testInfo);
    await expect(page.getByLabel("Side")).toBeChecked();
    await visit(page, "/account/view-profile/", testInfo);
    await page.getByRole("link", { name: "See and download what we keep about you" }).click();
    await page.waitForURL("**/account/your-data/");
    const file = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download the file" }).click();
    expect((await file).suggestedFilename()).toMatch(/^bedlark-account-\d{4}-\d\d-\d\d\.json$/);
    await visit(page, "/account/delete/", testInfo);
    await page.getByLabel("Password").fill("not my password at all");
    await press(page, "Delete my account");
    await expect(page.getByRole("alert")).toContainText("That isn’t your password");
    await page.getByLabel("Password").fill(password);
    await press(page, "Delete my account");
    await page.waitForURL("**/account/deleted/");
    await visit(page, "/signin/", testInfo);
    await page.getByLabel("Email address").fill(email);
    await page.getByLabel("Password").fill(password);
    await press(page, "Log in");
    await expect(page.getByRole("alert")).toContainText("don’t match");
  },
);
