import { describe, expect, test } from "vitest";
import { type MailKind, mailKindLabels } from "#contracts/vocabulary/mail";
import { decisionLabels } from "#contracts/vocabulary/moderation";
import { claimEventLabels, type ClaimAction } from "#contracts/vocabulary/claims";
import { paths } from "../../app/paths";
import * as entry from "../../upstream/accounts/registration/emails";
import * as own from "../../upstream/accounts/settings/emails";
import type { ClaimRow } from "../../upstream/cashback/claims/claim-row";
import * as claims from "../../upstream/cashback/claims/emails";
import * as contact from "../../upstream/contact/emails";
import * as discussions from "../../upstream/discussions/emails";
import { hiddenKey } from "../../upstream/mail/compose";
import { priorities } from "../../upstream/mail/priorities";
import type { QueuedMail } from "../../upstream/mail/queue-mail";
import * as match from "../../upstream/match/emails";
import * as moderation from "../../upstream/moderation/emails";
import * as drafts from "../../upstream/review-drafts/emails";
import { sourceFiles, textOf } from "../architecture/source-files";
import { unmarkedTexts } from "../support/written-direction";

const site = { siteUrl: "https://www.bedlark.test", siteName: "Bedlark", demo: true };
const to = "a@b.test";
const noon = new Date("2026-11-25T12:00:00Z");
/** Whatever a letter puts into a link that is its reader's own. */
const key = "KEY-of-somebody-Zx81";
const stop = `/unsubscribe/${key}/`;

/** What people wrote that letters repeat: their names and titles, and notes to them. */
const english = {
  product: "Original, queen",
  store: "Nectar",
  bed: "Original",
  title: "It sags",
  by: "Tess",
  note: "A note",
};

const claimOf = ({ product, store }: typeof english) =>
  ({
    id: 1042,
    token: key,
    state: "submitted",
    entered_at: noon,
    granted: null,
    reason: "returned",
    pay_on: "2026-12-01",
    product,
    store,
    method: "ach",
    bought_on: "2026-11-20",
    payee: { method: "ach", name: "Nora", account_kind: "checking", routing: "011000015", last_four: "7890" },
    offer: { return_days: 100, store_days: 11 },
  }) as unknown as ClaimRow;
const reviewOf = ({ bed: name }: typeof english) =>
  ({ kind: "bed", name, ownPath: `/your-reviews/${key}/`, publicPath: "/mattress-review/7/" }) as const;

/** Each function that writes letters, with all that it can write. A new one has to be added here. */
function writtenWith(typed: typeof english) {
  const { title, by, note } = typed;
  const [claim, review] = [claimOf(typed), reviewOf(typed)];
  const post = { kind: "thread", title, post: 12, reason: null, note } as const;
  const news = { kind: "thread", slug: "it-sags", title, number: 22, page: 2, by } as const;
  return new Map<unknown, () => QueuedMail[]>([
    [entry.confirmAccount, () => [entry.confirmAccount(to, key, noon, site)]],
    [entry.alreadyAccount, () => [entry.alreadyAccount(to, site)]],
    [entry.resetPassword, () => [entry.resetPassword(to, key, noon, site)]],
    [entry.noAccount, () => [entry.noAccount(to, site)]],
    [entry.passwordChanged, () => [entry.passwordChanged(to, site)]],
    [own.confirmAddress, () => [own.confirmAddress(to, key, noon, site)]],
    [own.addressTaken, () => [own.addressTaken(to, noon, site)]],
    [own.addressChanging, () => [own.addressChanging(to, site)]],
    [own.accountDeleted, () => [own.accountDeleted(to, site)]],
    [
      claims.claimLetter,
      () =>
        (Object.keys(claimEventLabels) as ClaimAction[]).map((action) =>
          claims.claimLetter(claim, { action, note, cents: 7550, email: to, after: claim, may: ["appeal"] }, site),
        ),
    ],
    [claims.confirmLetter, () => [claims.confirmLetter(claim, { email: to, token: key, until: noon }, site)]],
    [contact.messageReceived, () => [contact.messageReceived(to, "BL-23456A", site)]],
    [
      contact.messageArrived,
      () => [contact.messageArrived(to, { reference: "BL-23456A", topic: "other" as never }, site)],
    ],
    [discussions.discussionNews, () => [discussions.discussionNews(to, news, stop, site)]],
    [
      discussions.postDecided,
      () =>
        (["hide", "restore", "grant-appeal", "deny-appeal"] as const).map((decision) =>
          discussions.postDecided(decision, to, post, site),
        ),
    ],
    [match.savedMatchMail, () => [match.savedMatchMail(to, { token: key, kept_until: "2027-12-25" }, stop, site)]],
    [
      moderation.decisionLetter,
      () =>
        (["publish", "refuse", "grant-appeal", "deny-appeal", "take-down"] as const).map((decision) =>
          moderation.decisionLetter(decision, to, review, { reason: "personal", note }, site),
        ),
    ],
    [
      moderation.reminderLetter,
      () => [12, 36].map((months) => moderation.reminderLetter(to, review, months, stop, site)),
    ],
    [
      drafts.confirmReview,
      () =>
        (["bed", "store"] as const).map((kind) =>
          drafts.confirmReview(to, { kind, name: null, token: key, usefulUntil: noon }, site),
        ),
    ],
    [drafts.reviewReceived, () => [drafts.reviewReceived(to, { name: review.name, path: review.ownPath }, site)]],
  ]);
}
const written = writtenWith(english);
const lettersOf = (functions: typeof written) => [...functions.values()].flatMap((write) => write());
const letters = lettersOf(written);

