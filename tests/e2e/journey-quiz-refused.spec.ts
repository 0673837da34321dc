import { expect, test } from "../support/browser";
import { runsScripts, visit } from "../support/journey";
import { goOn, heading, option } from "../support/quiz-page";

/** What the match quiz refuses: said beside its field, with everything else kept. */

test.use({ viewport: { width: 1280, height: 900 } });

const refused: [what: string, query: string, message: RegExp, field: string, kept: string][] = [
  [
    "letters for a ZIP code",
    "answered=zip&deliveryZip=Boise",
    /Error: Enter a 5-digit ZIP code, such as 83702/,
    "#deliveryZip",
    "Boise",
  ],
  [
    "words for a budget",
    "answered=budget&budgetRange=abc",
    /Error: Enter the most you’d spend in whole dollars/,
    "#budgetRange",
    "abc",
  ],
  [
    "a budget beyond all beds",
    "answered=budget&budgetRange=99999999",
    /Error: Enter an amount from \$100 to \$20,000/,
    "#budgetRange",
    "99999999",
  ],
  [
    "a height without figures",
    "answered=weight&weight=130-180&height=tall",
    /Error: Enter the height in feet and inches, such as 5 ft 11/,
    "#height",
    "tall",
  ],
  [
    "an exact weight outside of the range",
    "answered=weight&weight=130-180&pounds=250",
    /Error: 250 lb doesn’t go with “130 to 180 lb” above/,
    "#pounds",
    "250",
  ],
];

for (const [what, query, message, field, kept] of refused) {
  test(`${what} is refused beside the field, and stays there`, async ({ page, problems }, testInfo) => {
    problems.expect(/status of 400/);
    const response = await visit(page, `/mattress-finder/quiz/?recipient=me&age=35-49&${query}`, testInfo);
    expect(response?.status()).toBe(400);
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.locator(field)).toHaveValue(kept);
    await expect(page.locator(field)).toHaveAccessibleDescription(message);
    await page.getByRole("alert").getByRole("link").click();
    await expect(page.locator(field)).toBeFocused();
  });
}

test("a position that does not exist is refused at its question, from the quiz and from the results", async ({
  page,
  problems,
}, testInfo) => {
  problems.expect(/status of 400/);
  for (const path of ["quiz/?step=weight&", "results/?"]) {
    await visit(page, `/mattress-finder/${path}recipient=me&position=purple`, testInfo);
    await expect(heading(page)).toHaveText("Which position do you mostly sleep in?");
    await expect(page.getByRole("alert")).toContainText("“purple” isn’t one of the answers");
  }
  // The answers beside it are kept on the way to the next question.
  await option(page, "Which position do you mostly sleep in?", "Back").check();
  await goOn(page);
  await page.waitForURL(/step=age&recipient=me&position=back/);
});

test(
  "a question without an answer asks for one; the same twice, and pain with no pain, as well",
  { tag: ["@short", "@scripted"] },
  async ({ page, problems }, testInfo) => {
    problems.expect(/status of 400/);
    await visit(page, "/mattress-finder/quiz/", testInfo);
    for (let twice = 0; twice < 2; twice++) {
      await goOn(page);
      const alert = page.getByRole("alert");
      await expect(alert).toContainText("Select who the mattress is for, or “Don’t know”");
      if (runsScripts(testInfo)) await expect(alert).toBeFocused();
    }
    await page.getByRole("alert").getByRole("link").click();
    await expect(option(page, "Who is the mattress for?", "Me")).toBeFocused();

    await visit(page, "/mattress-finder/quiz/?answered=pain&recipient=me&pain=none&pain=hip", testInfo);
    await expect(page.getByRole("alert")).toContainText("or choose only ");
    await expect(option(page, "Does anything hurt in the morning?", "Hip")).toBeChecked();
  },
);
