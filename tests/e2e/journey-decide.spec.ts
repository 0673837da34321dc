import type { Page } from "playwright/test";
import { expect, test } from "../support/browser";
import { typeInto, visit } from "../support/journey";
import { option } from "../support/quiz-page";

/** Four ways from a question to a decision, each from the home page in at most eight steps: a press, a choice or a form. */

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };
const mostSteps = 8;

/** Takes the steps of one journey and counts them; each is told with the page that it led to. */
function journey(page: Page) {
  const steps: string[] = [];
  return {
    async step(what: string, take: () => Promise<unknown>) {
      await test.step(what, take);
      steps.push(`${what} → ${(await page.title()).replace(/ \|.*/, "")} (${decodeURI(new URL(page.url()).pathname)})`);
    },
    end() {
      test.info().annotations.push({ type: "steps", description: steps.join("\n") });
      expect(steps.length, steps.join("\n")).toBeLessThanOrEqual(mostSteps);
    },
  };
}

const main = (page: Page) => page.getByRole("main");
const dollars = (text: string) => Number(/\$([\d,]+)/.exec(text)?.[1]?.replaceAll(",", ""));
/** "/mattress-model/casper-bobbin-plush/" → "casper-bobbin-plush" */
const slugOf = (href: string | null) => href?.split("/").at(-2) ?? "";

/** From the search bar of a phone. */
async function search(page: Page, words: string) {
  await page.locator(".mobile-search > summary").click();
  const box = page.locator("#mobile-search");
  await typeInto(box, words);
  await box.press("Enter");
  await page.waitForURL(/\/search\/\?q=/);
}

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test(
    "a couple with back pain and $1,500 finds a bed and the store near Denver that has it",
    { tag: "@short" },
    async ({ page }, testInfo) => {
      await visit(page, "/", testInfo);
      const { step, end } = journey(page);
      await step("search for “back pain couple under 1500 Denver”", () =>
        search(page, "back pain couple under 1500 Denver"),
      );
      await step("take the quiz with these words as answers", async () => {
        await main(page).locator('a[href^="/mattress-finder/quiz/?"][href*="pain=low-back"]').first().click();
        await page.waitForURL(/\/mattress-finder\/quiz\/\?.*budgetRange=1500/);
      });
      await step("choose queen and go on", async () => {
        await option(page, "Size of the mattress", "Queen")
          .or(main(page).getByLabel(/^Queen/))
          .first()
          .check();
        await page.getByRole("button", { name: "Continue" }).click();
        await page.waitForURL(/[?&]size=queen/);
      });
      await step("give the ZIP code of Denver and go on", async () => {
        await page.getByLabel("ZIP code").fill("80202");
        await page.getByRole("button", { name: "Continue" }).click();
        await page.waitForURL(/[?&]deliveryZip=80202/);
      });
      await step("see the matches so far", async () => {
        // The address changes a moment before the page does.
        await main(page).locator('a[href^="/mattress-finder/results/"][href*="deliveryZip=80202"]').first().click();
        await page.waitForURL(/\/mattress-finder\/results\//);
      });
      let bed = "";
      await step("see which store near has one of them", async () => {
        const near = main(page).locator('a[href*="place=80202"][href*="models="]').first();
        bed = new URL((await near.getAttribute("href")) ?? "", page.url()).searchParams.get("models") ?? "";
        await near.click();
        await page.waitForURL(/\/mattress-brands\/\?/);
      });
      await step("open the nearest of its stores", async () => {
        await main(page)
          .locator('a[href^="/mattress-stores/"]:not([href*="?"]):not([href="/mattress-stores/"])')
          .first()
          .click();
        await page.waitForURL(/\/mattress-stores\/[\w-]+\/$/);
      });
      await expect(main(page).locator("address").first()).toContainText(/,\s*CO/);
      const onFloor = main(page)
        .locator("li")
        .filter({ has: page.locator(`a[href^="/mattress-model/${bed}/"]`) })
        .last();
      await expect(onFloor).toBeVisible();
      expect(dollars(await onFloor.innerText())).toBeLessThanOrEqual(1500);
      end();
    },
  );

  test(
    "“casper original queen under 1500” ends at a bed that fits, with its price and its seller",
    { tag: "@short" },
    async ({ page }, testInfo) => {
      await visit(page, "/", testInfo);
      const { step, end } = journey(page);
      await step("search for “casper original queen under 1500”", () =>
        search(page, "casper original queen under 1500"),
      );
      await step("open the first bed", async () => {
        await main(page).locator('a[href^="/mattress-model/casper-"]').first().click();
        await page.waitForURL("**/mattress-model/casper-*/**");
      });
      await expect(page.getByText(/\$[\d,]+\s+queen/).first()).toBeVisible();
      const price = await page
        .getByText(/\$[\d,]+\s+queen/)
        .first()
        .innerText();
      expect(dollars(price)).toBeLessThan(1500);
      await expect(main(page).locator('a[rel~="nofollow"][href^="https://"]').first()).toBeVisible();
      end();
    },
  );
});

