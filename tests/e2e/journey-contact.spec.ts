import { randomUUID } from "node:crypto";
import { request as contexts } from "playwright/test";
import { expect, test } from "../support/browser";
import { mailedPath, runsScripts, signIn, staffBeside, visit } from "../support/journey";
import { examplePath, siteRoutes } from "../support/site-routes";

/** Somebody asks us something and gets a number; staff answer it. What we say of cookies is what browsers get. */

test.use({ viewport: { width: 1280, height: 900 } });

test(
  "a question that help doesn’t answer is sent, gets a number, and is marked once it’s answered",
  { tag: ["@short", "@scripted"] },
  async ({ page, problems }, testInfo) => {
    problems.expect(/status of 400/);
    const main = page.getByRole("main");
    const email = `asks-${randomUUID().slice(0, 8)}@example.com`;
    await visit(page, "/", testInfo);
    await page.getByRole("contentinfo").getByRole("link", { name: "Help" }).click();
    await page.waitForURL("**/help/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Help");
    await main.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Cash back" }).click();
    await expect(main.getByRole("heading", { level: 2, name: "Cash back" })).toBeInViewport();
    await main.getByRole("link", { name: "Write to us" }).first().click();
    await page.waitForURL("**/contact/");

    const send = main.getByRole("button", { name: "Send it" });
    await main.getByLabel("Email address").fill("nora");
    await main.getByLabel("Your name (optional)").fill("Nora <b>Field</b>");
    await send.click();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("Choose what it’s about");
    await expect(alert).toContainText("Write your message");
    await expect(alert).toContainText("Enter a full email address, like name@example.com");
    if (runsScripts(testInfo)) await expect(alert).toBeFocused();
    await expect(main.getByLabel("Email address")).toHaveAccessibleDescription(/full email address/);
    await expect(main.getByLabel("Your name (optional)")).toHaveValue("Nora <b>Field</b>");
    await alert.getByRole("link", { name: "Choose what it’s about" }).click();
    await expect(main.getByRole("radio", { name: "Question about the site" })).toBeFocused();

    await main.getByRole("radio", { name: "Cash back" }).check();
    await main.getByLabel("Your message").fill("Where is my claim?\n\n<script>alert(1)</script>");
    await main.getByLabel("Email address").fill(email);
    await send.click();
    await page.waitForURL("**/contact/thanks/**");
    const number = await main.getByRole("status").getByText(/^BL-/).innerText();
    expect(number).toMatch(/^BL-[2-9A-Z]{6}$/);

    const staff = await staffBeside(page);
    expect(await mailedPath(staff, email)).toBe("/help/");
    await expect(staff.getByRole("main")).toContainText(`its reference number is ${number}`);
    await staff.goto(new URL("/admin/messages/", page.url()).href);
    const last = staff
      .getByRole("navigation", { name: "Pages of messages" })
      .getByRole("link", { name: /^Page/ })
      .last();
    if (await last.isVisible()) await last.click();
    await staff.getByRole("link", { name: number }).click();
    const message = staff.getByRole("main");
    await expect(message).toContainText("<script>alert(1)</script>");
    await expect(message).toContainText("Nora <b>Field</b>");
    await expect(message.getByRole("link", { name: email })).toHaveAttribute("href", new RegExp(`subject=.*${number}`));
    await message.getByRole("button", { name: "Mark it as answered" }).click();
    await expect(message.getByRole("status")).toContainText("marked as answered");
    await staff.goto(new URL("/admin/messages/?view=answered", page.url()).href);
    await expect(staff.getByRole("row").filter({ hasText: number })).toContainText(email);
    await staff.context().close();
  },
);

