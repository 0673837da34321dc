import type { Page } from "playwright/test";
import { expect, test } from "../support/browser";
import { runsScripts, signIn, staffBeside, typeInto, visit } from "../support/journey";

/** Questions for experts: one that is answered already, and one that is asked, answered and accepted. */

test.use({ viewport: { width: 1280, height: 900 } });

const title = (page: Page) => page.getByRole("heading", { level: 1 });

/** Members choose a name with their first post. */
async function nameOneself(page: Page, name: string) {
  const field = page.getByLabel("Your name here");
  if (await field.isVisible()) await field.fill(name);
}

test("from a topic to an answer that says who wrote it and who pays them, and back to the same place after logging in", async ({
  page,
}, testInfo) => {
  await visit(page, "/mattress-questions/", testInfo);
  await page
    .getByRole("navigation", { name: "Filter questions" })
    .getByRole("link", { name: /^Firmness/ })
    .click();
  await page.waitForURL("**/mattress-questions/?topic=firmness");
  await page.getByRole("searchbox", { name: "What would you like to know?" }).fill("firm bed lower back");
  await page.getByRole("button", { name: "Look for answers" }).click();
  await page.waitForURL("**/mattress-questions/?q=firm*");
  await page.getByRole("link", { name: /very firm bed for my lower back/ }).click();
  await expect(title(page)).toContainText("very firm bed for my lower back");
  const answer = page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { level: 3 }) })
    .first();
  const expert = answer.getByRole("heading", { level: 3 }).getByRole("link");
  await expect(answer).toContainText("Expert");
  const name = await expert.innerText();
  await answer.getByRole("link", { name: /^Helpful\? Log in/ }).click();
  await page.waitForURL("**/signin/**");
  await page.getByLabel("Email address").fill("holder@example.com");
  await page.getByLabel("Password").fill("mattress-demo");
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await page.waitForURL("**/mattress-questions/*/#post-*");
  await answer.getByRole("button", { name: /^This helps/ }).click();
  await expect(answer).toContainText(/It helped you/);
  await answer.getByRole("button", { name: /^Undo/ }).click();
  await expect(answer).toContainText(/It helped \d+ people/);
  await expert.click();
  await page.waitForURL("**/mattress-questions/experts/#*");
  await expect(page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) })).toContainText(
    "Who pays them",
  );
});

test(
  "a question is asked once others like it were seen, answered by an expert, who is mailed about, and accepted",
  { tag: ["@short", "@scripted"] },
  async ({ page, problems }, testInfo) => {
    problems.expect(/status of 400/);
    await signIn(page, "sleeper@example.com", testInfo);
    await visit(page, "/mattress-questions/?q=zzqqxxyy", testInfo);
    await page.getByRole("link", { name: "Ask our experts" }).click();
    await page.waitForURL("**/mattress-questions/ask/?title=zzqqxxyy");

    // A mistake keeps what was typed.
    const asked = `Can I put my memory foam mattress on a floor with ${testInfo.project.name.slice(11)} heating?`;
    const details = "It’s a *12 inch* one.\nThe heating is under oak.\n\n- 80°F in January\n- nothing in summer";
    await typeInto(page.getByLabel("Your question, in one sentence"), asked);
    if (runsScripts(testInfo)) await expect(page.getByText("Is it one of these?")).toBeVisible();
    await page.getByLabel("The details").fill(details);
    await page.getByLabel("Email me when there’s an answer").check();
    await page.getByRole("button", { name: "Ask my question" }).click();
    const summary = page.getByRole("alert");
    await expect(summary).toContainText("Choose at least one topic");
    await expect(page.getByLabel("The details")).toHaveValue(details);
    await summary.getByRole("link", { name: "Choose at least one topic" }).click();
    await page.getByRole("checkbox", { name: "Materials" }).check();
    await nameOneself(page, "Sandy in Boise");
    await page.getByRole("button", { name: /Ask my question/i }).click();

    // Where no script has shown them, similar ones come before it is posted.
    if (!runsScripts(testInfo)) {
      const step = page.getByRole("region", { name: "Is it one of these?" });
      await expect(step.getByRole("link").first()).toBeVisible();
      await page.getByRole("button", { name: "None of these: ask my question" }).click();
    }
    await page.waitForURL("**/mattress-questions/can-i-put-*/?asked=yes");
    await expect(title(page)).toHaveText(asked);
    await expect(page.getByRole("status").filter({ hasText: "Your question is posted" })).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "80°F in January" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "No answer yet" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Stop the emails about new answers" })).toBeVisible();
    const address = new URL(page.url()).pathname;

    const expert = await staffBeside(page, "expert@example.com");
    await expert.goto(new URL(address, page.url()).href);
    await expert.getByRole("button", { name: "Post it" }).click();
    await expect(expert.getByRole("alert")).toContainText("Write something");
    await expert.getByLabel("What you know").fill("Yes, up to about 80°F. Above that foam softens, and it dries out.");
    await expert.getByRole("button", { name: "Post it" }).click();
    await expect(expert.getByRole("article").filter({ hasText: "it dries out" })).toContainText("Harold Imai");
    await expert.context().close();

    const staff = await staffBeside(page);
    // It is written soon after the answer, not with it.
    const mail = staff.getByRole("row").filter({ hasText: "sleeper@example.com" }).first();
    await expect(async () => {
      await staff.goto(new URL("/admin/outbox/", page.url()).href);
      await expect(mail).toContainText("New answer", { timeout: 500 });
    }).toPass({ timeout: 20_000 });
    await staff.context().close();

    await visit(page, address, testInfo);
    const answer = page.getByRole("article").filter({ hasText: "it dries out" });
    if (runsScripts(testInfo)) await page.getByLabel("What you want to add").fill("Thanks, that’s what");
    await answer.getByRole("button", { name: /^It answers my question/ }).click();
    await expect(answer).toContainText("Accepted answer, chosen by you");
    await answer.getByRole("button", { name: /^This helps/ }).click();
    await expect(answer).toContainText("It helped you.");
    // What was being typed is still there.
    if (runsScripts(testInfo)) await expect(page.getByLabel("What you want to add")).toHaveValue("Thanks, that’s what");
    await page.getByRole("button", { name: "Stop the emails about new answers" }).click();
    await expect(page.getByRole("button", { name: "Email me about new answers" })).toBeVisible();
    await visit(page, "/mattress-questions/?sort=newest", testInfo);
    await expect(page.getByRole("listitem").filter({ hasText: asked })).toContainText("Answered by Harold Imai");
  },
);

