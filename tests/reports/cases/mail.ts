import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { expect } from "vitest";
import { unsubscribePath } from "../../../upstream/mail/unsubscribe";
import { ApiVisitor } from "../../support/api-visitor";
import { reviewToBeRemindedOf } from "../../support/sent-reviews";
import { claimMaker, claims } from "../../upstream/suites/claim-maker";
import { formKey, newMark, type World } from "../world";
import type { ReportCase } from "./report-case";

/** Mail, and how it is stopped. */

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
        ["saved-match", "emails with a link to saved results"],
        ["review-reminder", "emails that remind you to update a review"],
        ["discussion-news", "emails about new posts in discussions you follow"],
      ] as const) {
        const path = await unsubscribePath(world.upstream.db, kind, `stop-${kind}@example.com`);
        const visitor = await world.visitor();
        // Opening it, as mail programs do by themselves, stops nothing.
        for (const before of [await visitor.get(path), await visitor.get(path)]) {
          expect([kind, before.status, before.words]).toEqual([
            kind,
            200,
            expect.stringContaining(`We’ll stop sending ${words}`),
          ]);
          expect([kind, before.words]).toEqual([kind, expect.stringContaining("What you’ll still get")]);
        }
        // And once more by whoever opens the mail a second time.
        for (const after of [await visitor.post(path, {}), await visitor.get(path)]) {
          expect([kind, after.status, after.words]).toEqual([
            kind,
            200,
            expect.stringContaining(`We won’t send ${words}`),
          ]);
          const [, still = ""] = after.words.split("What you’ll still get");
          expect([kind, still]).toEqual([kind, expect.stringContaining("unless you turn them off too")]);
          expect([kind, still.toLowerCase().includes(words)]).toEqual([kind, false]);
        }
      }
    },
  },
  {
    report: "followedInVain",
    title: "whoever follows by posting, asking or the button after unsubscribing is told that no email comes",
    async check(world) {
      const off =
        "You follow this, but emails about new posts in discussions you follow are turned off for your address";
      const thread = await threadOf(world, "thread");
      const question = await threadOf(world, "question");
      const reply = { does: "post", text: "Ours has been quiet since.", watch: "yes" };
      for (const [path, fields] of [
        [`/mattress-forum/threads/${thread.slug}/`, { ...reply, discussion: String(thread.id) }],
        [`/mattress-questions/${question.slug}/`, { ...reply, discussion: String(question.id) }],
        [`/mattress-forum/threads/${thread.slug}/`, { does: "watch", discussion: String(thread.id) }],
        [`/mattress-questions/${question.slug}/`, { does: "watch", discussion: String(question.id) }],
        ["/mattress-forum/new/", { ...reply, title: "Which frame is quiet?", category: "choosing-a-bed" }],
        [
          "/mattress-questions/ask/",
          { ...reply, title: "Which frame is quiet at night?", topics: "care", confirmed: "yes" },
        ],
      ] as const) {
        const { site } = await unsubscribed(world);
        const sent = await site.post(path, { ...fields, key: formKey(), name: `Lee ${newMark().slice(0, 8)}` });
        expect([path, fields.does, sent.status]).toEqual([path, fields.does, 303]);
        const { words } = await site.get(sent.location!.split("#")[0]!);
        expect([path, fields.does, words]).toEqual([path, fields.does, expect.stringContaining(off)]);
      }
      const { site, email } = await unsubscribed(world);
      const path = `/mattress-forum/threads/${thread.slug}/`;
      const on = await site.post(path, { does: "watch-and-mail", discussion: String(thread.id), key: formKey() });
      const { words } = await site.get(path);
      expect([on.status, words]).toEqual([303, expect.stringContaining("You get an email when there’s something new")]);
      expect(words).not.toMatch(/turned off/);
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
      const mark = randomBytes(6).toString("hex");
      const at = (what: string) => `${what}-${mark}@example.com`;
      const sent = async (path: string, fields: Record<string, string>) =>
        expect([path, (await visitor.post(path, { ...fields, key: formKey() })).status]).toEqual([path, 303]);
      await sent("/signup/", { first_name: "Nora", email: at("up"), password: "four words for sleep" });
      const member = await world.member();
      await sent("/signin/reset/", { email: member.email });
      await sent("/contact/", { topic: "site", message: "A page is empty.", email: at("ask") });
      await sent("/mattress-finder/results/?recipient=me&position=side&weight=130-230", { email: at("save") });
      // A claim of somebody without an account, and one that staff ask about.
      const maker = claimMaker(() => world.upstream, world.now);
      const guest = new ApiVisitor(world.upstream.origin);
      const confirmed = { ...maker.contact, email: at("claim") };
      const claim = await guest.write("POST", `${claims}${await maker.draft(guest)}/send/`, confirmed);
      const staff = new ApiVisitor(world.upstream.origin);
      await staff.signIn("staff@example.com");
      const { id } = await maker.sent(member.api);
      const asked = await maker.decide(staff, id, "ask", { note: "Which size is it?" });
      expect([claim.status, asked.status]).toEqual([200, 204]);
      await world.upstream.upkeep();
      const { rows } = await sql<{ kind: string; recipient: string }>`
        select kind, recipient from mail where recipient like ${`%-${mark}@%`} or recipient = ${member.email}
        order by kind`.execute(world.upstream.db);
      expect(rows.map(({ kind, recipient }) => `${kind} to ${recipient}`)).toEqual([
        // That we have it, and what staff ask.
        `claim-changed to ${member.email}`,
        `claim-changed to ${member.email}`,
        `confirm-account to ${at("up")}`,
        `confirm-claim to ${at("claim")}`,
        `contact-received to ${at("ask")}`,
        `reset-password to ${member.email}`,
        `saved-match to ${at("save")}`,
      ]);
      const own = world.mails.filter(({ to }) => to.some((each) => rows.some(({ recipient }) => recipient === each)));
      expect(own).toHaveLength(rows.length);
      for (const { to, text } of own) {
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
];
