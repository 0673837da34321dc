import type { Page } from "playwright/test";
import { accessibilityFaults } from "../support/accessibility";
import { expect, offline, test } from "../support/browser";
import { runsScripts, visit } from "../support/journey";

/** The comparison tray: what it says, where it leaves the focus, and presses that come faster than their answers. */

test.use({ viewport: { width: 1280, height: 900 } });

const tray = (page: Page) => page.getByRole("complementary", { name: "Your comparison" });
const buttonOf = (page: Page, place: number) => page.locator(".compare-button").nth(place).getByRole("button");
/** What the tray says aloud; it stands before the tray, and stays when that goes. */
const said = (page: Page) => page.locator("main + [role=status]");

/** Presses a button of the tray's and, in the same instant, a link that leads elsewhere; one bed is left or added. */
async function pressAndGoOn(page: Page, button: string) {
  await page.evaluate((selector) => {
    document.querySelector<HTMLElement>(selector)!.click();
    document.querySelector<HTMLElement>('.desktop-header a[href="/mattress-stores/"]')!.click();
  }, button);
  await page.waitForURL("**/mattress-stores/");
  await expect(tray(page)).toContainText("1 of 4");
  expect(new URL(page.url()).pathname).toBe("/mattress-stores/");
}

async function putAside(page: Page, ...places: number[]) {
  for (const place of places) {
    await buttonOf(page, place).click();
    await expect(buttonOf(page, place)).toHaveText(/^Comparing/);
  }
}

