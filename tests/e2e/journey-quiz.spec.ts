import type { Page } from "playwright/test";
import { accessibilityFaults } from "../support/accessibility";
import { expect, test } from "../support/browser";
import { runsScripts, signIn, visit } from "../support/journey";
import { goOn, heading, option } from "../support/quiz-page";

/** The match quiz from its first question to saved results and the stores that carry the first match. */

test.use({ viewport: { width: 1280, height: 900 } });

/** Waits for a question, chooses and goes on. */
async function answer(page: Page, question: string, ...labels: string[]) {
  await expect(heading(page)).toHaveText(question);
  for (const label of labels) await option(page, question, label).check();
  await goOn(page);
}

async function type(page: Page, question: string, label: string, text: string) {
  await expect(heading(page)).toHaveText(question);
  await page.getByLabel(label).fill(text);
  await goOn(page);
}

const aboutYou: [question: string, answer: string][] = [
  ["Do you want to lie on it before you buy?", "Yes"],
  ["Which position do you mostly sleep in?", "Side"],
  ["How much do you weigh?", "Under 130 lb"],
  ["Does anything hurt in the morning?", "No pain"],
  ["Do you sleep hot or cold?", "Neither hot nor cold"],
];

test(
  "a couple with a hot sleeper and a budget comes to ranked matches, saves them and finds a store that carries the first",
  { tag: "@short" },
  async ({ page }, testInfo) => {
    await visit(page, "/mattress-finder/", testInfo);
    await page.getByRole("link", { name: "Start the quiz" }).click();
    await answer(page, "Who is the mattress for?", "Me and a partner");

    await expect(heading(page)).toHaveText("Which size do you need?");
    await expect(page.getByText("Step 2 of 12", { exact: true })).toBeVisible();
    await option(page, "Size of the mattress", "King").check();
    await goOn(page);
    await type(page, "What’s the most you’d spend?", "Amount in dollars", "$2,500");
    await type(page, "Where should it be delivered?", "ZIP code", "60601");
    for (const [question, label] of aboutYou) await answer(page, question, label);

    // Back in the browser, one answer changed, and on from where it was left.
    await expect(heading(page)).toHaveText("How do you like a bed to feel?");
    await page.goBack();
    await answer(page, "Do you sleep hot or cold?", "Hot");
    await expect(heading(page)).toHaveText("How do you like a bed to feel?");
    await option(page, "How firm? 1 is softest, 10 is firmest", "Don’t know").check();
    await option(page, "What kind of feel?", "Hug me").check();
    await goOn(page);

    await expect(heading(page)).toHaveText("What about your partner?");
    await option(page, "Which position does your partner mostly sleep in?", "Stomach").check();
    await option(page, "How much does your partner weigh?", "230 to 300 lb").check();
    await page.getByText("More about your partner (optional)").click();
    await option(page, "Does either of you wake when the other moves?", "Yes").check();
    await goOn(page);
    await answer(page, "Is anyone who’ll sleep on it allergic to any of these?", "None of these");

    await expect(heading(page)).toHaveText("Your matches");
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
      recipient: "couple",
      size: "king",
      adjustableBase: "unknown",
      budgetRange: "2500",
      temperature: "hot",
      feel: "hug",
      mobility: "unknown",
      partnerWeight: "230-300",
      partnerTemperature: "unknown",
    });
    const main = page.getByRole("main");
    await main.locator("summary").getByText("How firm the bed should be").click();
    await expect(main.getByRole("img", { name: /You, 4.2 of 10.*Your partner, 7.5 of 10/ })).toBeVisible();
    await main.getByText("What we left out").click();
    await expect(main.getByText(/Not in any store we know of within/)).toBeVisible();
    await expect(main.getByRole("link", { name: "Include beds no store has" })).toHaveAttribute(
      "href",
      /tryInStore=unknown/,
    );

    const picks = main.getByRole("region", { name: "Start with these" });
    await expect(picks.getByRole("heading").nth(1)).toHaveText("A bed for each of you");
    await expect(picks).toContainText(/Best match.*A bed for each of you fits better/s);
    await expect(main.getByText("The two of you need different firmness")).toHaveCount(0);

    const first = main.getByRole("article").first();
    const name = await first.getByRole("heading").innerText();
    await first.getByRole("link", { name: /^How we scored it/ }).click();
    await page.waitForURL(/[?&]open=/);
    await expect(first).toContainText("Your partner");
    const table = first.getByRole("table").first();
    const together = table.locator("tbody .number:last-child, tfoot tr:not(:last-child) .number:last-child");
    const points = await together.allInnerTexts();
    const total = await table.locator("tfoot tr:last-child .number").last().innerText();
    await expect(table.getByText(/^Your partner: .*(right for your partner|need)/).first()).toBeVisible();
    const sum = points.reduce((all, cell) => all + Number.parseFloat(cell.replace("−", "-")), 0);
    expect(sum).toBeCloseTo(Number.parseFloat(total), 5);

    // This site can't send email, so it asks for no address.
    await expect(page.getByLabel(/Email address/)).toHaveCount(0);
    await expect(page.getByText("You’ll see the link on the next page.")).toBeVisible();
    await page.getByRole("button", { name: "Save these results" }).click();
    await expect(heading(page)).toContainText("Matches saved on");
    await expect(page.getByText(/^We’ll keep this page until \w+ \d+, \d{4}\./)).toBeVisible();
    await expect(page.getByText("We couldn’t email you:")).toHaveCount(0);
    const kept = await page.locator(".saved-address").innerText();
    expect(new URL(kept).pathname).toMatch(/^\/mattress-finder\/results\/[\w-]{20,}\/$/);

    await visit(page, kept, testInfo);
    await expect(page.getByText("Your results are saved")).toHaveCount(0);
    await expect(page.getByRole("article").first().getByRole("heading")).toHaveText(name);
    await expect(page.getByRole("link", { name: "See today’s matches" })).toHaveAttribute("href", /recipient=couple/);
    if (runsScripts(testInfo)) expect(await accessibilityFaults(page)).toEqual([]);

    const stores = first.getByRole("link", { name: /stores? within 50 miles ha(s|ve) it/ });
    const carrying = Number.parseInt(await stores.innerText(), 10);
    const bed = await first.getByRole("heading").getByRole("link").getAttribute("href");
    await stores.click();
    await page.waitForURL(/\/mattress-brands\/\?place=60601&radius=50&models=[\w-]+$/);
    const match = page.locator(".match-floors > li").first();
    await expect(match).toContainText(`${carrying} store`);
    await match.locator('a[href^="/mattress-stores/"]').first().click();
    await page.waitForURL(/\/mattress-stores\/[a-z0-9-]+\/$/);
    await expect(page.locator(`#floor a[href="${bed}"]`).first()).toBeVisible();
  },
);