test("who is logged in finds name and address filled in, and a topic may be chosen by the link", async ({
  page,
}, testInfo) => {
  const main = page.getByRole("main");
  await signIn(page, "sleeper@example.com", testInfo);
  await visit(page, "/privacy/", testInfo);
  await main.getByRole("link", { name: "ask us" }).click();
  await page.waitForURL("**/contact/?topic=privacy");
  await expect(main.getByLabel("Email address")).toHaveValue("sleeper@example.com");
  await expect(main.getByLabel("Your name (optional)")).not.toHaveValue("");
  await expect(main.getByRole("radio", { name: "Privacy and your data" })).toBeChecked();
  await expect(main.getByRole("link", { name: "How cash back works" })).toHaveCount(0);
  const answer = await page.request.get("/admin/messages/");
  expect(answer.status()).toBe(403);
});

test("an address without a number leads to the form, and a made-up one shows nothing else", async ({ page }) => {
  await page.goto("/contact/thanks/?reference=Call%20555-0100");
  await expect(page).toHaveURL(/\/contact\/$/);
  await page.goto("/contact/thanks/?reference=BL-7K3M9Q");
  await expect(page.getByRole("main").getByRole("status")).toHaveText("Your reference number is BL-7K3M9Q.");
});

test(
  "every cookie that a page or a form sets is in the list of the privacy page, with its time",
  { tag: ["@short", "@scripted"] },
  async ({ page, baseURL }, testInfo) => {
    test.skip(
      runsScripts(testInfo),
      "Servers set cookies, and scripts have no part in it: the next test looks at those.",
    );
    const seen = new Map<string, Set<number>>();
    const families = [...new Map(siteRoutes.map(({ url }) => [url.split("/")[1], url])).values()];
    for (const account of [undefined, "sleeper@example.com"]) {
      const visitor = await contexts.newContext({ baseURL: baseURL! });
      const ask = async (path: string, form?: Record<string, string>) => {
        const answer = await (form === undefined
          ? visitor.get(path, { maxRedirects: 0 })
          : visitor.post(path, { form, headers: { "sec-fetch-site": "same-origin" }, maxRedirects: 0 }));
        for (const { name, value } of answer.headersArray()) {
          const age = Number(/;\s*max-age=(\d+)/i.exec(value)?.[1] ?? NaN);
          // One that is taken back lasts no time.
          if (name.toLowerCase() !== "set-cookie" || age === 0) continue;
          const [cookie = ""] = value.split("=");
          seen.set(cookie, (seen.get(cookie) ?? new Set()).add(age));
        }
      };
      if (account !== undefined) await ask("/signin/", { email: account, password: "mattress-demo", next: "/" });
      await Promise.all(families.map((url) => ask(examplePath(url))));
      await ask("/mattress-finder/results/?recipient=me&position=side");
      await ask("/mattress-stores/?latitude=40.70&longitude=-74.00");
      await ask("/compare/tray/", { action: "add", model: "none", next: "/" });
      await ask("/signout/", { next: "/" });
      await visitor.dispose();
    }

    await visit(page, "/privacy/", testInfo);
    const told: Record<string, number[]> = {};
    for (const row of await page.getByRole("region", { name: "Table: our cookies" }).locator("tbody tr").all()) {
      const [, days] = /(\d+)\sdays/.exec(await row.getByRole("cell").nth(1).innerText()) ?? [];
      told[(await row.getByRole("rowheader").innerText()).trim()] = [Number(days) * 86_400];
    }
    expect(Object.fromEntries([...seen].map(([name, ages]) => [name, [...ages]]))).toEqual(told);
  },
);

test("a tab keeps how far its pages were scrolled, what its measurement needs, and nothing else", async ({
  page,
}, testInfo) => {
  test.skip(!runsScripts(testInfo), "Without scripts nothing is kept at all.");
  await visit(page, "/mattress-finder/results/?recipient=me&position=side", testInfo);
  await page.getByRole("contentinfo").getByRole("link", { name: "All mattress brands" }).click();
  await page.waitForURL("**/mattresses/");
  await visit(page, "/privacy/", testInfo);
  const kept = await page.evaluate(() => ({
    inTab: Object.keys(sessionStorage).sort(),
    inBrowser: Object.keys(localStorage),
    readable: document.cookie,
  }));
  expect([kept.inTab, kept.inBrowser]).toEqual([["analytics", "positions"], []]);
  expect(kept.readable).not.toContain("sessionid");
});
