import type { Locator, Page, TestInfo } from "playwright/test";

export const runsScripts = (testInfo: TestInfo) => testInfo.project.name === "javascript-on";

/** Whether scripts are taken out of documents: Firefox's protocol cannot turn them off. */
export const takesScriptsOut = (browserName: string, testInfo: TestInfo) =>
  browserName === "firefox" && !runsScripts(testInfo);

/** Opens a page and, where scripts run, waits until they are at work. */
export async function visit(page: Page, path: string, testInfo: TestInfo) {
  const response = await page.goto(path);
  if (runsScripts(testInfo)) await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  return response;
}

/** For a route that holds something back: it waits until `free`, which `letGo` resolves. */
export function held() {
  let letGo: () => void = () => {};
  const free = new Promise<void>((resolve) => (letGo = resolve));
  return { free, letGo };
}

/**
 * Replaces by keys what a box holds whose words are looked up as they are typed: over WebDriver BiDi the page hears
 * nothing of `fill`.
 */
export async function typeInto(box: Locator, words: string) {
  await box.focus();
  await box.press("ControlOrMeta+A");
  await box.pressSequentially(words);
}

/** Signs in by the form with a demonstration account, from the page that was open. */
export async function signIn(page: Page, email: string, testInfo: TestInfo) {
  await visit(page, "/signin/", testInfo);
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Password").fill("mattress-demo");
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await page.waitForURL((url) => url.pathname === "/");
}

/** Staff in a browser of their own, without scripts, on the site that a page is of. Whoever opens it closes its context. */
export async function staffBeside(page: Page, email = "staff@example.com"): Promise<Page> {
  const context = await page.context().browser()!.newContext({ javaScriptEnabled: false });
  const staff = await context.newPage();
  await staff.goto(`${new URL(page.url()).origin}/signin/`);
  await staff.getByLabel("Email address").fill(email);
  await staff.getByLabel("Password").fill("mattress-demo");
  await staff.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await staff.waitForURL((url) => url.pathname === "/");
  return staff;
}

/** The path of the link in the newest message to an address, as staff read it in the outbox. */
export async function mailedPath(staff: Page, email: string): Promise<string> {
  await staff.goto(`${new URL(staff.url()).origin}/admin/outbox/`);
  await staff.getByRole("row").filter({ hasText: email }).first().getByRole("link").click();
  return new URL((await staff.locator(".mail-text a").first().getAttribute("href"))!).pathname;
}

/** As `mailedPath`, for a page on which nobody of staff is signed in. */
export async function linkFor(page: Page, email: string): Promise<string> {
  const staff = await staffBeside(page);
  const path = await mailedPath(staff, email);
  await staff.context().close();
  return path;
}

/** Changes the color scheme, without motion, and waits until it has been painted. */
export async function showScheme(page: Page, colorScheme: "light" | "dark") {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
}
