import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "playwright/test";
import sharp from "sharp";
import { sendForm } from "../e2e/page-forms";
import { expect, test } from "../support/browser";
import { held, visit } from "../support/journey";
import { reports } from "./reports";
import { dismiss, failing, loseAnswer, main, messagesOf, onFirstForms, unsent, writeMessage } from "./unsent-forms";

/** Forms that nobody answers, on a clock that the test puts forward; and files, which may take longer. */

test.use({ viewport: { width: 1280, height: 900 }, cold: true });

/** A photo as it is chosen on a page; of another color it is another one. */
const photo = async (background: string) => ({
  name: "IMG_2041.jpg",
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

/** The page of a new review that takes photos. */
async function photoPage(request: APIRequestContext): Promise<string> {
  const begun = await sendForm(request, "/review-mattress/?unlisted=yes", {
    ...{ product: `Attic bed ${randomUUID().slice(0, 8)}`, rating: "4", title: "Firm, and warm in July" },
    body: "It holds my back up, which the one before it did not.",
  });
  return begun.replace(/[a-z]+\/(\?.*)?$/, "photo/");
}

const fileField = (page: Page) => main(page).locator('input[type="file"]');
const chosen = (page: Page) => fileField(page).evaluate(({ files }: HTMLInputElement) => files?.[0]?.name ?? null);
const photos = (page: Page) => main(page).getByRole("button", { name: /^Remove photo/ });

const never = async () => {};

test.describe(reports.lostOnTimeout, { tag: "@scripts" }, () => {
  test("a message that nobody answers is given back after half a minute, and stored once by the next press", async ({
    page,
    problems,
  }, testInfo) => {
    problems.expect(failing);
    const email = `typed-${randomUUID().slice(0, 8)}@example.com`;
    await page.clock.install();
    await visit(page, "/contact/", testInfo);
    const text = await writeMessage(page, email);
    const stored = held();
    await onFirstForms(page, [never, async (route) => (await route.fetch(), stored.letGo())]);
    for (const taken of [false, true]) {
      const asked = page.waitForRequest((request) => request.method() === "POST");
      await main(page).getByRole("button", { name: "Send it" }).click();
      await asked;
      if (taken) await stored.free;
      await page.clock.fastForward(25_000);
      await expect(main(page).getByRole("button", { name: "Sending…" })).toBeVisible();
      await expect(unsent(page)).toHaveCount(0);
      await page.clock.fastForward(6_000);
      await expect(unsent(page)).toBeVisible();
      await expect(main(page).getByLabel("Your message")).toHaveValue(text);
      await expect(main(page).getByRole("radio", { name: "Cash back" })).toBeChecked();
      await dismiss(page);
    }
    await main(page).getByRole("button", { name: "Send it" }).click();
    await page.waitForURL("**/contact/thanks/**");
    expect(await messagesOf(page, email)).toBe(1);
  });

  test("a photo that nobody answers stays chosen, and is given back after ten minutes, not sooner", async ({
    page,
    context,
    problems,
  }, testInfo) => {
    problems.expect(failing);
    await page.clock.install();
    await visit(page, await photoPage(context.request), testInfo);
    await fileField(page).setInputFiles(await photo("#d8c8b0"));
    await onFirstForms(page, [never]);
    const asked = page.waitForRequest((request) => request.method() === "POST");
    await main(page).getByRole("button", { name: "Add the photo" }).click();
    await asked;
    await page.clock.fastForward(590_000);
    await expect(main(page).getByRole("button", { name: "Sending…" })).toBeVisible();
    await expect(unsent(page)).toHaveCount(0);
    await page.clock.fastForward(11_000);
    await expect(unsent(page)).toBeVisible();
    expect(await chosen(page)).toBe("IMG_2041.jpg");
    await main(page).getByRole("button", { name: "Add the photo" }).click();
    await expect(photos(page)).toHaveCount(1);
  });
});

test.describe(`${reports.lostOnReset} “The photo had to be found again.”`, { tag: "@scripts" }, () => {
  test("a photo whose sending is cut short, or whose answer is lost, stays chosen and is kept once", async ({
    page,
    context,
    problems,
  }, testInfo) => {
    problems.expect(failing);
    await visit(page, await photoPage(context.request), testInfo);
    await fileField(page).setInputFiles(await photo("#b0c8d8"));
    await onFirstForms(page, [
      (route) => route.abort("connectionreset"),
      (route) => route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" }),
      loseAnswer,
    ]);
    for (const way of ["cut short", "answered by a gateway", "answer lost"]) {
      const asked = page.waitForRequest((request) => request.method() === "POST");
      await main(page).getByRole("button", { name: "Add the photo" }).click();
      await asked;
      await expect(unsent(page), way).toBeVisible();
      await expect(main(page).getByRole("button", { name: "Add the photo" }), way).toBeEnabled();
      expect([way, await chosen(page)]).toEqual([way, "IMG_2041.jpg"]);
      await dismiss(page);
    }
    await main(page).getByRole("button", { name: "Add the photo" }).click();
    await expect(photos(page)).toHaveCount(1);
    await expect(unsent(page)).toHaveCount(0);
    // Not in the page alone.
    await page.reload();
    await expect(photos(page)).toHaveCount(1);
  });
});
