import type { Page, Route, TestInfo } from "playwright/test";
import { expect, missingScript, offline, test } from "../support/browser";
import { typeInto, visit } from "../support/journey";

/** A press whose script is missing goes on to where it pointed; one that reaches nobody leaves the page as it is. */

test.use({ viewport: { width: 1280, height: 900 }, cold: true });
test.describe.configure({ mode: "default" });

const gone = (route: Route) => route.fulfill({ status: 404, contentType: "text/plain", body: "Not found\n" });

/** Pages of one kind lose their script: to a deploy, or to something that blocks it. Returns how to get it back. */
async function withoutScript(page: Page, kind: string, instead = gone) {
  const script = new RegExp(`/build/${kind}-[^/]*\\.js$`);
  await page.route(script, instead);
  return () => page.unroute(script);
}

/** Marks the document, so that another one is told from it. */
const mark = (page: Page) => page.evaluate(() => void (document.documentElement.dataset.marked = ""));
const marked = (page: Page) => page.locator("html[data-marked]");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const notice = (page: Page) => page.getByText("You’re offline.");

/** Opens a page as somebody who has been moving around: what the shell loads on the way is there. */
async function arriveAt(page: Page, path: string, testInfo: TestInfo) {
  await visit(page, "/signin/", testInfo);
  await page.evaluate(
    (to) =>
      (window as unknown as { __remixRouter: { navigate(to: string): Promise<void> } }).__remixRouter.navigate(to),
    path,
  );
  await page.waitForURL(`**${path}`);
}

async function searchFor(page: Page, words: string) {
  await page.locator(".desktop-header summary", { hasText: "Search" }).click();
  const input = page.locator("#header-search[role=combobox]");
  await typeInto(input, words);
  await input.press("Enter");
  return input;
}

test.describe("when the script of the next page is missing", { tag: "@scripts" }, () => {
  test.beforeEach(({ problems }) => problems.expect(missingScript));

  test("after a deploy a link leads to its page at the first press", { tag: "@short" }, async ({ page }, testInfo) => {
    await visit(page, "/mattress-comparison/", testInfo);
    await withoutScript(page, "mattresses\\._index");
    await mark(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "All mattress brands" }).first().click();
    await page.waitForURL("**/mattresses/");
    await expect(heading(page)).toHaveText(/brands/i);
    await expect(marked(page)).toHaveCount(0);
  });

  test("after a deploy a search keeps its words, and is sent once", async ({ page }, testInfo) => {
    await visit(page, "/mattress-comparison/", testInfo);
    await withoutScript(page, "search\\._index");
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") sent.push(request.url());
    });
    await searchFor(page, "nectar");
    await page.waitForURL("**/search/?q=nectar");
    await expect(heading(page)).toHaveText("Results for “nectar”");
    expect(sent).toHaveLength(1);
  });

  test("after a deploy saved matches are shown, and are saved once", async ({ page }, testInfo) => {
    await visit(page, "/mattress-finder/results/?recipient=me&position=side&weight=130-230", testInfo);
    await withoutScript(page, "mattress-finder\\.results\\._token");
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") sent.push(request.url());
    });
    await page.getByRole("button", { name: "Save these results" }).click();
    // Not as a navigation: the first one ends where the script is missing, and a document takes its place.
    await expect(page).toHaveURL(/\/mattress-finder\/results\/[^/?]+\//);
    await expect(heading(page)).toContainText("Matches saved on");
    expect(sent).toHaveLength(1);
  });

  test("a script that is blocked for good leaves every link of its kind at work", async ({ page }, testInfo) => {
    await withoutScript(page, "mattresses\\._brand", (route) => route.abort());
    for (const place of [0, 1]) {
      await visit(page, "/mattresses/", testInfo);
      const link = page.locator('main h2 a[href^="/mattresses/"], main h3 a[href^="/mattresses/"]').nth(place);
      const to = await link.getAttribute("href");
      await link.click();
      await page.waitForURL(`**${to}`);
      await expect(heading(page)).not.toHaveText("Mattress brands");
    }
  });

  test("back leads back", async ({ page }, testInfo) => {
    await visit(page, "/mattresses/nectar/", testInfo);
    await visit(page, "/mattress-comparison/", testInfo);
    await page.getByRole("contentinfo").getByRole("link", { name: "All mattress brands" }).first().click();
    await page.waitForURL("**/mattresses/");
    await page.reload();
    await withoutScript(page, "mattress-comparison\\._index");
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await page.goBack();
    await page.waitForURL("**/mattress-comparison/");
    await expect(heading(page)).toHaveText("Mattress comparisons");
  });
});