test("an answer is changed from the results, and all the others stay", async ({ page }, testInfo) => {
  await visit(
    page,
    "/mattress-finder/results/?recipient=me&age=35-49&size=queen&position=side&weight=130-230",
    testInfo,
  );
  await page.getByRole("link", { name: "Change the sleeping position" }).click();
  await expect(heading(page)).toHaveText("Which position do you mostly sleep in?");
  await expect(option(page, "Which position do you mostly sleep in?", "Side")).toBeChecked();
  await option(page, "Which position do you mostly sleep in?", "Back").check();
  await goOn(page);
  // Others are not answered yet; the results can be seen all the same.
  await expect(heading(page)).toHaveText("What’s the most you’d spend?");
  await page.getByRole("link", { name: "$1,500" }).click();
  await expect(heading(page)).toHaveText("Where should it be delivered?");
  await page.getByRole("link", { name: "Don’t know" }).click();
  await expect(heading(page)).toHaveText("Do you want to lie on it before you buy?");
  await page.getByRole("link", { name: "See results for these answers" }).click();
  await expect(heading(page)).toHaveText("Your matches");
  const { searchParams } = new URL(page.url());
  expect(searchParams.toString()).toBe(
    "recipient=me&age=35-49&size=queen&budgetRange=1500&deliveryZip=unknown&position=back&weight=130-230",
  );
});

test("taking back an answer brings back what it had left out", async ({ page }, testInfo) => {
  await visit(
    page,
    "/mattress-finder/results/?recipient=me&size=queen&budgetRange=900&position=side&weight=130-230",
    testInfo,
  );
  const title = page.getByRole("heading", { name: /matches, best first/ });
  const matches = async () => Number.parseInt(await title.innerText(), 10);
  const before = await matches();
  await page.getByText("What we left out").click();
  await page.getByRole("link", { name: "Show every price" }).click();
  await page.waitForURL(/budgetRange=unknown/);
  await expect.poll(matches).toBeGreaterThan(before);
});

test("answers that leave no bed say which of them to take back", async ({ page }, testInfo) => {
  await visit(
    page,
    "/mattress-finder/results/?position=side&weight=130-230&budgetRange=100&allergies=latex,wool,polyurethane",
    testInfo,
  );
  await expect(page.getByRole("heading", { name: "No bed fits all of your answers" })).toBeVisible();
  const without = page.getByRole("link", { name: "Ignore allergies" });
  await expect(without).toHaveAttribute("href", /allergies=unknown/);
  await without.click();
  await page.waitForURL(/allergies=unknown/);
});

