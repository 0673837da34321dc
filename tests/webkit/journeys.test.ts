import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { By, Key, until, type WebElement } from "selenium-webdriver";
import { request, type APIRequestContext } from "playwright";
import { openPages } from "../e2e/open-pages";
import { startSite, type Site } from "../support/site-server";
import { openWebKit, type WebKitBrowser } from "../support/webkit-browser";

/** The site in WebKit: every kind of page, and the journeys that depend most on what a browser does its own way. */

const patience = 20_000;
let site: Site;
let browser: WebKitBrowser;
let requests: APIRequestContext;

beforeAll(async () => {
  site = await startSite({}, "webkit-site.log");
  requests = await request.newContext({ baseURL: site.origin });
  browser = await openWebKit();
}, 300_000);

afterAll(async () => {
  await browser?.close();
  await requests?.dispose();
  await site?.stop();
});

const driver = () => browser.driver;
const run = <Value>(script: string) => driver().executeScript<Value>(script);
const one = (selector: string) => driver().wait(until.elementLocated(By.css(selector)), patience, selector);
const path = async () => {
  const { pathname, search } = new URL(await driver().getCurrentUrl());
  return pathname + search;
};
const count = (selector: string, expected: number) =>
  driver().wait(
    async () => (await driver().findElements(By.css(selector))).length === expected,
    patience,
    `${expected} ${selector}`,
  );
const gone = (selector: string) => count(selector, 0);
/** Types where the focus is, as fingers do: an input may be exchanged for a better one meanwhile. */
const type = (...keys: string[]) =>
  driver()
    .actions()
    .sendKeys(...keys)
    .perform();
const reached = (expected: RegExp) =>
  driver().wait(async () => expected.test(await path()), patience, String(expected));

/** Opens a page and waits until its scripts are at work. */
async function visit(address: string) {
  await driver().get(new URL(address, site.origin).href);
  await one("html[data-hydrated]");
}

/** As a visitor presses: what is below the window comes into it, clear of the header, first. */
async function press(element: WebElement) {
  await driver().executeScript("arguments[0].scrollIntoView({ block: 'center' })", element);
  await element.click();
}

const resize = async (width: number) => {
  await driver().manage().window().setRect({ width, height: 900 });
  await driver().wait(async () => (await run<number>("return innerWidth")) === width, patience, `${width} px`);
};

/** Files of the page that did not come, or came as an error. */
const failedFiles = () =>
  run<string[]>(`return performance.getEntriesByType("resource")
    .filter(({ name, responseStatus }) => name.includes("/build/") && responseStatus >= 400).map(({ name }) => name)`);

/** About as narrow as MiniBrowser's row of buttons lets its window be. */
const narrowest = 450;

test("every kind of page opens, starts its scripts, gets its files and follows the width of the window", async () => {
  const faults: string[] = [];
  for (const { name, path } of await openPages(requests)) {
    await visit(path);
    for (const file of await failedFiles()) faults.push(`${name}: no ${file}`);
    for (const width of [narrowest, 1280]) {
      await resize(width);
      const excess = await run<number>(
        "return document.documentElement.scrollWidth - document.documentElement.clientWidth",
      );
      if (excess > 0) faults.push(`${name}: ${excess} px too wide at ${width} px`);
      const header = await run<string>(
        `return [...document.querySelectorAll(".mobile-header, .desktop-header")]
          .filter((each) => each.checkVisibility()).map((each) => each.classList[0]).join()`,
      );
      if (header !== (width === narrowest ? "mobile-header" : "desktop-header")) {
        faults.push(`${name}: ${header} at ${width} px`);
      }
    }
  }
  expect(faults).toEqual([]);
});