test.describe("with scripts", { tag: "@scripts" }, () => {
  test(
    "each change is said by its bed and by what is left; an empty tray gives the focus to the heading",
    { tag: "@short" },
    async ({ page }, testInfo) => {
      await visit(page, "/mattresses/saatva/", testInfo);
      await expect(said(page)).toHaveText("");
      await putAside(page, 0);
      await expect(said(page)).toHaveText(/^Saatva .+ added\. 1 of 4 beds in your comparison$/);
      await putAside(page, 1);

      await tray(page).locator("summary").click();
      await tray(page)
        .getByRole("button", { name: /^Remove/ })
        .first()
        .focus();
      await page.keyboard.press("Enter");
      await expect(said(page)).toHaveText(/^Saatva .+ removed\. 1 of 4 beds in your comparison$/);
      await expect(tray(page).locator("summary")).toBeFocused();

      await tray(page)
        .getByRole("button", { name: /^Remove/ })
        .focus();
      await page.keyboard.press("Enter");
      await expect(tray(page)).toHaveCount(0);
      await expect(said(page)).toHaveText("Your comparison is empty");
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      expect(await accessibilityFaults(page)).toEqual([]);

      await putAside(page, 0, 1, 2);
      await tray(page).locator("summary").click();
      await tray(page).getByRole("button", { name: "Clear all" }).click();
      await expect(said(page)).toHaveText("Your comparison is empty");
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    },
  );

  test("a bed that is taken out by its own button keeps the focus there", async ({ page }, testInfo) => {
    await visit(page, "/mattresses/saatva/", testInfo);
    await putAside(page, 0);
    await buttonOf(page, 0).focus();
    await page.keyboard.press("Enter");
    await expect(said(page)).toHaveText("Your comparison is empty");
    await expect(buttonOf(page, 0)).toBeFocused();
  });

  test("a change that reaches nobody says so, and can be made once the visitor is back", async ({
    page,
    context,
    problems,
  }, testInfo) => {
    problems.expect(offline);
    await visit(page, "/mattresses/saatva/", testInfo);
    await context.setOffline(true);
    await buttonOf(page, 0).click();
    await expect(page.getByText("You’re offline.")).toBeVisible();
    await expect(tray(page)).toHaveCount(0);
    await context.setOffline(false);
    await putAside(page, 0);
    await expect(said(page)).toHaveText(/^Saatva .+ added\./);
  });

  test("beds pressed at once, before there is a session, are all kept, and each is said", async ({
    page,
    context,
  }, testInfo) => {
    await visit(page, "/mattresses/saatva/", testInfo);
    const heard: string[] = [];
    await page.exposeFunction("hear", (words: string) => heard.push(words));
    await said(page).evaluate((status) => {
      const hear = (window as unknown as { hear: (words: string | null) => void }).hear;
      new MutationObserver(() => hear(status.textContent)).observe(status, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    await page.evaluate(() => {
      const buttons = document.querySelectorAll<HTMLElement>(".compare-button button");
      for (const place of [0, 1, 2]) buttons[place]!.click();
    });
    for (const place of [0, 1, 2]) await expect(buttonOf(page, place)).toHaveText(/^Comparing/);
    await expect.poll(() => heard.at(-1)).toMatch(/3 of 4 beds in your comparison$/);
    expect(heard.join(" ").match(/ added\./g)).toHaveLength(3);
    expect((await context.cookies()).filter(({ name }) => name === "sessionid")).toHaveLength(1);
    await visit(page, "/about/", testInfo);
    await expect(tray(page)).toContainText("3 of 4");
  });

  test("a bed pressed in the instant before a link is kept, and the link leads to its page", async ({
    page,
  }, testInfo) => {
    await visit(page, "/mattresses/saatva/", testInfo);
    await pressAndGoOn(page, ".compare-button button");
  });

  test("two quick removals from a comparison never take a bed out of one place alone", async ({ page }, testInfo) => {
    await visit(page, "/mattresses/saatva/", testInfo);
    await putAside(page, 0, 1, 2);
    await tray(page).getByRole("link", { name: "Compare 3 beds" }).click();
    await page.waitForURL("**/compare/?models=*");
    const removals = page.getByRole("main").getByRole("button", { name: /^Remove/ });
    await expect(removals).toHaveCount(3);
    await page.evaluate(() => {
      const buttons = document.querySelectorAll<HTMLElement>("main .slots .link-button");
      for (const place of [0, 1]) buttons[place]!.click();
    });
    await page.waitForURL((url) => url.searchParams.get("models")?.split(",").length === 2);
    await expect(tray(page)).toContainText("2 of 4");
    await expect(removals).toHaveCount(2);
  });

  test("a bed taken out of a comparison leads nobody back who has gone on", async ({ page }, testInfo) => {
    await visit(page, "/mattresses/saatva/", testInfo);
    await putAside(page, 0, 1);
    await tray(page).getByRole("link", { name: "Compare 2 beds" }).click();
    await page.waitForURL("**/compare/?models=*");
    await pressAndGoOn(page, "main .slots .link-button");
  });

  test("presses leave no entry in the history", async ({ page }, testInfo) => {
    await visit(page, "/about/", testInfo);
    await visit(page, "/mattresses/saatva/", testInfo);
    await putAside(page, 0, 1);
    await page.goBack();
    await page.waitForURL("**/about/");
  });
});

test(
  "a fifth bed is not added, and the page that says so takes one off and leads back",
  { tag: ["@short", "@scripted"] },
  async ({ page, problems }, testInfo) => {
    problems.expect(/status of 400/);
    await visit(page, "/mattresses/saatva/", testInfo);
    await putAside(page, 0, 1, 2);
    // Pressed before the page knows of the fourth.
    const form = page.locator(".compare-button").nth(4);
    await page.request.post("/compare/tray/", {
      form: {
        action: "add",
        model: await page.locator(".compare-button [name=model]").nth(3).inputValue(),
        next: "/about/",
      },
      headers: { "sec-fetch-site": "same-origin" },
    });
    await form.getByRole("button").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("We couldn’t add that bed");
    await expect(page.getByRole("alert")).toContainText("it holds 4 beds");
    const beds = page.getByRole("main").getByRole("listitem").filter({ hasText: " by " });
    await expect(beds).toHaveCount(4);
    await beds
      .first()
      .getByRole("button", { name: /^Remove/ })
      .click();
    await page.waitForURL("**/mattresses/saatva/**");
    await expect(tray(page)).toContainText("3 of 4");
  },
);

test("a bed that is taken out of a comparison leaves the tray as well", async ({ page }, testInfo) => {
  await visit(page, "/mattresses/saatva/", testInfo);
  await putAside(page, 0, 1);
  await tray(page).getByRole("link", { name: "Compare 2 beds" }).click();
  await page.waitForURL("**/compare/?models=*");
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Remove/ })
    .first()
    .click();
  await page.waitForURL((url) => !url.searchParams.get("models")?.includes(","));
  await expect(tray(page)).toContainText("1 of 4");
  await expect(page.getByRole("main").getByRole("button", { name: /^Remove/ })).toHaveCount(1);
});

test("on a small phone the tray is in sight after a bed was put aside", async ({ page }, testInfo) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await visit(page, "/mattresses/saatva/", testInfo);
  await putAside(page, 0);
  await expect(tray(page)).toBeInViewport();
});

test(
  "without scripts the page goes on from the tray, or from its beginning when that is gone",
  { tag: "@short" },
  async ({ page }, testInfo) => {
    test.skip(runsScripts(testInfo), "with scripts the page stays as it is");
    await visit(page, "/mattresses/saatva/", testInfo);
    await putAside(page, 0, 1);
    await tray(page).locator("summary").click();
    await tray(page)
      .getByRole("button", { name: /^Remove/ })
      .first()
      .click();
    await expect(tray(page)).toContainText("1 of 4");
    await page.keyboard.press("Tab");
    await expect(tray(page).locator("summary")).toBeFocused();
    await page.keyboard.press("Enter");
    await tray(page)
      .getByRole("button", { name: /^Remove/ })
      .click();
    await expect(tray(page)).toHaveCount(0);
    expect(new URL(page.url()).hash).toBe("#main");
  },
);
