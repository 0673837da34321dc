// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { mailKindLabels, optionalMail } from "#contracts/vocabulary/mail";
import { refusalReasons } from "#contracts/vocabulary/reviews";
import { paths } from "../../app/paths";
import * as entry from "../../upstream/accounts/registration/emails";
import * as own from "../../upstream/accounts/settings/emails";
import { compose } from "../../upstream/mail/compose";
import { countedMailbox, mailboxHash, maskedAddress } from "../../upstream/mail/mailbox";
import { decisionLetter, reminderLetter } from "../../upstream/moderation/emails";
import type { DecisionName } from "../../upstream/rules/reviews/review-states";

const site = { siteUrl: "https://www.bedlark.test", siteName: "Bed & <lark>", demo: false };
const mail = compose(
  { kind: "saved-match", recipient: "a@b.test", unsubscribe: "/unsubscribe/t/" },
  {
    subject: `Hello "you" <b>`,
    parts: [`Dear <img src=x onerror=alert(1)> O’Neil & 'sons'`, { words: "Go <on>", path: "/a/?b=1&c=2" }],
    foot: ["Ignore it."],
  },
  site,
);

describe("A message", () => {
  test("says the same as text and as HTML, with its links written out", () => {
    expect(mail.body).toBe(
      `Dear <img src=x onerror=alert(1)> O’Neil & 'sons'

Go <on>:
https://www.bedlark.test/a/?b=1&c=2

Ignore it.

Stop emails like this:
https://www.bedlark.test/unsubscribe/t/
`,
    );
    const { body: page } = new DOMParser().parseFromString(mail.html, "text/html");
    const words = page.textContent?.replace(/\s+/g, " ") ?? "";
    for (const line of mail.body.split("\n").filter(Boolean)) expect(words).toContain(line.replace(/:$/, ""));
    expect([...page.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
      "https://www.bedlark.test/a/?b=1&c=2",
      "https://www.bedlark.test/unsubscribe/t/",
    ]);
  });

  test("is a page of its language with a heading, whose text is nobody's markup and which fetches nothing", () => {
    const page = new DOMParser().parseFromString(mail.html, "text/html");
    expect(page.documentElement.lang).toBe("en");
    // Of a mail program in Hebrew, too.
    expect(page.querySelector("main")?.dir).toBe("ltr");
    expect(page.title).toBe(mail.subject);
    expect(page.querySelector("h1")?.textContent).toBe(mail.subject);
    expect(page.querySelectorAll("img, script, link, iframe, object, [src], [background]")).toHaveLength(0);
    expect(mail.html).not.toMatch(/url\(|@import/);
  });

  test("says of a demonstration that it is one, and of kinds that can't be turned off nothing of the kind", () => {
    const plain = compose(
      { kind: "reset-password", recipient: "a@b.test" },
      { subject: "s", parts: ["p"], foot: [] },
      { ...site, demo: true },
    );
    expect(plain.body).toContain("This is a demo: the beds, stores and prices are made up.");
    expect([plain.unsubscribe, plain.body.includes("Stop emails")]).toEqual([null, false]);
  });
});

test("mail that can be turned off ends with who sends it and their postal address, and no other mail does", () => {
  const postalAddress = "1 Main Street, Suite 5, Boise, ID 83702";
  const letter = { subject: "s", parts: ["p"], foot: ["Why it came."] };
  for (const kind of optionalMail) {
    const { body, shown, html } = compose({ kind, recipient: "a@b.test", unsubscribe: "/unsubscribe/t/" }, letter, {
      ...site,
      postalAddress,
    });
    for (const text of [body, shown])
      expect(text).toMatch(/\n\nBed & <lark>, 1 Main Street, Suite 5, Boise, ID 83702\n$/);
    const { body: page } = new DOMParser().parseFromString(html, "text/html");
    expect(page.querySelector("main > div")?.lastElementChild?.textContent).toBe(`Bed & <lark>, ${postalAddress}`);
    expect(compose({ kind, recipient: "a@b.test", unsubscribe: "/unsubscribe/t/" }, letter, site).body).not.toContain(
      "<lark>",
    );
  }
  const asked = compose({ kind: "reset-password", recipient: "a@b.test" }, letter, { ...site, postalAddress });
  expect(asked.body + asked.html).not.toContain(postalAddress);
});

test("an address is shown by its first letter and its host, in a few characters however long it is", () => {
  expect(["nora.field@example.com", "é.m@bücher.example", '"a@b"@c.test', "n@x.test"].map(maskedAddress)).toEqual([
    "n…@example.com",
    "é…@bücher.example",
    '"…@c.test',
    "n…@x.test",
  ]);
  const long = maskedAddress(`nora@${"b".repeat(200)}.test`);
  expect(long).toMatch(/^n…@…b{75}\.test$/);
});

test("links in mail about accounts lead to the site's own pages", () => {
  const to = "a@b.test";
  const soon = new Date("2026-11-25T12:00:00Z");
  const letters = [
    entry.confirmAccount(to, "tok", soon, site),
    entry.alreadyAccount(to, site),
    entry.resetPassword(to, "tok", soon, site),
    entry.noAccount(to, site),
    entry.passwordChanged(to, site),
    own.confirmAddress(to, "tok", soon, site),
    own.addressChanging(to, site),
    own.accountDeleted(to, site),
  ];
  const linked = letters.flatMap(({ body }) => [...body.matchAll(/bedlark\.test(\/\S*)/g)].map(([, path]) => path));
  expect(linked).toEqual([
    paths.signUpConfirm("tok"),
    paths.signIn,
    paths.resetPassword,
    paths.newPassword("tok"),
    paths.signUp,
    paths.resetPassword,
    paths.confirmEmail("tok"),
    paths.resetPassword,
  ]);
});

test("letters about reviews lead to the site's own pages, and say the reason in the words that everybody can read", () => {
  const about = {
    kind: "bed" as const,
    name: "Original",
    ownPath: paths.ownReview("tok"),
    publicPath: paths.review(7),
  };
  const reasoned = { reason: "personal", note: "Leave the\nname out." };
  const letterOf = (decision: DecisionName) => decisionLetter(decision, "a@b.test", about, reasoned, site);
  for (const decision of ["publish", "refuse", "grant-appeal", "deny-appeal", "take-down"] as const) {
    const { body, subject } = letterOf(decision);
    expect(subject).toContain("Original");
    expect(body).toContain(`bedlark.test${paths.ownReview("tok")}`);
    const published = decision === "publish" || decision === "grant-appeal";
    expect(body.includes(paths.review(7))).toBe(published);
    expect(body.includes(refusalReasons.personal.means)).toBe(!published);
    expect(body.includes(paths.reviewRules)).toBe(!published);
    if (decision !== "publish") expect(body).toContain("Leave the name out.");
  }
  expect(reminderLetter("a@b.test", about, 36, "/unsubscribe/t/", site)).toMatchObject({
    subject: "How is the Original after 3 years?",
    unsubscribe: "https://www.bedlark.test/unsubscribe/t/",
  });
});

test("one mailbox has one hash, however its address is written, and another has another", () => {
  const hashes = ["a.b@gmail.com", "AB@gmail.com", "a.b+x.y@GMAIL.com"].map(mailboxHash);
  expect(new Set(hashes).size).toBe(1);
  expect(mailboxHash("a.b@example.com")).toBe(mailboxHash("A.B@EXAMPLE.com"));
  // Elsewhere these are different people's.
  const others = ["a.b", "ab", "ab+x", "ab@gmail.com"].map((name) => mailboxHash(`${name}@example.com`));
  expect(new Set([...others, hashes[0]]).size).toBe(5);
  expect(Object.keys(mailKindLabels)).toContain("saved-match");
});

test("limits count a mailbox once, whatever tags and dots its address has", () => {
  const counted = (addresses: string[]) => new Set(addresses.map(countedMailbox)).size;
  expect(counted(["a.b@gmail.com", "AB+x.y@googlemail.com", "ab@gmail.com"])).toBe(1);
  expect(counted(["a.b@example.com", "A.B+x@example.com", "a.b+x+y@Example.com"])).toBe(1);
  expect(counted(["a.b@example.com", "ab@example.com", "ab@gmail.com", "ab@gmail.com.example"])).toBe(4);
});