test.describe("offline", { tag: "@scripts" }, () => {
  test.beforeEach(({ problems }) => problems.expect(offline));

  test(
    "a link says so in place, and works once the visitor is back",
    { tag: "@short" },
    async ({ page, context }, testInfo) => {
      await arriveAt(page, "/mattress-comparison/", testInfo);
      await mark(page);
      const link = page.getByRole("contentinfo").getByRole("link", { name: "All mattress brands" }).first();
      await context.setOffline(true);
      await link.click();
      await expect(notice(page)).toBeVisible();
      await expect(page).toHaveURL(/\/mattress-comparison\/$/);
      await expect(link).toBeFocused();
      await expect(marked(page)).toHaveCount(1);

      await context.setOffline(false);
      await expect(notice(page)).toBeHidden();
      await link.click();
      await page.waitForURL("**/mattresses/");
      await expect(heading(page)).toHaveText(/brands/i);
    },
  );

  test("a search keeps what was typed, its page known or not, and is found once the visitor is back", async ({
    page,
    context,
    problems,
  }, testInfo) => {
    // Suggestions that fail are said on the console (specification, section 8).
    problems.expect(/Error searching/);
    for (const from of ["/mattress-comparison/", "/search/?q=casper"]) {
      await arriveAt(page, from, testInfo);
      await page.locator(".desktop-header summary", { hasText: "Search" }).click();
      const input = page.locator("#header-search[role=combobox]");
      await typeInto(input, "nectar");
      await context.setOffline(true);
      await input.press("Enter");
      await expect(notice(page)).toBeVisible();
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(from);
      await expect(input).toHaveValue("nectar");

      await context.setOffline(false);
      await input.press("Enter");
      await page.waitForURL("**/search/?q=nectar");
      await expect(heading(page)).toHaveText("Results for “nectar”");
    }
  });

  test("what was typed into a page's form stays, and the notice can be dismissed", async ({
    page,
    context,
  }, testInfo) => {
    await arriveAt(page, "/signin/?next=/about/", testInfo);
    const field = page.getByLabel("Email address");
    await field.fill("me@example.com");
    await context.setOffline(true);
    await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
    await expect(notice(page)).toBeVisible();
    await expect(field).toHaveValue("me@example.com");
    await expect(heading(page)).toHaveText("Log in");
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(notice(page)).toBeHidden();
    await context.setOffline(false);
  });

  test("the password of a second attempt stays", async ({ page, context, problems }, testInfo) => {
    problems.expect(/status of 400/);
    await arriveAt(page, "/signin/?next=/about/", testInfo);
    const password = page.getByLabel("Password");
    await page.getByLabel("Email address").fill("sleeper@example.com");
    await password.fill("not the password");
    await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(password).toHaveValue("");
    await password.fill("mattress-demo");
    await context.setOffline(true);
    await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
    await expect(notice(page)).toBeVisible();
    await expect(password).toHaveValue("mattress-demo");
    await context.setOffline(false);
  });

  test("on a small phone the notice leaves the pressed button in sight, and a password stays", async ({
    page,
    context,
  }, testInfo) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await arriveAt(page, "/signin/?next=/about/", testInfo);
    await page.getByLabel("Email address").fill("sleeper@example.com");
    await page.getByLabel("Password").fill("mattress-demo");
    const button = page.getByRole("main").getByRole("button", { name: "Log in" });
    await button.evaluate((element) => element.scrollIntoView({ block: "end" }));
    await context.setOffline(true);
    await button.click();
    await expect(notice(page)).toBeVisible();
    const covers = async () => {
      const [pressed, said] = await Promise.all([button.boundingBox(), page.locator(".stay-notice").boundingBox()]);
      return pressed!.y + pressed!.height > said!.y;
    };
    await expect.poll(covers).toBe(false);
    await expect(page.getByLabel("Password")).toHaveValue("mattress-demo");
    await context.setOffline(false);
    await button.click();
    await page.waitForURL("**/about/");
  });
});
