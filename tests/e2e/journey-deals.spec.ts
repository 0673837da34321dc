import { expect, test } from "../support/browser";
import { runsScripts, visit } from "../support/journey";

/** From the list of deals to one of them and on to its seller; what has ended, what is to come, and cash back. */

test.use({ viewport: { width: 1280, height: 900 } });

test(
  "a deal is found by its kind, says its days and its prices before, and who pays us before the link",
  { tag: "@short" },
  async ({ page }, testInfo) => {
    await visit(page, "/mattress-deals/", testInfo);
    await page
      .getByRole("navigation", { name: "Filter deals" })
      .getByRole("link", { name: /^Price cut/ })
      .click();
    await page.waitForURL("**/mattress-deals/?kind=price-cut");
    await page.getByRole("navigation", { name: "Sort deals" }).getByRole("link", { name: "Savings" }).click();
    await page.waitForURL("**/?kind=price-cut&sort=saving");
    const row = page.locator(".deal-row").first();
    // In the order in which a shopper asks.
    await expect(row).toContainText(
      /\sof\s10, [a-z-]+\s*\$[\d,]+ queen\s*usually \$[\d,]+, (so \d+% less|\d+% off with the code)\s*(Ends in|The seller).*on \d+ beds?\. Checked \w+\s\d+.*Compare/s,
    );
    const title = await row.getByRole("heading").innerText();
    await row.getByRole("heading").getByRole("link").click();

    await page.waitForURL("**/mattress-deal/**");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("table").getByRole("columnheader")).toContainText([
      "Bed",
      "Size",
      "Now",
      "Usually",
      "Lowest seen",
    ]);
    const seller = page.locator(".deal-box__seller");
    await expect(seller).toContainText(/We earn (money when you buy there|nothing from this link)/);
    const link = seller.getByRole("link", { name: /^Go to / });
    await expect(link).toHaveAttribute("rel", /nofollow/);
    await expect(link).toHaveAttribute("href", /^https:\/\//);
  },
);

