import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { reviewToBeRemindedOf } from "../../support/sent-reviews";
import { unsubscribePath } from "../../../upstream/mail/unsubscribe";
import { bankAccount, claimMaker } from "../../upstream/suites/claim-maker";
import { jpeg } from "../../support/picture-files";
import { ApiVisitor } from "../../support/api-visitor";
import { formKey, type World } from "../world";
import type { ReportCase } from "./report-case";

/** Mail, and what somebody may have of their own data. */

const headOf = (text: string) => text.slice(0, text.indexOf("\r\n\r\n")).replace(/\r\n[ \t]+/g, " ");

/** An account of a member, its discussion mail turned off by the link in one. */
async function unsubscribed(world: World) {
  const member = await world.member();
  const path = await unsubscribePath(world.upstream.db, "discussion-news", member.email);
  await (await world.visitor()).post(path, { "List-Unsubscribe": "One-Click" });
  return member;
}

const threadOf = ({ upstream: { db } }: World, kind: "thread" | "question") =>
  db
    .selectFrom("discussion")
    .select(["id", "slug"])
    .where("kind", "=", kind)
    .where("seeded", "=", true)
    .where("hidden", "=", false)
    .where("locked", "is", null)
    .orderBy("id")
    .executeTakeFirstOrThrow();

