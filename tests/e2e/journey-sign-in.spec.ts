import { expect, test } from "../support/browser";
import { accessibilityFaults } from "../support/accessibility";
import { runsScripts, signIn, visit } from "../support/journey";

/** Signing in and out, with everything that can be typed wrongly on the way. */

test.use({ viewport: { width: 1280, height: 900 } });

const wrongPair = /email address and password don’t match/i;

test(
  "an empty form says what is missing, at the top and beside each field",
  { tag: "@short" },
  async ({ page, problems }, testInfo) => {
    problems.expect(/status of 400/);
    await visit(page, "/signin/", testInfo);
    await page.getByRole("button", { name: "Log in" }).click();
    const summary = page.getByRole("alert");
    await expect(summary).toContainText("Please fix these");
    if (runsScripts(testInfo)) await expect(summary).toBeFocused();
    await summary.getByRole("link", { name: "Enter your email address" }).click();
    await expect(page.getByLabel("Email address")).toBeFocused();
    for (const [label, words] of [
      ["Email address", "Error: Enter your email address"],
      ["Password", "Error: Enter your password"],
    ] as const) {
      await expect(page.getByLabel(label)).toHaveAttribute("aria-invalid", "true");
      await expect(page.getByLabel(label)).toHaveAccessibleDescription(words);
    }
    if (runsScripts(testInfo)) expect(await accessibilityFaults(page)).toEqual([]);
  },
);

test(
  "a wrong password is refused without saying which half was wrong; the e-mail stays, the password goes",
  { tag: "@short" },
  async ({ page, problems }, testInfo) => {
    problems.expect(/status of 400/);
    await visit(page, "/signin/?next=/mattresses/", testInfo);
    for (const email of ["sleeper@example.com", "nobody@example.com"]) {
      await page.getByLabel("Email address").fill(email);
      await page.getByLabel("Password").fill("not the password");
      await page.getByRole("button", { name: "Log in" }).click();
      await expect(page.getByRole("alert")).toContainText(wrongPair);
      await expect(page.getByLabel("Email address")).toHaveValue(email);
      await expect(page.getByLabel("Password")).toHaveValue("");
    }
    await page.getByLabel("Email address").fill("sleeper@example.com");
    await page.getByLabel("Password").fill("mattress-demo");
    await page.getByRole("button", { name: "Log in" }).click();
    await page.waitForURL("**/mattresses/");
  },
);

test("an attempt that fails says why, also to who is logged in already in another tab", async ({
  page,
  problems,
}, testInfo) => {
  problems.expect(/status of 400/);
  await visit(page, "/signin/?next=/mattresses/", testInfo);
  const otherTab = await page.context().newPage();
  await signIn(otherTab, "sleeper@example.com", testInfo);
  await otherTab.close();
  await page.getByLabel("Email address").fill("holder@example.com");
  await page.getByLabel("Password").fill("not the password");
  // The page's own loader would lead on, a moment after the words have appeared.
  const asked: string[] = [];
  page.on(
    "request",
    (request) => void asked.push(`${request.method()} ${new URL(request.url()).searchParams.get("_data")}`),
  );
  const refreshed = runsScripts(testInfo)
    ? page.waitForResponse((response) => response.url().includes("_data=root"))
    : null;
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await refreshed;
  expect(asked).not.toContain("GET routes/signin");
  await expect(page.getByRole("alert")).toContainText(wrongPair);
  await expect(page.getByLabel("Email address")).toHaveValue("holder@example.com");
  await expect(page.getByRole("main")).toContainText("You’re already logged in as");
  expect(new URL(page.url()).pathname).toBe("/signin/");
  await page.getByLabel("Password").fill("mattress-demo");
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await page.waitForURL("**/mattresses/");
});

test("after signing in, next never leads off the site", { tag: "@short" }, async ({ page }, testInfo) => {
  await visit(page, "/signin/?next=//evil.example/", testInfo);
  await page.getByLabel("Email address").fill("holder@example.com");
  await page.getByLabel("Password").fill("mattress-demo");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.locator(".account__greeting")).toContainText("Hello, ");
  expect(new URL(page.url()).pathname).toBe("/");
});

test("by keyboard alone: into the form, in, and out again by the page of its own", async ({
  page,
  baseURL,
}, testInfo) => {
  await visit(page, "/signin/", testInfo);
  await page.getByLabel("Email address").focus();
  await page.keyboard.type("holder@example.com");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Password")).toBeFocused();
  await page.keyboard.type("mattress-demo");
  await page.keyboard.press("Tab");
  if (runsScripts(testInfo)) {
    await expect(page.getByRole("button", { name: "Show password" })).toBeFocused();
    await page.keyboard.press("Tab");
  }
  await expect(page.getByRole("button", { name: "Log in" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.waitForURL(`${baseURL}/`);
  await expect(page.locator(".account__greeting")).toContainText("Hello, ");

  await visit(page, "/signout/", testInfo);
  const logOut = page.getByRole("main").getByRole("button", { name: "Log out" });
  await logOut.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(`${baseURL}/`);
  await expect(page.locator(".desktop-header").getByRole("link", { name: "Log in" })).toBeVisible();
});
