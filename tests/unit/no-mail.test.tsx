// @vitest-environment jsdom
import { createRemixStub } from "@remix-run/testing";
import { cleanup, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, describe, expect, test } from "vitest";
import EmailSettingsPage from "~/routes/account.email";
import CashbackThanksPage from "~/routes/cashback.thanks";
import ContactThanksPage from "~/routes/contact_.thanks";
import ReviewThanksPage from "~/routes/review-mattress.thanks";
import SignUpPage from "~/routes/signup";
import { openForm } from "~/http/forms.server";
import { mailForm, shownAsOn, signUpForm } from "~/features/account/forms.server";

/** What pages promise where no mail server is set up, and where there is one. */

afterEach(cleanup);

function textOf(Page: ComponentType, data: object, root: { noMail?: boolean; demo?: boolean }) {
  const Stub = createRemixStub([{ id: "root", path: "/", children: [{ index: true, id: "page", Component: Page }] }]);
  const known = { site: { name: "Sleepwell", origin: "" }, user: null, demo: false, ...root };
  const { container } = render(<Stub hydrationData={{ loaderData: { root: known, page: data } }} />);
  return container.textContent.replace(/\s+/g, " ");
}

const notSetUp = "This site isn’t set up to send email";
const signUp = { sent: null, form: openForm(signUpForm, { next: "/" }) };
const settings = {
  email: "ann@example.com",
  newEmail: null,
  saved: false,
  form: openForm(mailForm, { on: [], was: shownAsOn([]) }),
};

describe("where no mail server is set up", () => {
  test.each([
    ["the form for an account", SignUpPage, signUp],
    ["the page of email settings", EmailSettingsPage, settings],
  ])("%s says so before anything is typed", (_what, Page, data) => {
    expect(textOf(Page, data, { noMail: true })).toContain(notSetUp);
    cleanup();
    expect(textOf(Page, data, {})).not.toContain(notSetUp);
  });

  test("the email settings don’t claim to write to anybody", () => {
    expect(textOf(EmailSettingsPage, settings, { noMail: true })).not.toContain("We write to ann@example.com");
    cleanup();
    expect(textOf(EmailSettingsPage, settings, {})).toContain("We write to ann@example.com, and you log in with it.");
  });

  test.each([
    ["a claim", CashbackThanksPage, { noServer: true }, /there’s a message for you|check your email|We write to you/i],
    ["a review", ReviewThanksPage, { as: "not-configured" }, /in our message\.|We write to you when|mail to you/],
    ["a message", ContactThanksPage, { reference: "BL-7K3M9Q", mailed: false }, /answers by email|emailed it/],
  ] as const)("thanks for %s say where the message waits and promise none", (_what, Page, data, promise) => {
    const text = textOf(Page as ComponentType, data, { noMail: true });
    expect(text).toContain("waits in the outbox, which only staff can open.");
    expect(text).not.toMatch(promise);
    expect(screen.queryAllByRole("link").map((link) => link.getAttribute("href"))).not.toContain("/admin/outbox/");
  });

  test("thanks show whoever runs a demonstration the way to the outbox", () => {
    textOf(CashbackThanksPage, { noServer: true }, { noMail: true, demo: true });
    expect(screen.getByRole("link", { name: /staff/ }).getAttribute("href")).toBe("/signin/?next=%2Fadmin%2Foutbox%2F");
  });

  test("thanks for a review of an account lead to the account instead of a message", () => {
    const text = textOf(ReviewThanksPage, { as: "account" }, { noMail: true });
    expect(text).toContain("You’ll find under your reviews whether it’s public.");
    expect(text).not.toContain("We write to you");
  });
});

test("thanks promise a message where one is sent", () => {
  expect(textOf(CashbackThanksPage, { noServer: false }, {})).toContain("We write to you at every step");
  cleanup();
  expect(textOf(ReviewThanksPage, { as: "queued" }, {})).toContain("We write to you when it’s public.");
});
