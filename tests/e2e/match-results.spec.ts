import { expect, test } from "../support/browser";
import { visit } from "../support/journey";
import { pathOf } from "./open-pages";

/** Ten matches of a couple are the longest page of results there is; the pair of beds for each stands below the other picks. */
const matchesOf = (request: Parameters<typeof pathOf>[0]) => pathOf(request, "matches of a couple");

test("ten matches of a couple take at most 9,200 px of a phone, and nothing is wider than it", async ({
  page,
  request,
}, testInfo) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, await matchesOf(request), testInfo);
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(10);
  const size = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    width: document.documentElement.scrollWidth,
  }));
  testInfo.annotations.push({ type: "height", description: String(size.height) });
  expect(size.height).toBeLessThanOrEqual(9200);
  expect(size.width).toBeLessThanOrEqual(390);
});

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  test(`the first pick stands on the first screen of ${width} by ${height}, before every card`, async ({
    page,
    request,
  }, testInfo) => {
    await page.setViewportSize({ width, height });
    await visit(page, await matchesOf(request), testInfo);
    const pick = page.getByRole("region", { name: "Start with these" }).getByRole("listitem").first();
    const box = (await pick.boundingBox())!;
    testInfo.annotations.push({ type: "first pick", description: `${box.y} to ${box.y + box.height}` });
    await expect(pick).toContainText(/\$[\d,]+/);
    await expect(pick.locator("img, svg").first()).toBeVisible();
    // On a phone it begins there: with its price and picture, not only its heading.
    expect(width < 600 ? box.y + 160 : box.y + box.height).toBeLessThanOrEqual(height);
    expect((await page.getByRole("article").first().boundingBox())!.y).toBeGreaterThan(box.y);
  });
}

test("results that are saved show the working of a bed by a link, as those of the quiz do", async ({
  page,
  request,
}, testInfo) => {
  await visit(page, await matchesOf(request), testInfo);
  await page.getByRole("button", { name: "Save these results" }).click();
  await page.waitForURL(/\/mattress-finder\/results\/[\w-]{20,}\//);
  const second = page.getByRole("article").nth(1);
  await second.getByRole("link", { name: /^How we scored it/ }).click();
  await page.waitForURL(/[?&]open=/);
  await expect(second.getByRole("table").first()).toBeVisible();
  await expect(page.locator(".points-table")).toHaveCount(1);
  await second.getByRole("link", { name: /^How we scored it/ }).click();
  await expect(page.locator(".points-table")).toHaveCount(0);
});

test("matches for a child say whom they are for, and a ZIP code that there is not is said", async ({
  page,
}, testInfo) => {
  await visit(page, "/mattress-finder/results/?recipient=child&position=side&deliveryZip=00000", testInfo);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Matches for the child");
  const main = page.getByRole("main");
  await expect(main).toContainText("pressure relief matters most to the child.");
  await expect(main).not.toContainText(/\bfits? you\b/);
  await expect(page.getByText("We don’t recognize the ZIP code 00000")).toBeVisible();
  await page.getByRole("link", { name: "Change your ZIP code" }).first().click();
  await page.waitForURL(/\/mattress-finder\/quiz\/\?step=zip/);
});

test("a budget below every price says so first, with the way to raise it", async ({ page }, testInfo) => {
  await visit(page, "/mattress-finder/results/?recipient=me&budgetRange=100", testInfo);
  const main = page.getByRole("main");
  await expect(main.getByText("Every bed we know the price of costs more than your $100 budget")).toBeVisible();
  await expect(main).toContainText("We haven’t found a queen price for these");
  await expect(main.getByText("You haven’t told us a size, so prices are for a queen.")).toBeVisible();
  await expect(main.getByRole("link", { name: "Choose a size" })).toHaveAttribute("href", /step=size/);
  await main.getByRole("link", { name: "Raise your budget" }).click();
  await page.waitForURL(/\/mattress-finder\/quiz\/\?step=budget/);
});

test("saved results that are not there say so, and lead to the quiz", async ({ page, problems }, testInfo) => {
  problems.expect(/status of 404/);
  const response = await visit(page, "/mattress-finder/results/nonsense/", testInfo);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We can’t find these saved results");
  await expect(page.getByRole("link", { name: "Take the match quiz" })).toHaveAttribute("href", "/mattress-finder/");
});

test("answers that are remembered are offered before the quiz, until they are forgotten", async ({
  page,
}, testInfo) => {
  const answers = "recipient=me&size=queen&position=back&weight=130-230";
  await visit(page, `/mattress-finder/results/?${answers}`, testInfo);
  await visit(page, "/mattress-finder/", testInfo);
  const resume = page.getByRole("region", { name: "You’ve finished 4 of 12 steps" });
  await expect(resume.getByRole("link", { name: "Continue the quiz" })).toBeVisible();
  // Before the answers, which are many.
  await expect(resume.getByRole("link").first()).toHaveText("Continue the quiz");
  await expect(resume.getByRole("link", { name: "See the results" })).toHaveAttribute(
    "href",
    `/mattress-finder/results/?${answers}`,
  );
  await visit(page, "/mattress-finder/forget/", testInfo);
  await expect(page.getByRole("link", { name: "Keep them and see my matches" })).toHaveAttribute(
    "href",
    `/mattress-finder/results/?${answers}`,
  );
  await page.getByRole("button", { name: "Forget my answers" }).click();
  await expect(page.getByText("We’ve forgotten your answers")).toBeVisible();
  await expect(page.getByRole("link", { name: "Start the quiz" })).toBeVisible();
});