test("what was begun is kept, an own post can be changed with its earlier words readable, and others reported", async ({
  page,
  problems,
}, testInfo) => {
  problems.expect(/status of 400/);
  await signIn(page, "retailer@example.com", testInfo);
  await visit(page, "/mattress-questions/is-a-full-big-enough-for-two/", testInfo);
  const text = page.getByLabel("What you know");
  await text.fill("We’ve slept on a full for six years.");
  await page.getByRole("button", { name: "Save it for later" }).click();
  await page.waitForURL("**/?draft=saved#reply");
  await visit(page, "/mattress-questions/is-a-full-big-enough-for-two/", testInfo);
  await expect(text).toHaveValue("We’ve slept on a full for six years.");
  await nameOneself(page, "Robin of the Sunday shift");
  await page.getByRole("button", { name: "Post it" }).click();
  await page.waitForURL("**/?posted=*#post-*");
  await expect(page.getByRole("status").filter({ hasText: "Your answer is posted." })).toBeInViewport();
  await expect(text).toHaveValue("");
  const own = page.getByRole("article").filter({ hasText: "for six years" }).last();
  await own.getByRole("link", { name: /^Edit/ }).click();
  await page.waitForURL("**/posts/*/edit/");
  await page.getByLabel("Your text").fill("");
  await page.getByRole("button", { name: "Save the change" }).click();
  await expect(page.getByRole("alert")).toContainText("Write something");
  await page.getByLabel("Your text").fill("We’ve slept on a full for seven years.");
  await page.getByRole("button", { name: "Save the change" }).click();
  await page.waitForURL("**/mattress-questions/is-a-full-big-enough-for-two/#post-*");
  const changed = page.getByRole("article").filter({ hasText: "for seven years" }).last();
  await changed.getByRole("link", { name: /^edited/ }).click();
  await page.waitForURL("**/posts/*/history/");
  await expect(page.getByRole("main")).toContainText("for six years");
  await page.getByRole("link", { name: "Go back to the post" }).click();
  await page
    .getByRole("article")
    .first()
    .getByRole("link", { name: /^Report/ })
    .click();
  await page.waitForURL("**/posts/*/report/");
  await page.getByRole("button", { name: "Send the report" }).click();
  await expect(page.getByRole("alert")).toContainText("Choose what’s wrong with this post");
  await page.getByRole("radio", { name: "It’s spam" }).check();
  await page.getByRole("button", { name: "Send the report" }).click();
  // Of one account one report is open: the mode that comes second is told that we have it.
  await expect(title(page)).toHaveText(/^(?:Thanks, we have your report|We have your report already)$/);
});
