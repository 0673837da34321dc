import type { Page, Route } from "playwright/test";
import { expect } from "../support/browser";
import { staffBeside } from "../support/journey";

/** Forms whose answer doesn’t come, in a browser with scripts, and what stays of them. */

export const main = (page: Page) => page.getByRole("main");
export const unsent = (page: Page) => page.getByText("That wasn’t sent.");

/** So that the next notice is another one. */
export async function dismiss(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(unsent(page)).toHaveCount(0);
}

/** What browsers say of it. */
export const failing = /Failed to load resource|failed request|answer 5\d\d|Failed to fetch|NetworkError/;

/** Does something else with each of the first forms that the page sends; those after them arrive. */
export async function onFirstForms(page: Page, instead: readonly ((route: Route) => Promise<unknown>)[]) {
  let sent = 0;
  await page.route(
    ({ searchParams }) => searchParams.has("_data"),
    async (route) => {
      const answer = route.request().method() === "POST" ? instead[sent++] : undefined;
      await (answer ?? ((given: Route) => given.continue()))(route);
    },
  );
}

/** The site takes the form, and the visitor never hears of it. */
export async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort("connectionreset");
}

/** Fills in the page that writes to us, and answers its text. */
export async function writeMessage(page: Page, email: string): Promise<string> {
  const text = `I typed for half an hour.\n\n${"And it has to stay. ".repeat(20)}`;
  await main(page).getByRole("radio", { name: "Cash back" }).check();
  await main(page).getByLabel("Your message").fill(text);
  await main(page).getByLabel("Email address").fill(email);
  return text;
}

/** Messages that staff have from an address. */
export async function messagesOf(page: Page, email: string): Promise<number> {
  const staff = await staffBeside(page);
  await staff.goto(new URL("/admin/outbox/", page.url()).href);
  const count = await staff.getByRole("row").filter({ hasText: email }).count();
  await staff.context().close();
  return count;
}