export const mailCases: readonly ReportCase[] = [
  {
    report: "unnamedUnsubscribe",
    title: "the page behind “unsubscribe” says which mail it stops and what still comes, before and after the press",
    async check(world) {
      for (const [kind, words] of [
        ["saved-match", "saved results"],
        ["review-reminder", "how a mattress is holding up"],
        ["discussion-news", "discussions you follow"],
      ] as const) {
        const path = await unsubscribePath(world.upstream.db, kind, `stop-${kind}@example.com`);
        const visitor = await world.visitor();
        const before = await visitor.get(path);
        expect([kind, before.words]).toEqual([kind, expect.stringContaining(words)]);
        expect(before.words).toContain("What you’ll still get");
        const after = await visitor.post(path, {});
        expect([kind, after.status < 400]).toEqual([kind, true]);
        const shown = after.location === null ? after : await visitor.get(after.location);
        expect([kind, shown.words]).toEqual([kind, expect.stringContaining(words)]);
      }
    },
  },
  {
    report: "followedInVain",
    title: "whoever follows by posting, asking or the button after unsubscribing is told that no email comes",
    async check(world) {
      const off = /emails about discussions are turned off/i;
      const thread = await threadOf(world, "thread");
      const question = await threadOf(world, "question");
      const reply = { does: "post", text: "Ours has been quiet since.", watch: "yes" };
      for (const [path, fields] of [
        [`/mattress-forum/threads/${thread.slug}/`, { ...reply, discussion: String(thread.id) }],
        [`/mattress-questions/${question.slug}/`, { ...reply, discussion: String(question.id) }],
        [`/mattress-forum/threads/${thread.slug}/`, { does: "watch", discussion: String(thread.id) }],
        [`/mattress-questions/${question.slug}/`, { does: "watch", discussion: String(question.id) }],
        ["/mattress-forum/new/", { ...reply, title: "Which frame is quiet?", category: "choosing-a-bed" }],
      ] as const) {
        const { site } = await unsubscribed(world);
        const sent = await site.post(path, { ...fields, key: formKey(), name: `Lee ${formKey().slice(0, 8)}` });
        expect([path, fields.does, sent.status]).toEqual([path, fields.does, 303]);
        const { words } = await site.get(sent.location!.split("#")[0]!);
        expect([path, fields.does, off.test(words)]).toEqual([path, fields.does, true]);
      }
      const { site, email } = await unsubscribed(world);
      const path = `/mattress-forum/threads/${thread.slug}/`;
      await site.post(path, { does: "watch-and-mail", discussion: String(thread.id), key: formKey() });
      expect((await site.get(path)).words).not.toMatch(off);
      const settings = await site.get("/account/email/");
      expect([email, settings.html]).toEqual([
        email,
        expect.stringMatching(/<input\b(?=[^>]* value="discussion-news")(?=[^>]* checked)[^>]*>/),
      ]);
    },
  },
  {
    report: "answeredByAbsence",
    title: "mails of forms, accounts and claims say that no person wrote them, and come from a name",
    async check(world) {
      const visitor = await world.visitor();
      const name = formKey()
        .toLowerCase()
        .replace(/[^a-z0-9]/g, "");
      await visitor.post("/signup/", {
        first_name: "Nora",
        email: `up-${name}@example.com`,
        password: "four words for sleep",
        key: formKey(),
      });
      await visitor.post("/signin/reset/", { email: "sleeper@example.com", key: formKey() });
      await visitor.post("/contact/", {
        topic: "site",
        message: "A page is empty.",
        email: `ask-${name}@example.com`,
        key: formKey(),
      });
      await visitor.post("/mattress-finder/results/?recipient=me&position=side&weight=130-230", {
        email: `save-${name}@example.com`,
        key: formKey(),
      });
      await world.upstream.upkeep();
      const own = world.mails.filter(({ to }) =>
        to.some((each) => each.includes(name) || each === "sleeper@example.com"),
      );
      expect(own.length).toBeGreaterThanOrEqual(3);
      for (const { to, text } of world.mails) {
        const head = headOf(text);
        expect([to, head.match(/^Auto-Submitted: auto-\w+/gm)?.length]).toEqual([to, 1]);
        expect([to, head]).toEqual([to, expect.stringMatching(/^From: "?Bedlark"? <mail@bedlark\.test>/m)]);
      }
    },
  },
  {
    report: "noPostalAddress",
    title: "a reminder has the postal address of its sender, as text and as HTML",
    async check(world) {
      const email = "reminded@example.com";
      await reviewToBeRemindedOf(world.upstream.db, email, world.now());
      await world.upstream.upkeep();
      const mail = world.mails.find(({ to }) => to.includes(email))!;
      expect(mail.text.replace(/=\r?\n/g, "").match(/PO Box 12, Boise, ID 83701/g)).toHaveLength(2);
    },
  },
  {
    report: "brokenAccents",
    title:
      "the accountant’s file begins with the mark by which Excel reads its accents, and no cell of it is a formula",
    async check(world) {
      const maker = claimMaker(() => world.upstream, world.now);
      const staff = new ApiVisitor(world.upstream.origin);
      await staff.signIn("super@example.com");
      const payees = ["José Núñez", "Zoë Übler", "Łukasz Żak", "=HYPERLINK(1)", "阮"];
      const ids: number[] = [];
      for (const payee_name of payees) {
        const { api } = await world.member();
        ids.push((await maker.approved(api, staff, { ...bankAccount, payee_name })).id);
      }
      const accountant = await world.visitor("super@example.com");
      for (const id of ids)
        expect((await accountant.post("/admin/claims/payments/", { claim: String(id), key: formKey() })).status).toBe(
          303,
        );
      const files = readdirSync(world.payments).map((name) => readFileSync(join(world.payments, name)));
      for (const file of files) expect(file.subarray(0, 3).toString("hex")).toBe("efbbbf");
      const text = files.map(String).join("\n");
      for (const payee of payees) expect([payee, text.includes(payee)]).toEqual([payee, true]);
      expect(text).not.toMatch(/(?:^|,|")=/m);
      const { html } = await accountant.get("/admin/claims/payments/");
      const [, batch = ""] = /href="(\/admin\/claims\/payments\/\d+\/)"/.exec(html) ?? [];
      const answer = await fetch(new URL(batch, world.site.origin), {
        headers: { cookie: `sessionid=${accountant.session}` },
      });
      expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
      expect(
        Buffer.from(await answer.arrayBuffer())
          .subarray(0, 3)
          .toString("hex"),
      ).toBe("efbbbf");
    },
  },
  {
    report: "missingHistory",
    title: "the download has a post before and after it was changed, its title too, and a photo of a review",
    async check(world) {
      const { site, api } = await world.member();
      const [before, after, title] = ["It squeaked in March.", "It squeaks again.", "Quiet frames?"].map(
        (words) => `${words} ${formKey().slice(0, 8)}`,
      ) as [string, string, string];
      const sent = await site.post("/mattress-forum/new/", {
        ...{ does: "post", title, category: "choosing-a-bed", text: before, key: formKey() },
        name: `Ann ${formKey().slice(0, 8)}`,
      });
      const path = sent.location!.split(/[?#]/)[0]!;
      const [, edit = ""] = /href="(\/posts\/\d+\/edit\/)/.exec((await site.get(path)).html) ?? [];
      const form = await site.get(edit);
      const changed = await site.post(edit, {
        text: after,
        title: `${title} Changed.`,
        base: form.valueOf("base") ?? "1",
      });
      expect([edit, changed.status]).toEqual([edit, 303]);
      const begun = await site.post(world.reviewForm, {
        ...{
          rating: "4",
          title: "Firm, and warm in July",
          body: "It holds my back up, which the one before it did not.",
        },
        key: formKey(),
      });
      const token = /\/draft\/([\w-]+)\//.exec(begun.location ?? "")![1]!;
      const photo = await jpeg({ width: 640, height: 480, blue: 77 });
      const draft = `/review-mattress/draft/${token}`;
      expect((await site.postFile(`${draft}/photo/`, photo, "bed.jpg")).status).toBe(303);
      await api.write("POST", `/api/v2/review-drafts/${token}/send/`, { author: "Ann" });
      const { html: data } = await site.get("/account/data/");
      for (const words of [before, after, title, `${title} Changed.`])
        expect([words, data.includes(words)]).toEqual([words, true]);
      expect(data).toMatch(/\/account\/files\/[\w-]+\/1\//);
    },
  },
];
