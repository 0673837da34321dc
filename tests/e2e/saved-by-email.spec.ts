import { expect, test } from "../support/browser";
import { visit } from "../support/journey";
import { heading } from "../support/quiz-page";
import { type Site, startSite } from "../support/site-server";
import { freshDataDirectory } from "../support/upstream-template";

/** Saving matches on a site that can send email: others do not ask for an address. */

test.describe.configure({ mode: "serial" });
test.use({ viewport: { width: 1280, height: 900 }, cold: true });
test.beforeEach(({ problems }) => problems.expect(/request to another origin/));

let site: Site;
test.beforeAll(async () => {
  const mail = {
    // Nothing listens there, so what is queued stays queued.
    UPSTREAM_SMTP_URL: "smtp://127.0.0.1:9",
    UPSTREAM_MAIL_FROM: "matches@bedlark.test",
    UPSTREAM_SITE_URL: "https://www.bedlark.test",
  };
  site = await startSite({ ...mail, DATA_DIR: await freshDataDirectory("demo") }, "site-mail.log");
});
test.afterAll(() => site.stop());

const results = () => `${site.origin}/mattress-finder/results/?recipient=me&position=side&weight=130-230`;

test("an e-mail address that is none is refused beside its field, and kept; nothing is saved", async ({
  page,
  problems,
}, testInfo) => {
  problems.expect(/status of 400/);
  await visit(page, results(), testInfo);
  const field = page.getByLabel(/Email address/);
  // A browser would check the form first; one that does not must get the same answer.
  await field.evaluate((input: HTMLInputElement) => input.form?.setAttribute("novalidate", "")).catch(() => {});
  await field.fill("couple@nowhere");
  await page.getByRole("button", { name: "Save these results" }).click();
  await expect(page.getByRole("alert")).toContainText("Enter a full email address");
  await expect(field).toHaveValue("couple@nowhere");
  await expect(heading(page)).toHaveText("Your matches");
});

test("the link is on its way to who gave an address", { tag: ["@short", "@scripted"] }, async ({ page }, testInfo) => {
  await visit(page, results(), testInfo);
  await page.getByLabel(/Email address/).fill("sleeper@example.com");
  await page.getByRole("button", { name: "Save these results" }).click();
  await expect(heading(page)).toContainText("Matches saved on");
  await expect(page.getByText("We’re emailing you the link")).toBeVisible();
});