/** Pages that anybody may open, or whose reader has to be signed in: their addresses open nothing by themselves. */
const openPages = [
  ...[paths.signIn, paths.resetPassword, paths.signUp, paths.reviewRules, paths.review(7), "/help/"],
  "/help/content-guidelines/",
  ...[
    "/posts/12/",
    "/posts/12/appeal/",
    "/mattress-forum/threads/it-sags/?page=2#post-22",
    "/admin/messages/BL-23456A/",
  ],
];
const linksOf = (text: string) => [...text.matchAll(/https:\/\/www\.bedlark\.test(\S*)/g)].map(([, path]) => path!);

describe("Every letter that the project can write", () => {
  test("is in this test: each file that composes one, and each function in it", () => {
    const composing = sourceFiles("upstream").filter((file) => /from "[./]*mail\/compose"/.test(textOf(file)));
    const modules = { entry, own, claims, contact, discussions, match, moderation, drafts };
    expect(composing.toSorted()).toHaveLength(Object.keys(modules).length);
    const helping: unknown[] = [discussions.discussionPath];
    const exported = Object.values(modules).flatMap((module) => Object.values(module) as unknown[]);
    expect(new Set(exported.filter((each) => !helping.includes(each)))).toEqual(new Set(written.keys()));
    expect(new Set(letters.map(({ kind }) => kind))).toEqual(new Set(Object.keys(mailKindLabels) as MailKind[]));
    expect(Object.keys(decisionLabels)).toEqual(expect.arrayContaining(["publish", "refuse", "take-down"]));
    expect(Object.keys(priorities).toSorted()).toEqual(Object.keys(mailKindLabels).toSorted());
  });

  test.each(letters.map((letter) => [letter.kind, letter.subject, letter] as const))(
    "shows staff no key: %s, “%s”",
    (_kind, _subject, letter) => {
      expect(letter.shown).not.toContain(key);
      expect(letter.subject).not.toContain(key);
      // What is no page for everybody is a key, and hidden.
      const hidden = linksOf(letter.body).filter((path) => !openPages.includes(path));
      expect(linksOf(letter.shown)).toEqual(linksOf(letter.body).filter((path) => openPages.includes(path)));
      expect(letter.shown.split(hiddenKey)).toHaveLength(hidden.length + 1);
      expect(letter.html.includes(key)).toBe(hidden.length > 0);
    },
  );

  test("leaves its own words where they are beside those of people who write from right to left", () => {
    const words = Object.entries(english).map(([name], index) => [name, `של${"אבגדהו"[index]} יפה 7! (`] as const);
    const hebrew = lettersOf(writtenWith(Object.fromEntries(words) as typeof english));
    for (const { subject, html } of hebrew)
      expect([subject, [...unmarkedTexts(`<p>${subject}</p>`), ...unmarkedTexts(html)]]).toEqual([subject, []]);
    const all = hebrew.map(({ body, subject }) => subject + body).join("\n");
    expect(words.filter(([, word]) => !all.includes(word))).toEqual([]);
  });
});
