import type { Page } from "playwright/test";
import { become, sameOrigin } from "../e2e/page-forms";
import { expect, test } from "../support/browser";
import { visit } from "../support/journey";
import { excessWidth } from "../support/page-geometry";
import { reports } from "./reports";

/** What people saw in their browsers, with scripts and without. */

const main = (page: Page) => page.getByRole("main");
const key = () => `report-${Math.random().toString(36).slice(2)}`.padEnd(22, "k");

test.describe(reports.wideWord, () => {
  test.use({ viewport: { width: 320, height: 700 } });

  /** As people make them: a compound, the name of a file, signs, letters of another script. */
  const words = {
    "owner@example.com": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
    "retailer@example.com": "mattress-and-frame_".repeat(5),
    "holder@example.com": "!?".repeat(40),
    "sleeper@example.com": "床".repeat(60),
  };

  for (const [writer, word] of Object.entries(words))
    test(`“${word.slice(0, 12)}…” widens neither its thread, its list, a search nor a notice`, async ({
      page,
      context,
      problems,
    }, testInfo) => {
      problems.expect(/status of 40[04]/);
      await become(context, writer);
      const title = word.slice(0, 80);
      const form = { does: "post", title, category: "choosing-a-bed", text: `${word}\n\n> ${word}`, key: key() };
      const sent = await context.request.post("/mattress-forum/new/", {
        form: { ...form, name: `Wide ${form.key.slice(7, 13)}` },
        headers: sameOrigin,
        maxRedirects: 0,
      });
      expect(sent.status()).toBe(303);
      for (const path of [
        sent.headers().location!.split(/[?#]/)[0]!,
        "/mattress-forum/",
        `/search/?q=${encodeURIComponent(word)}`,
        `/mattress-stores/?place=${encodeURIComponent(word)}`,
        `/signin/?next=${encodeURIComponent(`/${word}/`)}`,
      ]) {
        await visit(page, path, testInfo);
        expect([path, await excessWidth(page)]).toEqual([path, 0]);
      }
      await visit(page, "/contact/", testInfo);
      await main(page).getByLabel("Email address").fill(word);
      await main(page).getByLabel("Your message").fill(word);
      await main(page).getByRole("button", { name: "Send it" }).click();
      await expect(page.getByRole("alert")).toBeVisible();
      expect(await excessWidth(page)).toBe(0);
    });
});

test.describe(reports.silentErrors, () => {
  test("a form that failed twice says so once in its title, and no more when it is taken", async ({
    page,
    problems,
  }, testInfo) => {
    problems.expect(/status of 400/);
    await visit(page, "/contact/", testInfo);
    const title = await page.title();
    await main(page).getByRole("radio", { name: "Cash back" }).check();
    for (const email of ["nora", "nora@example..org"]) {
      await main(page).getByLabel("Email address").fill(email);
      await main(page).getByLabel("Your message").fill("A page is empty.");
      await main(page).getByRole("button", { name: "Send it" }).click();
      await expect(page.getByRole("alert")).toContainText("Enter a full email address");
      await expect(page).toHaveTitle(`Error: ${title}`);
      await expect(main(page).getByLabel("Email address")).toHaveValue(email);
    }
    await main(page).getByLabel("Email address").fill("titles@example.com");
    await main(page).getByRole("button", { name: "Send it" }).click();
    await page.waitForURL("**/contact/thanks/**");
    await expect(page).not.toHaveTitle(/Error/);
  });
});
