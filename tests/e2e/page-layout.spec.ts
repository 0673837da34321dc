import { expect, test } from "../support/browser";
import { visit } from "../support/journey";
import { cutRing, overflowing, overlappingTexts, spaceText } from "../support/page-geometry";

/** Where things stand on the page: nothing lies over anything else, in whatever window. */

test(
  "in the list of mattresses no cell reaches into the next, from 992 to 1280 pixels",
  { tag: "@styles" },
  async ({ page }, testInfo) => {
    await page.setViewportSize({ width: 992, height: 900 });
    await visit(page, "/mattress-models/?view=list", testInfo);
    const cells = page.locator(".mattress-table :is(th, td)");
    for (const width of [992, 1024, 1100, 1200, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflowing(cells), `cells at ${width} pixels`).toEqual([]);
      expect(await overlappingTexts(page.locator(".mattress-table tbody")), `texts at ${width} pixels`).toEqual([]);
    }
  },
);

for (const [who, answers] of [
  ["one sleeper", "recipient=me&age=35-49&size=queen&position=side&weight=under-130&temperature=hot"],
  [
    "a couple",
    "recipient=couple&size=king&position=side&weight=under-130&partnerPosition=stomach&partnerWeight=over-230",
  ],
] as const) {
  test(
    `at 320 pixels the points of ${who} stand clear of their words, however wide they are spaced`,
    { tag: "@styles" },
    async ({ page }, testInfo) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await visit(page, `/mattress-finder/results/?${answers}`, testInfo);
      const table = page.locator(".points-table");
      await page
        .getByRole("link", { name: /^How we scored it/ })
        .nth(2)
        .click();
      await expect(table).toBeVisible();
      expect(await overlappingTexts(table)).toEqual([]);
      await spaceText(page);
      expect(await overlappingTexts(table)).toEqual([]);
    },
  );
}

test("on a phone every table of a model is within the window", { tag: "@styles" }, async ({ page }, testInfo) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, "/mattress-model/nectar-orchard-hybrid-medium/", testInfo);
  const tables = page.locator("main table:visible");
  expect(await tables.count()).toBeGreaterThan(4);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const ends = await tables.evaluateAll((all) => all.map((table) => table.getBoundingClientRect().right));
    expect(Math.max(...ends), `tables at ${width} pixels`).toBeLessThanOrEqual(width);
  }
});

test(
  "the firmness scale grows with its text: at 200 % no figure lies on another",
  { tag: "@styles" },
  async ({ page }, testInfo) => {
    await page.setViewportSize({ width: 640, height: 800 });
    await visit(page, "/mattress-finder/results/?recipient=me&position=side&weight=under-130", testInfo);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    const scale = page.locator(".firmness-scale").first();
    expect(await overlappingTexts(scale)).toEqual([]);
    const within = await scale.evaluate((svg) => {
      const head = svg.querySelector(".pin__head")!.getBoundingClientRect();
      const number = svg.querySelector(".pin__number")!.getBoundingClientRect();
      const lowest = Math.max(...[...svg.querySelectorAll("text")].map((text) => text.getBoundingClientRect().bottom));
      return {
        number: number.width <= head.width && number.height <= head.height,
        words: lowest <= svg.getBoundingClientRect().bottom + 1,
      };
    });
    expect(within).toEqual({ number: true, words: true });
  },
);

test("the ring of the focus is whole on every link and button of the tray's list", async ({ page }, testInfo) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, "/mattresses/nectar/", testInfo);
  await page.locator(".model-card .compare-button__button").first().click();
  const tray = page.getByRole("complementary", { name: "Your comparison" });
  await tray.locator("summary").click();
  const stops = tray.locator(".tray__list").locator("a, button");
  await expect(stops).toHaveCount(3);
  await tray.locator("summary").focus();
  for (let index = 0; index < 3; index++) {
    await page.keyboard.press("Tab");
    await expect(stops.nth(index)).toBeFocused();
    expect(await cutRing(stops.nth(index))).toEqual([]);
  }
});

test(
  "where selectors cannot look inside (:has), a store's number still stands beside its name",
  { tag: "@styles" },
  async ({ page }, testInfo) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await visit(page, "/mattress-stores/?place=Boise,%20ID", testInfo);
    await page.evaluate(() => {
      const withoutHas = (rules: CSSStyleSheet | CSSGroupingRule) => {
        for (let index = rules.cssRules.length - 1; index >= 0; index--) {
          const rule = rules.cssRules[index];
          if (rule instanceof CSSGroupingRule) withoutHas(rule);
          else if (rule instanceof CSSStyleRule && rule.selectorText.includes(":has(")) rules.deleteRule(index);
        }
      };
      for (const sheet of document.styleSheets) withoutHas(sheet);
    });
    const card = page.locator(".store-card").first();
    const number = await card.locator(".store-card__number").boundingBox();
    const name = await card.locator(".store-card__name").boundingBox();
    expect(name!.x).toBeGreaterThanOrEqual(number!.x + number!.width);
  },
);