test("a member finds what was saved on the quiz's first page, once, however often its form was sent", async ({
  page,
}, testInfo) => {
  await signIn(page, "sleeper@example.com", testInfo);
  const size = runsScripts(testInfo) ? "full" : "twin-xl";
  const results = `/mattress-finder/results/?recipient=me&size=${size}&position=back&weight=130-230`;
  await visit(page, results, testInfo);
  const form = { email: "", key: await page.locator(".save-form [name=key]").inputValue() };
  const headers = { origin: new URL(page.url()).origin };
  const send = () => page.request.post(results, { form, headers, maxRedirects: 0 });
  const places = await Promise.all([send(), send()].map(async (sent) => (await sent).headers().location));
  await page.getByRole("button", { name: "Save these results" }).click();
  await expect(page.getByText("They’re in your account")).toBeVisible();
  const { pathname, search } = new URL(page.url());
  expect(places).toEqual([pathname + search, pathname + search]);
  await visit(page, "/mattress-finder/", testInfo);
  const saved = page.getByRole("region", { name: "Your saved results" }).getByRole("listitem");
  await expect(saved.filter({ hasText: size === "full" ? "Full" : "Twin XL" })).toHaveCount(1);
  await saved.first().getByRole("link").click();
  await expect(heading(page)).toContainText("Matches saved on");
  // The size of a visit is the form's first choice from then on.
  await visit(page, "/mattress-finder/quiz/?step=size&recipient=me", testInfo);
  await expect(option(page, "Size of the mattress", size === "full" ? "Full" : "Twin XL")).toBeChecked();
});

test("by keyboard, without a reload: the heading takes the focus and the title names the question @scripts", async ({
  page,
}, testInfo) => {
  await visit(page, "/mattress-finder/quiz/", testInfo);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await option(page, "Who is the mattress for?", "Me").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(option(page, "Who is the mattress for?", "A child")).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("How old is the child?");
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(/^How old is the child\? Step 2 of 10/);
  expect(await page.evaluate(() => "stayed" in window)).toBe(true);
});

test("“No pain” takes the other ticks away, and they take its own @scripts", async ({ page }, testInfo) => {
  await visit(page, "/mattress-finder/quiz/?step=pain&recipient=me", testInfo);
  const pain = (label: string) => option(page, "Does anything hurt in the morning?", label);
  await pain("Hip").check();
  await pain("Shoulder").check();
  await pain("No pain").check();
  await expect(pain("Hip")).not.toBeChecked();
  await pain("Shoulder").check();
  await expect(pain("No pain")).not.toBeChecked();
  await expect(pain("Shoulder")).toBeChecked();
});

test("the browser's Back finds a question answered, and Continue goes on from there", async ({ page }, testInfo) => {
  await visit(page, "/mattress-finder/quiz/?step=pain&recipient=me", testInfo);
  const pain = (label: string) => option(page, "Does anything hurt in the morning?", label);
  await pain("Hip").check();
  await pain("Shoulder").check();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(heading(page)).not.toHaveText("Does anything hurt in the morning?");
  const after = await heading(page).textContent();
  await page.goBack();
  await expect(pain("Hip")).toBeChecked();
  await expect(pain("Shoulder")).toBeChecked();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(heading(page)).toHaveText(after!);
});

test("a toddler gets no bed but what to get instead, and an older child is asked about the bed", async ({
  page,
}, testInfo) => {
  await visit(page, "/mattress-finder/quiz/", testInfo);
  await answer(page, "Who is the mattress for?", "A child");
  await type(page, "How old is the child?", "Age in years", "18 months");
  await expect(heading(page)).toHaveText("A baby or toddler needs a crib mattress");
  await expect(page.getByRole("main")).toContainText("16 CFR 1241");
  await expect(page.getByRole("article")).toHaveCount(0);
  if (runsScripts(testInfo)) expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByRole("link", { name: "Change the child’s age" }).first().click();
  await page.getByLabel("Age in years").fill("5");
  await option(page, "Is it for a bunk or loft bed?", "Yes").check();
  await goOn(page);
  await expect(heading(page)).toHaveText("Which size do you need?");
  await page.getByRole("link", { name: "See results for these answers" }).click();
  await expect(heading(page)).toHaveText("Matches for the child");
  await expect(page.getByRole("main")).toContainText("Too young for the top bunk");
  await expect(page.getByRole("main")).toContainText("at most 8 inches tall");
});
