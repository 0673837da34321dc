import { request as contexts } from "playwright/test";
import { expect, test } from "../support/browser";
import { mailedPath, staffBeside, visit } from "../support/journey";
import { type Site, startSite } from "../support/site-server";
import { startUpstream, type TestUpstream } from "../support/upstream";
import { sendForm } from "./page-forms";

/** A writer is asked a year later how the bed is by now; both versions stand side by side. The upstream's clock is set forward. */

test.use({ viewport: { width: 1280, height: 900 }, cold: true });
test.beforeEach(({ problems }) => problems.expect(/request to another origin/));

let upstream: TestUpstream;
let site: Site;
let later = 0;

test.beforeAll(async () => {
  upstream = await startUpstream({
    clock: () => new Date(Date.now() + later),
    // Without one nobody is reminded of a review.
    environment: { UPSTREAM_POSTAL_ADDRESS: "1 Main Street, Boise, ID 83702" },
  });
  site = await startSite({ API_HOST: upstream.origin }, "site-a-year-later.log");
});
test.afterAll(async () => {
  await site.stop();
  await upstream.close();
});

const step = (draft: string, name: string) => draft.replace(/[a-z]+\/(\?.*)?$/, `${name}/`);

test("a review is written, published, and updated a year later, when its writer is asked", async ({
  page,
}, testInfo) => {
  later = 0;
  const main = page.getByRole("main");
  const email = `yearly-${testInfo.project.name}-${testInfo.retry}@example.com`;
  const product = `Attic bed ${testInfo.project.name} ${testInfo.retry}`;
  const writer = await contexts.newContext({ baseURL: site.origin });
  const begun = await sendForm(writer, "/review-mattress/?unlisted=yes", {
    product,
    rating: "5",
    title: "Like new",
    body: "It’s as firm as in the store, and I sleep through the night for the first time.",
  });
  await sendForm(writer, step(begun, "use"), { months_owned: "1", position: "back", incentive: "none" });
  await sendForm(writer, step(begun, "check"), { author: "Nora", email, agree: "yes" });
  await visit(page, `${site.origin}/review-mattress/`, testInfo);
  let staff = await staffBeside(page);
  await sendForm(writer, await mailedPath(staff, email), {});
  await writer.dispose();

  const publish = async (title: string) => {
    await staff.goto(`${site.origin}/admin/reviews/`);
    await staff.getByRole("link", { name: title }).click();
    await staff.getByRole("button", { name: /^Publish/ }).click();
    await staff.waitForURL("**/?done=publish");
    return `/mattress-review/${new URL(staff.url()).pathname.split("/").at(-2)}/`;
  };
  const address = await publish("Like new");

  later = 366 * 86_400_000;
  await upstream.upkeep();
  // Nobody is signed in any more.
  await staff.context().close();
  staff = await staffBeside(page);
  await visit(page, `${site.origin}${await mailedPath(staff, email)}`, testInfo);
  await main.getByRole("button", { name: /Update your review|Tell how it is now/ }).click();
  await page.waitForURL("**/draft/*/update/");
  await page.getByLabel(/How many months/).fill("13");
  await page.getByRole("radio", { name: "3 stars" }).check();
  await page.getByLabel("Title").fill("It sags a little");
  await page
    .getByLabel("Your review")
    .fill("A year on there’s a dip where I lie, an inch or so. It still doesn’t hurt.");
  await main.getByRole("button", { name: /^Save and/ }).click();
  await page.waitForURL("**/check/**");
  await page.getByRole("checkbox", { name: /my own words/ }).check();
  await main.getByRole("button", { name: "Send my review" }).click();
  await page.waitForURL("**/thanks/**");
  await publish("It sags a little");
  await visit(page, `${site.origin}${address}`, testInfo);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Like new");
  await expect(main).toContainText("It sags a little");
  await expect(main.getByText(/13 months/).first()).toBeVisible();
  await expect(main.getByText(/1 month\b/).first()).toBeVisible();
  await staff.context().close();
});
