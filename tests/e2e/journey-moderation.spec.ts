import { randomUUID } from "node:crypto";
import { type APIRequestContext, request as contexts, type Page, type TestInfo } from "playwright/test";
import { demoPassword } from "../../upstream/demo/accounts/demo-accounts";
import { expect, test } from "../support/browser";
import { runsScripts, signIn, staffBeside, visit } from "../support/journey";

/** What staff do with a review: it is refused with a reason, appealed, published, reported and left as it is. */

test.use({ viewport: { width: 1280, height: 900 } });

const sameOrigin = { "sec-fetch-site": "same-origin" };

async function send(request: APIRequestContext, path: string, form: Record<string, string>): Promise<string> {
  const answer = await request.post(path, { form, headers: sameOrigin, maxRedirects: 0 });
  expect(answer.status(), path).toBe(303);
  return answer.headers().location!;
}

/** A review as its writer sends it, of a bed that is not listed; answers the writer's own page. */
async function sendReview(request: APIRequestContext, title: string): Promise<string> {
  await send(request, "/signin/", { email: "owner@example.com", password: demoPassword, next: "/" });
  const begun = await send(request, "/review-mattress/?unlisted=yes", {
    product: `Attic bed ${title.slice(-8)}`,
    rating: "2",
    title,
    body: "It sags where I sleep, after a year. Call (415) 555-2671 and ask the driver about it.",
  });
  const step = (name: string) => begun.replace(/[a-z]+\/(\?.*)?$/, `${name}/`);
  await send(request, step("use"), { months_owned: "13", position: "back", incentive: "none" });
  await send(request, step("check"), { author: "Olive", agree: "yes" });
  const list = await (await request.get("/your-reviews/")).text();
  const own = new RegExp(`href="(/your-reviews/[^"]+/)">Attic bed ${title.slice(-8)}`).exec(list)?.[1];
  expect(own, "in the list of its writer").toBeDefined();
  return own!;
}

async function openWaiting(page: Page, kind: string, title: string, testInfo: TestInfo) {
  await visit(page, `/admin/reviews/?waiting=${kind}`, testInfo);
  // The newest comes last.
  const last = page.getByRole("navigation", { name: "Pages of reviews" }).getByRole("link", { name: /^Page/ }).last();
  if (await last.isVisible()) await last.click();
  await page.getByRole("link", { name: title }).click();
  await page.waitForURL("**/admin/reviews/bed/*/");
}

test(
  "a review is refused with a reason, appealed and published; a report of it is looked into",
  { tag: ["@short", "@scripted"] },
  async ({ page, baseURL, problems }, testInfo) => {
    problems.expect(/status of 400/);
    const title = `Not for us ${randomUUID().slice(0, 8)}`;
    const writer = await contexts.newContext({ baseURL: baseURL! });
    const own = await sendReview(writer, title);
    const main = page.getByRole("main");

    await signIn(page, "staff@example.com", testInfo);
    await openWaiting(page, "new", title, testInfo);
    await expect(main.locator("mark")).toContainText("(415) 555-2671");
    await expect(main.getByText("Email address confirmed, nothing else checked").first()).toBeVisible();
    await page.getByLabel(/A note to its writer/).fill("Leave out <b>the number</b>.");
    await page.getByRole("button", { name: "Don’t publish it" }).click();
    await expect(page.getByRole("alert")).toContainText("Choose the rule that it breaks");
    if (runsScripts(testInfo)) await expect(page.getByRole("alert")).toBeFocused();
    await expect(page.getByLabel(/A note to its writer/)).toHaveValue("Leave out <b>the number</b>.");
    await page.getByRole("radio", { name: /It has personal or contact details/ }).check();
    await page.getByRole("button", { name: "Don’t publish it" }).click();
    await page.waitForURL("**/?done=refuse");
    await expect(main.getByRole("status")).toContainText("Not published");
    const address = new URL(page.url()).pathname;
    const publicPage = `/mattress-review/${address.split("/").at(-2)}/`;
    expect(await (await writer.get(publicPage)).text()).toContain("We didn’t publish this review");
    const told = await (await writer.get(own)).text();
    expect(told).toContain("personal or contact details");

    await visit(page, "/admin/outbox/", testInfo);
    await page
      .getByRole("link", { name: new RegExp(`haven’t published your review of Attic bed ${title.slice(-8)}`) })
      .click();
    await expect(main).toContainText("Leave out <b>the number</b>.");
    await expect(main).toContainText("No phone numbers, email addresses");

    await send(writer, `${own}appeal/`, { appeal: "It is my own number, and I want to be called." });
    await openWaiting(page, "appeal", title, testInfo);
    await expect(main).toContainText("It is my own number, and I want to be called.");
    await expect(main).toContainText("You turned this review down yourself");
    await expect(page.getByRole("button", { name: "Its writer is right: publish it" })).toHaveCount(0);
    const colleague = await staffBeside(page, "super@example.com");
    await colleague.goto(page.url());
    await colleague.getByRole("button", { name: "Its writer is right: publish it" }).click();
    await colleague.waitForURL("**/?done=grant-appeal");
    await colleague.context().close();
    await page.reload();
    await expect(main.getByRole("region", { name: "What we decided" }).getByRole("listitem")).toHaveCount(2);

    await page.getByLabel("Search for the bed").fill("casper");
    await main.getByRole("button", { name: "Search", exact: true }).click();
    // One writer reviews a bed once.
    const another = 2 * testInfo.retry + (runsScripts(testInfo) ? 1 : 0);
    await page.getByRole("button", { name: "It’s this one" }).nth(another).click();
    await page.waitForURL("**/?done=map-bed");
    await visit(page, publicPage, testInfo);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(main.getByRole("link", { name: /^Casper/ }).first()).toBeVisible();

    await send(writer, `${publicPage}report/`, {
      reason: "other",
      note: "I don’t like it.",
      key: randomUUID().slice(0, 22),
    });
    await openWaiting(page, "reported", title, testInfo);
    await expect(main).toContainText("I don’t like it.");
    await page.getByRole("button", { name: "Leave it as it is: no rule is broken" }).click();
    await page.waitForURL("**/?done=dismiss-reports");
    await expect(page.getByRole("button", { name: /Leave it as it is/ })).toHaveCount(0);
    await writer.dispose();
  },
);

test("everybody can read the rules, and who is not staff decides nothing", async ({ page, problems }, testInfo) => {
  problems.expect(/status of 403/);
  await visit(page, "/reviews/", testInfo);
  await page.getByRole("link", { name: "Read the rules for reviews" }).click();
  await page.waitForURL("**/reviews/rules/");
  await expect(page.getByRole("main")).toContainText("It has personal or contact details");
  await expect(page.getByRole("main")).toContainText("Phone numbers");
  await signIn(page, "sleeper@example.com", testInfo);
  const answer = await page.goto("/admin/reviews/");
  expect(answer?.status()).toBe(403);
});