test.describe("on a desktop", () => {
  test.use({ viewport: desktop });

  test(
    "the cheapest deal on a hybrid is found and its seller reached",
    { tag: "@short" },
    async ({ page }, testInfo) => {
      await visit(page, "/", testInfo);
      const { step, end } = journey(page);
      await step("open the deals", async () => {
        await main(page).locator('a[href="/mattress-deals/"]').first().click();
        await page.waitForURL("**/mattress-deals/");
      });
      const filters = page.getByRole("navigation", { name: "Filter deals" });
      await step("choose hybrids", async () => {
        await filters.locator('a[href="/mattress-deals/?type=hybrid"]').click();
        await page.waitForURL("**/mattress-deals/?type=hybrid");
      });
      await step("sort by price", async () => {
        await page.getByRole("navigation", { name: "Sort deals" }).getByRole("link", { name: "Price" }).click();
        await page.waitForURL(/sort=price/);
      });
      const rows = main(page).locator(".deal-row");
      const prices = (await rows.allInnerTexts()).map(dollars).filter((price) => !Number.isNaN(price));
      expect(prices.length).toBeGreaterThan(2);
      expect(prices[0]).toBe(Math.min(...prices));
      await step("open the first deal", async () => {
        await rows.first().getByRole("heading").getByRole("link").click();
        await page.waitForURL("**/mattress-deal/**");
      });
      await expect(main(page)).toContainText(`$${prices[0]?.toLocaleString("en-US")}`);
      // The press that leaves: where it leads is read, since the tests leave no site.
      await step("go to its seller", async () => {
        const link = page.getByRole("link", { name: /^Go to (?!the home page)/ });
        await expect(link).toBeVisible();
        await expect(link).toHaveAttribute("href", /^https:\/\//);
        await expect(link).toHaveAttribute("rel", /nofollow/);
      });
      end();
    },
  );

  test(
    "three beds are compared and one is chosen for a stated reason",
    { tag: "@short" },
    async ({ page }, testInfo) => {
      await visit(page, "/", testInfo);
      const { step, end } = journey(page);
      await step("open the mattresses that are sold online", async () => {
        await page.getByRole("contentinfo").locator('a[href="/mattress-models/"]').first().click();
        await page.waitForURL("**/mattress-models/");
      });
      const cards = main(page).locator(".mattress-card");
      const tray = page.getByRole("complementary", { name: "Your comparison" });
      for (const place of [0, 1, 2]) {
        await step(`put bed ${place + 1} aside to compare`, async () => {
          await cards
            .nth(place)
            .getByRole("button", { name: /^Compare / })
            .click();
          await expect(tray).toContainText(`${place + 1} of 4`);
        });
      }
      await step("compare the three", async () => {
        await tray.locator('a[href^="/compare/?models="]').first().click();
        await page.waitForURL(/\/compare\/\?models=/);
      });
      const reasons = main(page).locator(".compare-verdict__bed");
      await expect(reasons).toHaveCount(3);
      expect((await reasons.first().boundingBox())!.y).toBeLessThan(desktop.height);
      const chosen = reasons.filter({ hasText: /Choose the .+ if you / }).first();
      const reason = await chosen.innerText();
      testInfo.annotations.push({ type: "reason", description: reason });
      const names = main(page).locator('a[href^="/mattress-model/"]');
      await step("open the one that the verdict gives a reason for", async () => {
        const hrefs = await names.evaluateAll((links) =>
          links.map((link) => ({ href: link.getAttribute("href"), name: link.textContent })),
        );
        const found = hrefs.find(({ name }) => name !== null && name.trim() !== "" && reason.includes(name.trim()));
        expect(found, reason).toBeDefined();
        await main(page).locator(`a[href="${found!.href}"]`).first().click();
        await page.waitForURL(`**/mattress-model/${slugOf(found!.href)}/**`);
      });
      await expect(main(page).locator('a[rel~="nofollow"][href^="https://"]').first()).toBeVisible();
      end();
    },
  );
});
