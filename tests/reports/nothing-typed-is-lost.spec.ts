import { randomUUID } from "node:crypto";
import type { Route } from "playwright/test";
import { become } from "../e2e/page-forms";
import { expect, test } from "../support/browser";
import { visit } from "../support/journey";
import { reports } from "./reports";
import { dismiss, failing, loseAnswer, main, messagesOf, onFirstForms, unsent, writeMessage } from "./unsent-forms";

/** What visitors of such sites report to have typed in vain. */

test.use({ viewport: { width: 1280, height: 900 } });

const html = (status: number) => (route: Route) =>
  route.fulfill({ status, contentType: "text/html", body: "<h1>Gateway</h1><p>Log in to the café’s network.</p>" });

/** Ways in which a form ends before it reaches us, each of which replaced the page somewhere. */
const ways: readonly [saw: string, ways: Record<string, (route: Route) => Promise<void>>][] = [
  [
    reports.lostOnReset,
    {
      "the connection is reset": (route) => route.abort("connectionreset"),
      "the connection is closed": (route) => route.abort("connectionclosed"),
      "the network is another one by now": (route) => route.abort("internetdisconnected"),
      "the name of the site isn’t found": (route) => route.abort("namenotresolved"),
    },
  ],
  [
    reports.lostOnTimeout,
    {
      "the connection times out": (route) => route.abort("timedout"),
      "a proxy answers 408": html(408),
      "a proxy answers 524": html(524),
    },
  ],
  [
    reports.lostAtGateway,
    {
      "a proxy answers 502": html(502),
      "a proxy answers 503": html(503),
      "a proxy answers 504": html(504),
      "a proxy answers 500": html(500),
      "a proxy answers 503 in JSON of its own": (route) =>
        route.fulfill({ status: 503, contentType: "application/json", body: '{"message":"no healthy upstream"}' }),
      "a proxy answers 502 with nothing": (route) => route.fulfill({ status: 502, body: "" }),
    },
  ],
  [
    reports.lostAtFirewall,
    {
      "a proxy answers 403": html(403),
      "a proxy answers 413": html(413),
      "a proxy answers 429": html(429),
      "a proxy answers 400": html(400),
      "a proxy answers 405": html(405),
    },
  ],
  [
    reports.lostToPortal,
    {
      "a network’s login page answers 200": html(200),
      "a network’s login page answers 511": html(511),
      "a network’s login page answers with a redirect to it": (route) =>
        route.fulfill({ status: 302, headers: { location: "/robots.txt" } }),
      "a network answers 200 with nothing": (route) => route.fulfill({ status: 200, body: "" }),
      "a network answers 200 with JSON of its own": (route) =>
        route.fulfill({ status: 200, contentType: "application/json", body: '{"login":"required"}' }),
    },
  ],
];

for (const [saw, instead] of ways)
  test.describe(saw, { tag: saw === reports.lostAtGateway ? ["@scripts", "@short"] : "@scripts" }, () => {
    test(`a message stays as it was typed and is stored once by a later press: ${Object.keys(instead).join(", ")}`, async ({
      page,
      problems,
    }, testInfo) => {
      problems.expect(failing);
      const email = `typed-${randomUUID().slice(0, 8)}@example.com`;
      await visit(page, "/contact/", testInfo);
      const text = await writeMessage(page, email);
      await onFirstForms(page, Object.values(instead));
      for (const way of Object.keys(instead)) {
        const answered = page.waitForEvent("request", (request) => request.method() === "POST");
        await main(page).getByRole("button", { name: "Send it" }).click();
        await answered;
        await expect(unsent(page), way).toBeVisible();
        await expect(page.getByRole("status").getByText("What you typed is still here"), way).toBeVisible();
        await expect(main(page).getByRole("button", { name: "Send it" }), way).toBeEnabled();
        await expect(main(page).getByLabel("Your message"), way).toHaveValue(text);
        await expect(main(page).getByRole("radio", { name: "Cash back" }), way).toBeChecked();
        await dismiss(page);
      }
      await main(page).getByRole("button", { name: "Send it" }).click();
      await page.waitForURL("**/contact/thanks/**");
      await expect(unsent(page)).toHaveCount(0);
      expect(await messagesOf(page, email)).toBe(1);
    });
  });