test("a link that pays us is marked as sponsored, one that does not is not", async ({ request }) => {
  const list = await (await request.get("/mattress-deals/")).text();
  const deals = [...new Set(list.match(/\/mattress-deal\/[\w-]+\//g))].slice(0, 12);
  const pages = await Promise.all(deals.map(async (deal) => (await request.get(deal)).text()));
  const kinds = pages.map((html) => {
    const rel = /<a class="button" href="https:[^>]*rel="([^"]+)"/.exec(html)?.[1];
    return `${html.includes("We earn money when you buy there.") ? "paid" : "unpaid"}: ${rel}`;
  });
  expect(new Set(kinds)).toEqual(new Set(["paid: sponsored nofollow", "unpaid: nofollow"]));
});

test(
  "a deal that has ended is gone, says so and leads to one that runs",
  { tag: "@short" },
  async ({ page, problems }, testInfo) => {
    problems.expect(/status of 410/);
    await visit(page, "/mattress-deals/?state=ended", testInfo);
    const ended = await page.locator(".deal-row h2 a").first().getAttribute("href");
    const response = await visit(page, ended ?? "", testInfo);
    expect(response?.status()).toBe(410);
    await expect(page.getByText("This deal has ended")).toBeVisible();
    await expect(page.locator(".deal-box__seller")).toHaveCount(0);
    await page.locator(".deal-row h3 a").first().click();
    await expect(page.locator(".deal-box__seller")).toBeVisible();
    await expect(page.getByText("This deal has ended")).toHaveCount(0);
  },
);

test("a deal that has not begun says when it begins", async ({ page }, testInfo) => {
  await visit(page, "/mattress-deals/?state=upcoming", testInfo);
  await page.locator(".deal-row h2 a").first().click();
  await page.waitForURL("**/mattress-deal/**");
  await expect(page.getByText("This deal hasn’t begun")).toBeVisible();
  await expect(page.getByText(/^It begins (in \d+ days, on|tomorrow,) \w+\s\d+/)).toBeVisible();
});

test("a code is there to be selected; where scripts run, a button copies it", async ({ page, context }, testInfo) => {
  await visit(page, "/mattress-deals/?kind=code", testInfo);
  const code = page.locator(".deal-code").first();
  const text = await code.locator("code").innerText();
  const button = code.getByRole("button", { name: "Copy code" });
  if (!runsScripts(testInfo)) {
    await expect(button).toHaveCount(0);
    return;
  }
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await button.click();
  await expect(code.getByRole("status")).toHaveText("Copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
});

test("cash back offers say amount, minimum, days and payer, in the order asked for", async ({ page }, testInfo) => {
  await visit(page, "/cashback-deals/", testInfo);
  // "$60 back", or "3%, up to $240, back"; "And spend at least $1,450".
  const rows = await page.locator(".cashback-row").allInnerTexts();
  const back = rows.map((row) => {
    const [percent, amount, least] = [/^(\d+)%/, /\$([\d,]+),? back/, /spend at least\s+\$([\d,]+)/].map((part) =>
      Number(part.exec(row)?.[1]?.replaceAll(",", "") ?? Number.NaN),
    ) as [number, number, number];
    return Number.isNaN(percent) ? amount : Math.min(amount, (least * percent) / 100);
  });
  expect(back.length).toBeGreaterThan(9);
  expect(back).toEqual([...back].sort((one, other) => other - one));
  await expect(page.locator(".cashback-row").first()).toContainText(/Who pays: .+ pays us/);
  const byDays = page.getByRole("navigation", { name: "Sort offers" }).getByRole("link", { name: "Fastest payout" });
  await byDays.click();
  // The address changes before the rows do.
  await expect(byDays).toHaveAttribute("aria-current", "true");
  await expect(page).toHaveURL(/\/cashback-deals\/\?sort=days$/);
  const days = (await page.locator(".cashback-row").allInnerTexts()).map((text) =>
    Number(/(\d+) days/.exec(text)?.[1]),
  );
  expect(days).toEqual([...days].sort((one, other) => one - other));
});

test("an order of cash back that there is not is said, and all offers are shown", async ({
  page,
  problems,
}, testInfo) => {
  problems.expect(/status of 400/);
  await visit(page, "/cashback-deals/?sort=luck", testInfo);
  await expect(page.getByRole("alert")).toContainText("There’s no “luck” under “Sort by.”");
  expect(await page.locator(".cashback-row").count()).toBeGreaterThan(9);
});

test("a code that begins later is told beside today’s prices, one that has ended by what was paid with it", async ({
  page,
  problems,
}, testInfo) => {
  problems.expect(/status of 410/);
  await visit(page, "/mattress-deals/?state=upcoming&kind=code", testInfo);
  await expect(page.getByText("Starting soonest first.").first()).toBeAttached();
  await page.locator(".deal-row h2 a").first().click();
  await page.waitForURL("**/mattress-deal/**");
  const heads = page.getByRole("table").getByRole("columnheader");
  await expect(heads).toContainText(["Bed", "Size", "Now", /^With the code, from \w+\s\d+$/, "Usually", "Lowest seen"]);
  await expect(page.locator(".lead")).toContainText(/^Starting \w+\s\d+: /);
  await expect(page.locator(".deal-box")).toContainText(/\d+% off with the code once the deal begins/);

  await visit(page, "/mattress-deals/?state=ended&kind=code", testInfo);
  const ended = await page.locator(".deal-row h2 a").first().getAttribute("href");
  await visit(page, ended ?? "", testInfo);
  await expect(heads).toContainText(["Bed", "Size", "With the code", "Usually", "Lowest seen"]);
  await expect(page.locator("h1 ~ .lead")).toHaveCount(0);
  await expect(page.locator(".deal-box")).toContainText("queen, with the code, during the deal");
});

test("a deal without a name leads to the list of deals", async ({ request }) => {
  const answer = await request.get("/mattress-deal/", { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, "/mattress-deals/"]);
});

test("a deal found in a size is shown in it, without cookies as well", async ({ page, context }, testInfo) => {
  await visit(page, "/mattress-deals/?size=king&sort=price", testInfo);
  const row = page.locator(".deal-row").first();
  const shown = await row.locator(".deal-price__now").innerText();
  await expect(row).toContainText("king");
  await context.clearCookies();
  await row.getByRole("heading").getByRole("link").click();
  await page.waitForURL(/\/mattress-deal\/[\w-]+\/\?bed=[\w-]+&size=king$/);
  await expect(page.locator(".deal-box .deal-price__now")).toHaveText(shown);
});

for (const width of [390, 1280]) {
  test(`the cheapest deal on a hybrid leads to its seller in three steps, ${width} wide`, async ({
    page,
  }, testInfo) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, "/mattress-deals/", testInfo);
    await page
      .getByRole("navigation", { name: "Lowest sale prices by type" })
      .getByRole("link", { name: "Hybrid", exact: true })
      .click();
    await page.waitForURL("**/mattress-deals/?kind=code,price-cut&type=hybrid&sort=price");
    await expect(page.locator("main [role=status]").first()).toContainText("sorted by price");
    const prices = (await page.locator(".deal-row .deal-price__now").allInnerTexts()).map((text) =>
      Number(text.replace(/\D/g, "")),
    );
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
    const row = page.locator(".deal-row").first();
    await expect(row).toContainText("Hybrid");
    const shown = await row.locator(".deal-price__now").innerText();
    await row.getByRole("heading").getByRole("link").click();
    await page.waitForURL(/\/mattress-deal\/[\w-]+\/\?bed=/);
    const box = page.locator(".deal-box");
    // The bed that the list showed, at its price.
    await expect(box.locator(".deal-price__now")).toHaveText(shown);
    await expect(box.locator(".deal-price__now")).toHaveText(/^\$[\d,]+$/);
    await expect(box.getByRole("link", { name: /^Go to / })).toHaveAttribute("href", /^https:\/\//);
  });
}