describe("in a wide window", () => {
  beforeEach(async () => {
    await resize(1280);
    await driver().manage().deleteAllCookies();
  });

  test("in the list of mattresses no cell reaches into the next, from 992 to 1280 pixels", async () => {
    await visit("/mattress-models/?view=list");
    for (const width of [992, 1024, 1100, 1200, 1280]) {
      await resize(width);
      const cut = await run<string[]>(`return [...document.querySelectorAll(".mattress-table :is(th, td)")]
        .filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.textContent)`);
      expect(cut, `${width} pixels`).toEqual([]);
    }
  });

  test("a search suggests as it is typed, and the one chosen by keyboard is searched for", async () => {
    await visit("/about/");
    await press(await one(".header-panel--search > summary"));
    await one("#header-search:focus");
    await type("casp");
    expect(await (await one(".desktop-header .combobox__list [role=option]")).getText()).toMatch(/Casper/);
    await type(Key.ARROW_DOWN, Key.ENTER);
    await reached(/^\/(search|mattress)/);
    await one("main h1");
  });

  test("the quiz goes on by its choices and comes back by its link", async () => {
    await visit("/mattress-finder/quiz/");
    await press(await one("#recipient-me"));
    await press(await one(".quiz button[type=submit]"));
    await one("[id^=age-]");
    await press(await one(".quiz__back"));
    await one("#recipient-me:checked");
  });

  test("beds put aside from their cards stand on the tray, and are compared", async () => {
    await visit("/mattresses/nectar/");
    for (const count of [1, 2]) {
      const buttons = await driver().findElements(By.css(".model-card .compare-button__button"));
      await press(buttons[count - 1]!);
      await driver().wait(until.elementTextContains(await one(".tray__summary"), `${count} of 4`), patience);
    }
    await press(await one(".tray .button"));
    await reached(/^\/compare\/\?models=/);
    await count(".slot__name", 2);
    await press(await one(".tray__summary"));
    const clear = await driver().findElements(By.css(".tray .link-button"));
    await press(clear.at(-1)!);
    await gone(".tray");
  });

  /** From the search panel of the header. */
  async function search(words: string) {
    await visit("/");
    await press(await one(".header-panel--search > summary"));
    await one("#header-search:focus");
    await type(words, Key.ENTER);
    await reached(/^\/search\/\?q=/);
    // It lies over the page while it slides shut.
    await one(".header-panel--search:not([open])");
  }
  const textOf = async (selector: string) => (await one(selector)).getText();
  const dollars = (text: string) => Number(/\$([\d,]+)/.exec(text)?.[1]?.replaceAll(",", ""));

  test("a couple with back pain and $1,500 comes from a search to the store near Denver that has a bed for them", async () => {
    await search("back pain couple under 1500 Denver");
    await press(await one('main a[href^="/mattress-finder/quiz/?"][href*="pain=low-back"]'));
    await reached(/\/mattress-finder\/quiz\/\?.*budgetRange=1500/);
    await press(await one("#size-queen"));
    await press(await one(".quiz button[type=submit]"));
    await reached(/[?&]size=queen/);
    await (await one(".quiz input[name=deliveryZip]:not([type=hidden])")).sendKeys("80202");
    await press(await one(".quiz button[type=submit]"));
    await reached(/[?&]deliveryZip=80202/);
    await press(await one('main a[href^="/mattress-finder/results/"][href*="deliveryZip=80202"]'));
    await press(await one('main a[href*="place=80202"][href*="models="]'));
    await reached(/^\/mattress-brands\/\?/);
    await press(await one('main a[href^="/mattress-stores/"]:not([href*="?"]):not([href="/mattress-stores/"])'));
    await reached(/^\/mattress-stores\/[\w-]+\/$/);
    expect(await textOf("main address")).toMatch(/, CO/);
  });

  test("“casper original queen under 1500” ends at a bed that fits, with its price", async () => {
    await search("casper original queen under 1500");
    await press(await one('main a[href^="/mattress-model/casper-"]'));
    await reached(/^\/mattress-model\/casper-/);
    expect(dollars(await textOf(".buy-box"))).toBeLessThan(1500);
  });

  test("the cheapest deal on a hybrid is found, and its seller is a press away", async () => {
    await visit("/mattress-deals/?type=hybrid&sort=price");
    const first = await textOf(".deal-row");
    await press(await one(".deal-row h2 a, .deal-row h3 a"));
    await reached(/^\/mattress-deal\//);
    expect(dollars(await textOf(".deal-box"))).toBe(dollars(first));
    expect(await (await one(".deal-box a.button")).getAttribute("href")).toMatch(/^https:/);
  });

  test("three beds are compared, and one of them is chosen for a reason", async () => {
    await visit("/mattress-models/");
    for (const count of [1, 2, 3]) {
      const buttons = await driver().findElements(By.css(".mattress-card .compare-button__button"));
      await press(buttons[count - 1]!);
      await driver().wait(until.elementTextContains(await one(".tray__summary"), `${count} of 4`), patience);
    }
    await press(await one(".tray .button"));
    await reached(/^\/compare\/\?models=/);
    await count(".compare-verdict__bed", 3);
    expect(await textOf(".compare-verdict__bed")).toMatch(/Choose the .+ if you /);
    await press(await one(".compare-verdict__bed a"));
    await reached(/^\/mattress-model\//);
  });

  test("signing in greets by name, a wrong password is said, and signing out ends it", async () => {
    await visit("/signin/");
    await (await one("input[type=email]")).sendKeys("nobody@example.com");
    await (await one("input[type=password]")).sendKeys("wrong-password");
    await press(await one("main button[type=submit]"));
    await one(".error-summary");
    expect(await (await one("input[type=email]")).getAttribute("value")).toBe("nobody@example.com");
    await (await one("input[type=email]")).clear();
    await (await one("input[type=email]")).sendKeys("sleeper@example.com");
    await (await one("input[type=password]")).sendKeys("mattress-demo");
    await press(await one("main button[type=submit]"));
    await reached(/^\/$/);
    await press(await one(".account__menu > summary"));
    const signOut = await one(".sign-out__button");
    await driver().wait(until.elementIsVisible(signOut), patience);
    await press(signOut);
    await gone(".account__menu");
  });
});