test.describe(reports.storedTwice, { tag: "@scripts" }, () => {
  test("a message whose answer is lost is stored once, though an earlier attempt was refused", async ({
    page,
    problems,
  }, testInfo) => {
    problems.expect(failing);
    problems.expect(/status of 400/);
    const email = `typed-${randomUUID().slice(0, 8)}@example.com`;
    await visit(page, "/contact/", testInfo);
    await writeMessage(page, "nora");
    await main(page).getByRole("button", { name: "Send it" }).click();
    await expect(page.getByRole("alert")).toContainText("Enter a full email address");
    await writeMessage(page, email);
    await onFirstForms(page, [loseAnswer]);
    await main(page).getByRole("button", { name: "Send it" }).click();
    await expect(unsent(page)).toBeVisible();
    await main(page).getByRole("button", { name: "Send it" }).click();
    await page.waitForURL("**/contact/thanks/**");
    expect(await messagesOf(page, email)).toBe(1);
  });

  test("a message beyond what a form may hold stays, and is said to be too long", async ({
    page,
    problems,
  }, testInfo) => {
    problems.expect(/status of 413/);
    await visit(page, "/contact/", testInfo);
    await writeMessage(page, "nora@example.com");
    const text = "Every night of a year. ".repeat(6000);
    await main(page).getByLabel("Your message").fill(text);
    await main(page).getByRole("button", { name: "Send it" }).click();
    await expect(unsent(page)).toBeVisible();
    await expect(page.getByRole("status").getByText("Shorten what you entered")).toBeVisible();
    await expect(main(page).getByLabel("Your message")).toHaveValue(text);
  });

  test("the words beside fields are shown even if the rest of the page can’t be loaded again", async ({
    page,
    problems,
  }, testInfo) => {
    problems.expect(failing);
    problems.expect(/status of 400/);
    await visit(page, "/contact/", testInfo);
    const text = await writeMessage(page, "nora");
    await page.route(
      ({ searchParams }) => searchParams.has("_data"),
      (route) => (route.request().method() === "GET" ? route.abort("connectionreset") : route.continue()),
    );
    await main(page).getByRole("button", { name: "Send it" }).click();
    await expect(page.getByRole("alert")).toContainText("Enter a full email address");
    await expect(main(page).getByLabel("Your message")).toHaveValue(text);
  });
});

test.describe(reports.swallowedCorrection, () => {
  test("other words under a form that was posted already are kept, and can be posted as well", async ({
    page,
    context,
    problems,
  }, testInfo) => {
    problems.expect(/status of 409/);
    // Who is not new here: new members may write five posts an hour.
    await become(context, "expert@example.com");
    const address = "/mattress-questions/is-a-full-big-enough-for-two/";
    await visit(page, address, testInfo);
    const key = await page.locator('form#write input[name="key"]').inputValue();
    const discussion = await page.locator('form#write input[name="discussion"]').inputValue();
    const words = `We measured it ${randomUUID().slice(0, 8)}: 53 inches are 26 for each.`;
    const name = page.getByLabel("Your name here");
    const form = {
      key,
      discussion,
      text: words,
      ...((await name.isVisible()) ? { name: `Lee ${key.slice(0, 6)}` } : {}),
    };
    // Posted, but the answer is lost.
    const lost = await context.request.post(address, {
      form,
      headers: { "sec-fetch-site": "same-origin" },
      maxRedirects: 0,
    });
    expect(lost.status()).toBe(303);
    const corrected = `${words} That is less than a crib.`;
    await page.getByLabel("What you know").fill(corrected);
    if (await name.isVisible()) await name.fill(form.name!);
    await page.getByRole("button", { name: "Post it" }).click();
    await expect(page.getByRole("alert")).toContainText("We already have a post from this form, and it isn’t the same");
    await expect(page.getByLabel("What you know")).toHaveValue(corrected);
    await page.getByRole("button", { name: "Post it" }).click();
    await page.waitForURL("**/?posted=*#post-*");
    await expect(page.getByRole("article").filter({ hasText: words })).toHaveCount(2);
  });
});

test.describe(reports.crashAtPortal, { tag: "@scripts" }, () => {
  for (const status of [200, 502])
    test(`a page whose data somebody else answers with ${status} is loaded as a document`, async ({
      page,
      problems,
    }, testInfo) => {
      problems.expect(failing);
      await visit(page, "/about/", testInfo);
      await page.evaluate(() => void (document.documentElement.dataset.marked = ""));
      let answered = 0;
      await page.route(
        ({ searchParams }) => searchParams.has("_data"),
        (route) => (answered++, html(status)(route)),
      );
      await page.getByRole("contentinfo").getByRole("link", { name: "All mattress brands" }).first().click();
      await expect(page.locator("html[data-marked]")).toHaveCount(0);
      await page.waitForURL("**/mattresses/");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/brands/i);
      expect(answered).toBeGreaterThan(0);
    });
});
