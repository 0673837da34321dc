import { randomUUID } from "node:crypto";
import type { Page, Route } from "playwright/test";
import { become } from "../e2e/page-forms";
import { expect, test } from "../support/browser";
import { staffBeside, visit } from "../support/journey";

/** What visitors of such sites report to have typed in vain. */

test.use({ viewport: { width: 1280, height: 900 } });

const main = (page: Page) => page.getByRole("main");
const unsent = (page: Page) => page.getByText("That was not sent.");

const html = (status: number) => (route: Route) =>
  route.fulfill({ status, contentType: "text/html", body: "<h1>Gateway</h1><p>Log in to the café’s network.</p>" });

/** How a form can end on its way. */
const ways: Record<string, (route: Route) => Promise<void>> = {
  "the connection is reset": (route) => route.abort("connectionreset"),
  "the connection times out": (route) => route.abort("timedout"),
  "a proxy answers 502": html(502),
  "a proxy answers 503": html(503),
  "a proxy answers 504": html(504),
  "a proxy answers 403": html(403),
  "a proxy answers 413": html(413),
  "a network’s login page answers 200": html(200),
  "a network’s login page answers with a redirect to it": (route) =>
    route.fulfill({ status: 302, headers: { location: "/robots.txt" } }),
};

/** Does something else with the first form that the page sends; those after it arrive. */
async function onFirstForm(page: Page, instead: (route: Route) => Promise<unknown>): Promise<void> {
  let sent = 0;
  await page.route(
    ({ searchParams }) => searchParams.has("_data"),
    async (route) => {
      if (route.request().method() === "POST" && sent++ === 0) await instead(route);
      else await route.continue();
    },
  );
}

const failing = /Failed to load resource|failed request|answer 50\d|Failed to fetch|NetworkError/;

async function writeMessage(page: Page, email: string): Promise<string> {
  const text = `I typed for half an hour.\n\n${"And it has to stay. ".repeat(20)}`;
  await main(page).getByRole("radio", { name: "Cash back" }).check();
  await main(page).getByLabel("Your message").fill(text);
  await main(page).getByLabel("Email address").fill(email);
  return text;
}

/** Messages that staff have from an address. */
async function messagesOf(page: Page, email: string): Promise<number> {
  const staff = await staffBeside(page);
  await staff.goto(new URL("/admin/outbox/", page.url()).href);
  const count = await staff.getByRole("row").filter({ hasText: email }).count();
  await staff.context().close();
  return count;
}

test.describe(
  "“The page said it couldn’t be loaded, and all that I had written was gone.”",
  { tag: "@scripts" },
  () => {
    for (const [way, instead] of Object.entries(ways))
      test(`a message stays as it was typed and is stored once by the next press when ${way}`, async ({
        page,
        problems,
      }, testInfo) => {
        problems.expect(failing);
        const email = `typed-${randomUUID().slice(0, 8)}@example.com`;
        await visit(page, "/contact/", testInfo);
        const text = await writeMessage(page, email);
        await onFirstForm(page, instead);
        await main(page).getByRole("button", { name: "Send it" }).click();
        await expect(unsent(page)).toBeVisible();
        await expect(page.getByRole("status").filter({ hasText: "What you typed is still here" })).toBeVisible();
        await expect(main(page).getByLabel("Your message")).toHaveValue(text);
        await expect(main(page).getByRole("radio", { name: "Cash back" })).toBeChecked();
        await main(page).getByRole("button", { name: "Send it" }).click();
        await page.waitForURL("**/contact/thanks/**");
        await expect(unsent(page)).toHaveCount(0);
        expect(await messagesOf(page, email)).toBe(1);
      });

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
      await onFirstForm(page, async (route) => {
        await route.fetch();
        await route.abort("connectionreset");
      });
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
      await expect(page.getByRole("status").filter({ hasText: "Shorten what you entered" })).toBeVisible();
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
  },
);

/** Pages with a form that writes, by whom they may be opened, and the name of its button. */
const pages: readonly [path: string, button: string | RegExp, account?: string][] = [
  ["/signin/", "Log in"],
  ["/signup/", /account/],
  ["/signin/reset/", /link/i],
  ["/contact/", "Send it"],
  ["/cashback-code/", /code/i],
  ["/cashback/birch-cash-back/", /continue/i],
  ["/review-mattress/?model=purple-plus", /continue|next/i],
  ["/mattress-finder/results/?recipient=me&position=side&weight=130-230", "Save these results"],
  ["/mattress-forum/new/", /post/i, "sleeper@example.com"],
  ["/mattress-questions/is-a-full-big-enough-for-two/", "Post it", "sleeper@example.com"],
  ["/account/email/", /address|email/i, "sleeper@example.com"],
];

test.describe("“Every form on the site did it.”", { tag: "@scripts" }, () => {
  for (const [path, button, account] of pages)
    test(`what is typed on ${path} stays when its answer doesn’t arrive`, async ({
      page,
      context,
      problems,
    }, testInfo) => {
      problems.expect(failing);
      await become(context, account);
      await visit(page, path, testInfo);
      const heading = await page.getByRole("heading", { level: 1 }).innerText();
      const form = main(page)
        .locator('form[method="post"]')
        .filter({ has: page.getByRole("button", { name: button }) })
        .last();
      const fields = form.locator(
        'textarea, input:not([type]), input:is([type="text"], [type="email"], [type="password"], [type="search"])',
      );
      const typed = new Map<string, string>();
      for (const field of await fields.all()) {
        if (!(await field.isVisible())) continue;
        const name = (await field.getAttribute("name"))!;
        const text = (await field.getAttribute("inputmode")) === "decimal" ? "1,299" : `What I typed as ${name}`;
        await field.fill(text);
        typed.set(name, text);
      }
      await onFirstForm(page, (route) => route.abort("connectionreset"));
      await form.getByRole("button", { name: button }).click();
      await expect(unsent(page)).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      for (const [name, text] of typed) await expect(form.locator(`[name="${name}"]`)).toHaveValue(text);
    });
});

test.describe("“I corrected my post and sent it again, and the old one was there.”", () => {
  test("other words under a form that was posted already are kept, and can be posted as well", async ({
    page,
    context,
    problems,
  }, testInfo) => {
    problems.expect(/status of 409/);
    await become(context, "owner@example.com");
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
    await expect(page.getByRole("alert")).toContainText("We already have a post from this form, with other words");
    await expect(page.getByLabel("What you know")).toHaveValue(corrected);
    await page.getByRole("button", { name: "Post it" }).click();
    await page.waitForURL("**/?posted=*#post-*");
    await expect(page.getByRole("article").filter({ hasText: words })).toHaveCount(2);
  });
});

test.describe("“Hotel Wi-Fi: the site just said that something is not a function.”", { tag: "@scripts" }, () => {
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

test.describe("“It cut off the end of my review without telling me.”", () => {
  test("a text that is longer than it may be stays whole, and its length is said", async ({
    page,
    problems,
  }, testInfo) => {
    problems.expect(/status of 400/);
    await visit(page, "/contact/", testInfo);
    await writeMessage(page, "nora@example.com");
    const field = main(page).getByLabel("Your message");
    const most = 5000;
    const text = "x ".repeat(most);
    await field.fill(text);
    if (testInfo.project.name === "javascript-on")
      await expect(main(page).getByText(/^-\d+ characters left/)).toBeVisible();
    await main(page).getByRole("button", { name: "Send it" }).click();
    await expect(page.getByRole("alert")).toContainText(/characters/);
    await expect(field).toHaveValue(text);
  });
});

test.describe("“I pasted my budget, and it asked for $129,900.”", () => {
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
