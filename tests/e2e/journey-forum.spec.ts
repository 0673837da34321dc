import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { expect, test } from "../support/browser";
import { runsScripts, signIn, staffBeside, visit } from "../support/journey";
import { sendForm, signedIn } from "./page-forms";

/** The forum: a thread that is started, followed and locked, and a post that is hidden with a reason and appealed. */

test.use({ viewport: { width: 1280, height: 900 } });

/** Members choose a name with their first post. */
async function nameOneself(page: Page, name: string) {
  const field = page.getByLabel("Your name here");
  if (await field.isVisible()) await field.fill(name);
}

const summary = (page: Page) => page.getByRole("alert");

test(
  "a thread is started from its category, followed, and locked with a reason that its readers see",
  { tag: ["@short", "@scripted"] },
  async ({ page, problems }, testInfo) => {
    problems.expect(/status of 400/);
    const main = page.getByRole("main");
    const title = `He wants plush, I want firm ${randomUUID().slice(0, 8)}`;
    await signIn(page, "holder@example.com", testInfo);
    await visit(page, "/mattress-forum/", testInfo);
    await main.getByRole("link", { name: "Couples and partners" }).first().click();
    await page.waitForURL("**/mattress-forum/couples-and-partners/");
    await main.getByRole("link", { name: "Start a thread" }).click();
    await page.waitForURL("**/mattress-forum/new/?category=couples-and-partners");
    await expect(page.getByRole("radio", { name: "Couples and partners" })).toBeChecked();

    await page.getByLabel("Title").fill(title);
    await page.getByLabel("Email me about new replies").check();
    await nameOneself(page, "Holly on the left");
    await page.getByRole("button", { name: "Post it" }).click();
    await expect(summary(page)).toContainText("Write something");
    await expect(page.getByLabel("Title")).toHaveValue(title);
    await page.getByLabel("Your post").fill("We’re 90 pounds apart.\n\n- He sinks.\n- I **float**.");
    await page.getByRole("button", { name: "Post it" }).click();
    await page.waitForURL("**/mattress-forum/threads/he-wants-plush-*/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(main.getByRole("article").getByRole("listitem").filter({ hasText: "I float." })).toBeVisible();
    const { origin, pathname } = new URL(page.url());
    const discussion = await page.locator('input[name="discussion"]').first().inputValue();

    const member = await signedIn(origin, "retailer@example.com");
    await sendForm(member, pathname, {
      discussion,
      text: "Two twin XLs side by side ended it for us.",
      name: "Robin of the Sunday shift",
      key: randomUUID().slice(0, 22),
    });
    await member.dispose();
    const staff = await staffBeside(page);
    // It is written soon after the reply, not with it, and not to somebody who has read it by then.
    const mail = staff.getByRole("row").filter({ hasText: "holder@example.com" }).first();
    await expect(async () => {
      await staff.goto(`${origin}/admin/outbox/`);
      await expect(mail).toContainText(title, { timeout: 500 });
    }).toPass({ timeout: 20_000 });
    await visit(page, "/mattress-forum/", testInfo);
    const followed = main
      .getByRole("region", { name: "What you follow" })
      .getByRole("listitem")
      .filter({ hasText: title });
    await followed.getByRole("link", { name: /^1 new/ }).click();
    await page.waitForURL("**/threads/*/#post-2");
    await expect(main.getByRole("article").filter({ hasText: "Two twin XLs" })).toBeInViewport();

    await staff.goto(origin + pathname);
    await staff
      .getByRole("link", { name: /^moderate/ })
      .first()
      .click();
    await staff.getByRole("button", { name: "Lock this thread" }).click();
    await expect(summary(staff)).toContainText("Say why: readers see it");
    await staff.getByLabel("Why nobody should add anything").fill("Everything has been said.");
    await staff.getByRole("button", { name: "Lock this thread" }).click();
    await expect(staff.getByRole("status").filter({ hasText: "Locked" })).toBeVisible();
    await staff.getByRole("radio", { name: "Choosing a bed" }).check();
    await staff.getByRole("button", { name: "Move it there" }).click();
    await expect(staff.getByRole("status").filter({ hasText: "Moved" })).toBeVisible();
    await staff.context().close();

    // What was being written is not lost.
    await page.getByLabel("What you want to say").fill("That would be cheaper, too.");
    await page.getByRole("button", { name: "Post your reply" }).click();
    problems.expect(/status of 409/);
    await expect(summary(page)).toContainText("Everything has been said.");
    await expect(page.getByLabel("What you want to say")).toHaveValue("That would be cheaper, too.");
    await visit(page, pathname, testInfo);
    await expect(main).toContainText("A moderator has locked this thread");
    await expect(main).toContainText("Everything has been said.");
    await expect(main).toContainText("A moderator moved it here from Couples and partners");
    await expect(page.getByRole("button", { name: "Post your reply" })).toHaveCount(0);
  },
);

test("a newcomer quotes somebody, is reported and hidden with a reason, appeals, and is shown again", async ({
  page,
  problems,
}, testInfo) => {
  problems.expect(/status of 400/);
  const main = page.getByRole("main");
  const thread = "/mattress-forum/threads/he-is-230-i-am-118/";
  const words = `Ask for two zones, says ${randomUUID().slice(0, 8)}`;
  await signIn(page, "owner@example.com", testInfo);
  await visit(page, thread, testInfo);
  const first = main.getByRole("article").first();
  // With scripts the words that are selected are quoted, else all, which are cut down by hand.
  const whole = (await first.locator(".post__text p").first().innerText()).replace(/\s+/g, " ");
  const few = whole.slice(0, 24).replace(/\s\S*$/, "");
  if (runsScripts(testInfo))
    await first
      .locator(".post__text p")
      .first()
      .evaluate((paragraph, length) => {
        const text = paragraph.firstChild!;
        window.getSelection()!.setBaseAndExtent(text, 0, text, length);
      }, few.length);
  await first.getByRole("link", { name: /^Quote/ }).click();
  await page.waitForURL(/quote=1/);
  const quote = page.getByLabel(/^What .* wrote$/);
  if (runsScripts(testInfo)) await expect(quote).toHaveValue(few);
  else await quote.fill(few);

  await nameOneself(page, "Olive from Ogden");
  const text = page.getByLabel("What you want to say");
  const twoLinks = `${words}: https://example.com/a and https://example.com/b`;
  await text.fill(twoLinks);
  await page.getByRole("button", { name: "Post your reply" }).click();
  await expect(summary(page)).toContainText("New members can put in one link until their third post");
  await expect(text).toHaveValue(twoLinks);
  await expect(quote).toHaveValue(few);
  await text.fill(words);
  await page.getByRole("button", { name: "Post your reply" }).click();
  await page.waitForURL(/posted=\d+#post-\d+/);
  await expect(page.getByRole("status").filter({ hasText: "Your reply is posted." })).toBeInViewport();
  await expect(text).toHaveValue("");
  const own = main.getByRole("article").filter({ hasText: "Olive from Ogden" }).last();
  await expect(own.getByRole("figure")).toContainText(few);
  await expect(own).toContainText(words);
  const edit = (await own.getByRole("link", { name: /^Edit/ }).getAttribute("href"))!;
  const report = edit.replace("/edit/", "/report/");

  const reader = await staffBeside(page, "sleeper@example.com");
  await reader.goto(new URL(report, page.url()).href);
  await reader.getByRole("radio", { name: "It attacks someone" }).check();
  await reader.getByRole("button", { name: "Send the report" }).click();
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText("Thanks, we have your report");

  const staff = await staffBeside(page);
  await staff.goto(new URL("/admin/discussions/", page.url()).href);
  await staff.getByRole("row").filter({ hasText: words }).getByRole("link").click();
  await expect(staff.getByRole("region", { name: "What readers reported" })).toContainText("It attacks someone");
  await staff.getByRole("button", { name: "Hide this post" }).click();
  await expect(summary(staff)).toContainText("Choose which rule it breaks");
  await staff.getByRole("radio", { name: "It attacks someone" }).check();
  await staff.getByLabel("A note to its author (optional)").fill("Leave out the second sentence.");
  await staff.getByRole("button", { name: "Hide this post" }).click();
  await expect(staff.getByRole("status").filter({ hasText: "Hidden" })).toBeVisible();
  const moderated = new URL(staff.url()).pathname;
  await staff.goto(new URL("/admin/outbox/", page.url()).href);
  await expect(staff.getByRole("row").filter({ hasText: "owner@example.com" }).first()).toContainText(
    "hidden your post",
  );

  await reader.goto(new URL(thread, page.url()).href);
  await expect(reader.getByRole("main")).toContainText("A moderator has hidden this post: it attacks someone.");
  await expect(reader.getByRole("main")).toContainText("Leave out the second sentence.");
  await expect(reader.getByRole("main")).not.toContainText(words);

  await visit(page, thread, testInfo);
  await expect(own).toContainText("A moderator has hidden your post: it attacks someone.");
  await expect(own).toContainText(words);
  await own.getByRole("link", { name: "Appeal" }).click();
  await page.waitForURL("**/posts/*/appeal/");
  await page.getByLabel("Why should we show it again?").fill("There is only one sentence in it.");
  await page.getByRole("button", { name: "Send my appeal" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We have your appeal");

  await staff.goto(new URL(moderated, page.url()).href);
  await expect(staff.getByRole("main")).toContainText("You hid this post yourself, so a colleague reads the appeal.");
  await staff.context().close();
  const colleague = await staffBeside(page, "super@example.com");
  await colleague.goto(new URL(moderated, page.url()).href);
  await expect(colleague.getByRole("main")).toContainText("There is only one sentence in it.");
  await colleague.getByRole("button", { name: "The author is right: show it again" }).click();
  await expect(colleague.getByRole("status").filter({ hasText: "Appeal granted" })).toBeVisible();
  await colleague.context().close();
  await reader.reload();
  await expect(reader.getByRole("main")).toContainText(words);
  await reader.context().close();
});
