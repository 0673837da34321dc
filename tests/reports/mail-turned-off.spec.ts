import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { demoPassword } from "../../upstream/demo/accounts/demo-accounts";
import { unsubscribePath } from "../../upstream/mail/unsubscribe";
import { sendForm } from "../e2e/page-forms";
import { addAccount } from "../support/account-copy";
import { expect, test } from "../support/browser";
import { visit } from "../support/journey";
import { type Site, startSite } from "../support/site-server";
import { startUpstream, type TestUpstream } from "../support/upstream";
import { reports } from "./reports";

/** Emails that somebody has turned off, as they see it: pressed by themselves, without scripts and with. */

test.use({ viewport: { width: 1280, height: 900 }, cold: true });
test.beforeEach(({ problems }) => problems.expect(/request to another origin/));

// One of its own, since the site that journeys share shows nobody the link that turns emails off.
let upstream: TestUpstream;
let site: Site;
test.beforeAll(async () => {
  upstream = await startUpstream();
  site = await startSite({ API_HOST: upstream.origin }, "site-mail-turned-off.log");
});
test.afterAll(async () => {
  await site?.stop();
  await upstream?.close();
});

const main = (page: Page) => page.getByRole("main");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test.describe(reports.unnamedUnsubscribe, () => {
  for (const [kind, emails, still] of [
    ["saved-match", "emails with a link to saved results", "Emails about new posts in discussions you follow"],
    ["review-reminder", "emails that remind you to update a review", "Emails with a link to saved"],
    ["discussion-news", "emails about new posts in discussions you follow", "Emails that remind you to update"],
  ] as const)
    test(`the page says before and after the press which emails it stops, and which still come: ${kind}`, async ({
      page,
    }, testInfo) => {
      const path = await unsubscribePath(upstream.db, kind, `nora-${randomUUID().slice(0, 8)}@example.com`);
      const staying = main(page).getByRole("region", { name: "What you’ll still get" });
      await visit(page, site.origin + path, testInfo);
      await expect(heading(page)).toHaveText("Stop these emails?");
      await expect(main(page).getByText(`We’ll stop sending ${emails}`)).toBeVisible();
      await expect(staying).toContainText(still);
      await main(page).getByRole("button", { name: "Stop these emails" }).click();
      await expect(heading(page)).toHaveText("We’ve stopped these emails");
      await expect(page.getByRole("status").getByText(`We won’t send ${emails}`)).toBeVisible();
      await expect(staying).toContainText(still);
      await visit(page, site.origin + path, testInfo);
      await expect(heading(page)).toHaveText("These emails are already off");
      await expect(main(page).getByText(`We won’t send ${emails}`)).toBeVisible();
    });
});

test.describe(reports.followedInVain, () => {
  test("whoever posts and follows with such emails off is told so, and gets them by one press that says it", async ({
    page,
    context,
  }, testInfo) => {
    const email = `follows-${randomUUID().slice(0, 8)}@example.com`;
    await addAccount(upstream.db, email);
    await visit(page, `${site.origin}${await unsubscribePath(upstream.db, "discussion-news", email)}`, testInfo);
    await main(page).getByRole("button", { name: "Stop these emails" }).click();
    await expect(heading(page)).toHaveText("We’ve stopped these emails");
    await sendForm(context.request, `${site.origin}/signin/`, { email, password: demoPassword, next: "/" });
    await visit(page, `${site.origin}/mattress-questions/is-a-full-big-enough-for-two/`, testInfo);
    await expect(
      main(page).getByText("Emails about new posts in discussions you follow are turned off for your address").first(),
    ).toBeVisible();
    await page.getByLabel("What you know").fill("We measured it: 53 inches are 26 for each.");
    await page.getByLabel("Your name here").fill(`Lee ${email.slice(8, 16)}`);
    await page.getByLabel(/^Email me/).check();
    await page.getByRole("button", { name: "Post it" }).click();
    await page.waitForURL("**/?posted=*#post-*");
    const off = main(page).getByText(
      "You follow this, but emails about new posts in discussions you follow are turned off",
    );
    await expect(off).toBeVisible();
    await main(page).getByRole("button", { name: "Turn these emails on again" }).click();
    await expect(main(page).getByRole("button", { name: /^Stop the emails/ })).toBeVisible();
    await expect(off).toHaveCount(0);
    await visit(page, `${site.origin}/account/email/`, testInfo);
    await expect(page.getByRole("checkbox", { name: "New posts in discussions you follow" })).toBeChecked();
  });
});
