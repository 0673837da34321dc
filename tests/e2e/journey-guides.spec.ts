import { expect, test } from "../support/browser";
import { runsScripts, signIn, staffBeside, visit } from "../support/journey";

/** A reader learns what a word means, and staff change what readers see. */

test.use({ viewport: { width: 1280, height: 900 } });

test(
  "a reader comes from the menu to a guide, jumps to a part of it, looks a word up, and comes back",
  { tag: "@short" },
  async ({ page }, testInfo) => {
    const main = page.getByRole("main");
    await visit(page, "/", testInfo);
    const header = page.locator(".desktop-header");
    await header.locator("summary", { hasText: "Mattress 101" }).click();
    await header.getByRole("link", { name: /^Mattress types/ }).click();
    await page.waitForURL("**/guides/mattress-types/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mattress types, from the inside out");
    await expect(main.getByText(/minutes to read/)).toBeVisible();

    const contents = main.getByRole("navigation", { name: "In this guide" });
    const entry = contents.getByRole("link").nth(2);
    const words = await entry.innerText();
    await entry.click();
    await page.waitForURL(/#s-/);
    await expect(main.getByRole("heading", { level: 2, name: words })).toBeInViewport();

    await main.getByRole("link", { name: "transition layer" }).first().click();
    await page.waitForURL("**/mattress-glossary/transition-layer/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Transition layer");
    await page.goBack();
    await page.waitForURL(/\/guides\/mattress-types\/#s-/);
    await expect(main.getByRole("heading", { level: 2, name: words })).toBeAttached();
    // Whichever way it comes back, the text is whole.
    await expect(main.getByRole("link", { name: "transition layer" }).first()).toBeAttached();
  },
);

test("a word of a comparison is looked up in the glossary, and the way back leads to the same beds", async ({
  page,
}, testInfo) => {
  const main = page.getByRole("main");
  await visit(page, "/mattress-comparison/casper-vs-purple/", testInfo);
  await main.getByRole("link", { name: /everything/i }).click();
  await page.waitForURL(/rows=all/);
  const compared = page.url();
  const beds = await page.locator("#feel thead th").allInnerTexts();
  await main.getByRole("rowheader").getByRole("link", { name: "Motion isolation" }).click();
  await page.waitForURL("**/mattress-glossary/motion-isolation/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Motion isolation");
  await page.goBack();
  await page.waitForURL(compared);
  expect(await page.locator("#feel thead th").allInnerTexts()).toEqual(beds);
});

test("a word is explained beside it while it has the focus or is pointed at, until Escape", async ({
  page,
}, testInfo) => {
  test.skip(!runsScripts(testInfo), "Without scripts the word is a link.");
  await visit(page, "/guides/mattress-types/", testInfo);
  const word = page.getByRole("main").getByRole("link", { name: "transition layer" }).first();
  const card = page.getByRole("tooltip");
  await word.focus();
  await expect(card).toContainText("Transition layer.");
  await expect(word).toHaveAccessibleDescription(/^Transition layer\./);
  await page.keyboard.press("Escape");
  await expect(card).toHaveCount(0);
  await expect(word).toBeFocused();
  await word.hover();
  await expect(card).toBeVisible();
  await card.hover();
  await expect(card).toBeVisible();
  await page.getByRole("heading", { level: 1 }).hover();
  await expect(card).toHaveCount(0);
});

test("the glossary is narrowed by a word and by a kind, and who finds nothing is led on", async ({
  page,
}, testInfo) => {
  const main = page.getByRole("main");
  const look = async (word: string) => {
    await main.getByLabel("Look up a word").fill(word);
    await main.getByRole("button", { name: "Look it up" }).click();
  };
  await visit(page, "/mattress-glossary/", testInfo);
  await expect(main.getByRole("term")).not.toHaveCount(0);
  await look("glass fiber");
  await page.waitForURL("**/mattress-glossary/?q=glass+fiber");
  await expect(main.getByRole("status")).toContainText("1 term for “glass fiber”.");
  await expect(main.getByRole("link", { name: "Fiberglass sock" })).toBeVisible();

  await main.getByRole("link", { name: "Buying and returning" }).click();
  await page.waitForURL("**/mattress-glossary/?kind=buying");
  await expect(main.getByRole("status")).toContainText("terms.");
  await look("plush");
  await page.waitForURL(/kind=buying/);
  await expect(main.getByRole("status")).toContainText("“plush” isn’t under “Buying and returning”.");
  await main.getByRole("link", { name: /of other kinds/ }).click();
  await page.waitForURL("**/mattress-glossary/?q=plush");
  await expect(main.getByRole("link", { name: "Plush", exact: true })).toBeVisible();

  await look("zzqqxxyy");
  await page.waitForURL("**/mattress-glossary/?q=zzqqxxyy");
  await expect(main.getByRole("status")).toContainText("We don’t have “zzqqxxyy” yet.");
  await main.getByRole("link", { name: /search the whole site/ }).click();
  await page.waitForURL("**/search/?q=zzqqxxyy");
});

test(
  "staff see a text before anybody else does, publish it, take an earlier version back, and are told of a colleague",
  { tag: ["@short", "@scripted"] },
  async ({ page, problems }, testInfo) => {
    problems.expect(/status of (400|409)/);
    // Each run has a text of its own: what one publishes is there for the next.
    const slug = ["damask", "ticking", "batting", "quilting"][2 * testInfo.retry + (runsScripts(testInfo) ? 1 : 0)]!;
    const main = page.getByRole("main");
    const publicPage = `/mattress-glossary/${slug}/`;
    const published = async () => (await page.request.get(publicPage)).text();
    await signIn(page, "staff@example.com", testInfo);
    await visit(page, "/admin/content/", testInfo);
    await main.locator(`a[href$="/term/${slug}/"]`).click();
    await page.waitForURL(`**/admin/content/term/${slug}/`);
    const title = await page.getByRole("heading", { level: 1 }).innerText();
    const before = await page.getByLabel("Text", { exact: true }).inputValue();
    const colleague = await staffBeside(page, "super@example.com");
    await colleague.goto(page.url());
    // Of two windows one alone has the focus.
    await page.bringToFront();

    await page
      .getByLabel("Text", { exact: true })
      .fill("New words of staff, with a [slip](/mattress-glossary/no-such-term/).\n\n<b>::figure</b>");
    await page.getByRole("button", { name: "Show me how it looks" }).click();
    const preview = page.getByRole("region", { name: "How it looks" });
    await expect(preview).toContainText("New words of staff");
    await expect(preview.getByRole("list", { name: "What to check" })).toContainText("no term “no-such-term”");
    expect(await published()).not.toContain("New words of staff");

    await page.getByLabel("Text", { exact: true }).fill("New words of staff.");
    await page.getByLabel("Sources").fill("A | b | c | d | e");
    await page.getByRole("button", { name: "Publish it" }).click();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("Say in a few words what you changed");
    await expect(alert).toContainText("Write line 1 as: title");
    if (runsScripts(testInfo)) await expect(alert).toBeFocused();
    await expect(page.getByLabel("Text", { exact: true })).toHaveValue("New words of staff.");
    await expect(page.getByLabel("Sources")).toHaveValue("A | b | c | d | e");

    await page.getByLabel("Sources").fill("A book | Somebody | 2020");
    await page.getByLabel("What did you change?").fill("New words");
    await page.getByRole("button", { name: "Publish it" }).click();
    await page.waitForURL("**/?done=published");
    await expect(main.getByRole("status")).toContainText("It’s published");
    await main.getByRole("link", { name: "Read it as they do" }).click();
    await page.waitForURL(`**${publicPage}`);
    await expect(main).toContainText("New words of staff.");
    await expect(main).toContainText("A book");

    await colleague.getByLabel("Text", { exact: true }).fill("Words of a colleague.");
    await colleague.getByLabel("What did you change?").fill("Other words");
    await colleague.getByRole("button", { name: "Publish it" }).click();
    await expect(colleague.getByRole("alert")).toContainText("published another version since you opened this page");
    await expect(colleague.getByLabel("Text", { exact: true })).toHaveValue("Words of a colleague.");
    expect(await published()).not.toContain("Words of a colleague.");
    await colleague.context().close();

    await visit(page, `/admin/content/term/${slug}/`, testInfo);
    const history = main.getByRole("region", { name: "History" });
    await expect(history).toContainText("New words");
    await history.getByRole("link", { name: "Version 1", exact: true }).click();
    await page.waitForURL("**/?version=1");
    await expect(main).toContainText("This is version 1. Readers see version 2.");
    await page.getByRole("button", { name: "Publish version 1 again" }).click();
    await page.waitForURL("**/?done=published");
    await expect(page.getByLabel("Text", { exact: true })).toHaveValue(before);
    await visit(page, publicPage, testInfo);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(main).not.toContainText("New words of staff.");
  },
);
