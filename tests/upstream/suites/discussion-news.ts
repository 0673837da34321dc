import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { OwnParticipant } from "#contracts/discussions/posts";
import { notifySubscribers } from "../../../upstream/discussions/notifications";
import { stopMail, unsubscribePath } from "../../../upstream/mail/unsubscribe";
import { mailboxHash } from "../../../upstream/mail/mailbox";
import type { ApiVisitor } from "../../support/api-visitor";
import { discussionWorld } from "./discussion-world";
import type { Start } from "./start";

const site = { siteUrl: "https://www.bedlark.test", siteName: "Bedlark", demo: false };

/** Telling those who follow a discussion that there is something new. */
export function discussionNewsSuite(start: Start): void {
  describe("news of a discussion", () => {
    const { people, db, get, post, thread, mailsTo, startThread, reply } = discussionWorld(start);
    const tell = () => notifySubscribers(db(), site, new Date());

    /** A thread that so many accounts follow. */
    async function followed(count: number) {
      await tell();
      const started = await startThread();
      const domain = `news-${started.id}.example.com`;
      await sql`
        with added as (
          insert into account (email, password_hash, first_name)
          select 'follower-' || n || '@' || ${domain}::text, 'none', 'Nora' from generate_series(1, ${count}::integer) as n
          returning id
        )
        insert into discussion_watch (discussion_id, account_id, watched_at)
        select ${Number(started.id)}, id, now() - interval '1 minute' from added`.execute(db());
      const told = () =>
        db().selectFrom("mail").select(["recipient", "subject"]).where("recipient", "like", `%@${domain}`).execute();
      const follower = (number: number) =>
        db()
          .selectFrom("account")
          .select(["id", "email"])
          .where("email", "=", `follower-${number}@${domain}`)
          .executeTakeFirstOrThrow();
      return { ...started, told, follower };
    }
    const once = (mails: readonly { recipient: string }[]) => new Set(mails.map(({ recipient }) => recipient)).size;

    test("a reply to 3,000 followers mails nobody itself; upkeep tells each of them once", async () => {
      const { id, told } = await followed(3000);
      expect((await reply(people.sleeper, id)).status).toBe(201);
      expect((await reply(people.sleeper, id)).status).toBe(201);
      expect(await told()).toHaveLength(0);
      await tell();
      const mails = await told();
      expect([mails.length, once(mails)]).toEqual([3000, 3000]);
      await tell();
      expect(await told()).toHaveLength(3000);
      expect(await db().selectFrom("post_news").selectAll().execute()).toEqual([]);
    });

    test("several processes at it at once tell each follower of two replies once", async () => {
      const { id, told } = await followed(900);
      for (let each = 0; each < 2; each += 1) await reply(people.sleeper, id);
      await Promise.all(Array.from({ length: 5 }, tell));
      await tell();
      const mails = await told();
      expect([mails.length, once(mails)]).toEqual([900, 900]);
    });

    test("when it is cut off in the middle, the next round goes on where it was", async () => {
      const { id, told, follower } = await followed(500);
      await reply(people.sleeper, id);
      const { email } = await follower(350);
      await sql`create function cut_off() returns trigger language plpgsql as
        $$ begin raise exception 'cut off'; end $$`.execute(db());
      await sql
        .raw(
          `create trigger cut_off before insert on mail for each row when (new.recipient = '${email}') execute function cut_off()`,
        )
        .execute(db());
      await expect(tell()).rejects.toThrow("cut off");
      const before = (await told()).length;
      expect(before).toBeGreaterThan(0);
      expect(before).toBeLessThan(500);
      await sql`drop trigger cut_off on mail`.execute(db());
      await sql`drop function cut_off`.execute(db());
      await tell();
      const mails = await told();
      expect([mails.length, once(mails)]).toEqual([500, 500]);
    });

    test("whoever stopped, has read it or began later meanwhile is not told", async () => {
      const { id, slug, told, follower } = await followed(6);
      await reply(people.sleeper, id);
      const [stopped, unsubscribed, read, later] = await Promise.all([1, 2, 3, 4].map(follower));
      const own = (account: number) =>
        db().updateTable("discussion_watch").where("discussion_id", "=", Number(id)).where("account_id", "=", account);
      await db()
        .deleteFrom("discussion_watch")
        .where("discussion_id", "=", Number(id))
        .where("account_id", "=", stopped!.id)
        .execute();
      await stopMail(db(), "discussion-news", mailboxHash(unsubscribed!.email), new Date());
      await db()
        .insertInto("discussion_visit")
        .values({
          account_id: read!.id,
          discussion_id: Number(id),
          seen_number: 2,
          before_number: null,
          seen_at: new Date(),
        })
        .execute();
      await own(later!.id)
        .set({ watched_at: new Date(Date.now() + 60_000) })
        .execute();
      await tell();
      const [fifth, sixth] = await Promise.all([5, 6].map(follower));
      expect((await told()).map(({ recipient }) => recipient).sort()).toEqual([fifth!.email, sixth!.email]);
      // Whoever turned these emails off hears of what is new once they have turned them on again.
      await db().deleteFrom("mail_stop").where("mailbox_hash", "=", mailboxHash(unsubscribed!.email)).execute();
      expect((await thread(slug)).posts).toHaveLength(2);
      await reply(people.expert, id, { text: "And the frame?" });
      await tell();
      expect((await told()).map(({ recipient }) => recipient)).toContain(unsubscribed!.email);
    });

    test("whoever turned these emails off is told so when they follow something, and their own press alone turns them on", async () => {
      const token = (await unsubscribePath(db(), "discussion-news", "owner@example.com")).split("/")[2];
      expect((await post(people.anybody, "/unsubscribe/", { token })).status).toBe(204);
      const off = async (by: ApiVisitor) => (await get<OwnParticipant>("/participant/", by)).news_off;
      expect([await off(people.owner), await off(people.sleeper)]).toEqual([true, false]);
      const { id, sent } = await startThread(people.owner, { watch: true });
      const watch = (by: ApiVisitor, more: object = {}) => post(by, `/discussions/${id}/watch/`, { on: true, ...more });
      const news = async () =>
        (await mailsTo("owner@example.com")).filter(({ subject }) => subject.includes(sent.title));
      expect((await watch(people.owner)).status).toBe(204);
      await reply(people.sleeper, id);
      expect([await off(people.owner), await news()]).toEqual([true, []]);
      // Neither somebody else's press nor nobody's turns on what is theirs.
      expect((await watch(people.anybody, { mail: "on" })).status).toBe(401);
      expect((await watch(people.sleeper, { mail: "on", email: "owner@example.com" })).status).toBe(204);
      expect(await off(people.owner)).toBe(true);
      expect((await watch(people.owner, { mail: "off" })).status).toBe(400);
      expect((await watch(people.owner, { on: false, mail: "on" })).status).toBe(400);
      expect(await off(people.owner)).toBe(true);
      expect((await watch(people.owner, { mail: "on" })).status).toBe(204);
      expect(await off(people.owner)).toBe(false);
      await reply(people.expert, id, { text: "And the frame?" });
      expect((await news()).map(({ kind }) => kind)).toEqual(["discussion-news"]);
    });

    test("nobody is told of a post that a moderator has hidden meanwhile", async () => {
      const { id, told } = await followed(3);
      const { body } = await reply(people.sleeper, id, { text: "Buy at my shop." });
      const hiding = { decision: "hide", reason: "selling" };
      expect((await post(people.staff, `/post-moderation/${body.id}/decide/`, hiding)).status).toBe(204);
      await tell();
      expect(await told()).toHaveLength(0);
      await reply(people.sleeper, id, { text: "Sorry about that." });
      await tell();
      expect(await told()).toHaveLength(3);
    });
  });
}
