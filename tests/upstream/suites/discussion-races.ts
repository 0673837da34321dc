import { expect } from "vitest";
import type { TestUpstream } from "../../support/upstream";
import { discussionRacers } from "./discussion-racers";
import { atOnce, many, type Shoppers, statuses } from "./shoppers";

const api = "/api/v2";

/** What members and staff write in questions and threads when ten write at the same moment. */
export function discussionRaces(upstream: () => TestUpstream, browsers: Shoppers) {
  const { send, withToken } = browsers;
  const { db, key, name, signedIn, member, thread, startThread, reply, postsOf, discussion, answered, hidden, next } =
    discussionRacers(upstream, browsers);

  return {
    "POST /api/v2/questions/": {
      "of one form that is sent ten times: one question": async () => {
        const asker = await member("holder@example.com");
        const sent = {
          title: `Can a bed be too flat, number ${next()}?`,
          text: "Ours has no pillow top.",
          topics: ["types"],
          name: name("holder@example.com"),
          key: key(),
          watch: true,
        };
        const given = await atOnce(() => send(asker, "POST", `${api}/questions/`, sent));
        expect(statuses(given)).toEqual(Array(many).fill(201));
        const rows = await db().selectFrom("discussion").selectAll().where("key", "=", sent.key).execute();
        expect(rows).toHaveLength(1);
        expect(new Set(given.map(({ body }) => body.slug as string))).toEqual(new Set([rows[0]!.slug]));
        expect(await postsOf(String(rows[0]!.id))).toHaveLength(1);
      },
    },
    "POST /api/v2/forum/threads/": {
      "with one title by ten forms: ten threads, each with an address of its own": async () => {
        const owner = await member("owner@example.com");
        const same = thread();
        const given = await atOnce(() => send(owner, "POST", `${api}/forum/threads/`, { ...same, key: key() }));
        expect(statuses(given)).toEqual(Array(many).fill(201));
        expect(new Set(given.map(({ body }) => body.slug as string)).size).toBe(many);
      },
    },
    "POST /api/v2/discussions/:id/posts/": {
      "ten different ones: all are there, numbered without a gap, and counted": async () => {
        const { id } = await startThread();
        const sleeper = await member("sleeper@example.com");
        const given = await atOnce(() => send(sleeper, "POST", `${api}/discussions/${id}/posts/`, reply()));
        expect(statuses(given)).toEqual(Array(many).fill(201));
        const numbers = Array.from({ length: many + 1 }, (_, each) => each + 1);
        expect((await postsOf(id)).map(({ number }) => number)).toEqual(numbers);
        expect(given.map(({ body }) => body.number as number).sort((one, other) => one - other)).toEqual(
          numbers.slice(1),
        );
        expect(await discussion(id)).toMatchObject({ posts: many + 1, replies: many });
      },
      "one that is sent ten times: one post, and one mail to whoever follows": async () => {
        const { id, owner } = await startThread();
        await send(owner, "POST", `${api}/discussions/${id}/watch/`, { on: true });
        const sleeper = await member("sleeper@example.com");
        // News that wait from before would be told first, and a round tells no more than so many.
        await db().deleteFrom("post_news").execute();
        const sent = reply();
        const given = await atOnce(() => send(sleeper, "POST", `${api}/discussions/${id}/posts/`, sent));
        expect(new Set(given.map(({ status, body }) => `${status} ${body.number}`))).toEqual(new Set(["201 2"]));
        expect(await postsOf(id)).toHaveLength(2);
        await Promise.all([upstream().urgentUpkeep(), upstream().urgentUpkeep()]);
        const { title } = await discussion(id);
        const mails = await db().selectFrom("mail").select("id").where("subject", "=", `New reply: ${title}`).execute();
        expect(mails).toHaveLength(1);
      },
      "the first ones of an account: one name, which all of them have, and five posts": async () => {
        const { id } = await startThread();
        const retailer = await signedIn("retailer@example.com");
        const given = await atOnce((each) =>
          send(retailer, "POST", `${api}/discussions/${id}/posts/`, reply({ name: `Robin ${each}` })),
        );
        expect(statuses(given)).toEqual([...Array<number>(5).fill(201), ...Array<number>(5).fill(429)]);
        const own = await db()
          .selectFrom("participant")
          .innerJoin("account", "account.id", "participant.account_id")
          .where("email", "=", "retailer@example.com")
          .select("participant.id")
          .execute();
        expect(own).toHaveLength(1);
        const written = (await postsOf(id)).slice(1);
        expect(written).toHaveLength(5);
        expect(new Set(written.map(({ participant_id }) => participant_id))).toEqual(new Set([own[0]!.id]));
      },
    },
    "POST /api/v2/discussions/:id/watch/": {
      "on, ten times: it is followed once": async () => {
        const { id, owner } = await startThread();
        const given = await atOnce(() => send(owner, "POST", `${api}/discussions/${id}/watch/`, { on: true }));
        expect(statuses(given)).toEqual(Array(many).fill(204));
        const rows = await db()
          .selectFrom("discussion_watch")
          .selectAll()
          .where("discussion_id", "=", Number(id))
          .execute();
        expect(rows).toHaveLength(1);
      },
    },
    "POST /api/v2/posts/:id/edit/": {
      "ten different ones of one version: one is kept, the others are told": async () => {
        const { owner, opening } = await startThread();
        const given = await atOnce((each) =>
          send(owner, "POST", `${api}/posts/${opening}/edit/`, { text: `Changed to ${each}.`, base: 1 }),
        );
        expect(statuses(given)).toEqual([204, ...Array<number>(9).fill(409)]);
        const versions = await db()
          .selectFrom("post_version")
          .selectAll()
          .where("post_id", "=", Number(opening))
          .execute();
        expect(versions).toHaveLength(2);
      },
    },
    "POST /api/v2/posts/:id/accept/": {
      "of two answers in turn: one of them is accepted": async () => {
        const { asker, posts, id } = await answered();
        const given = await atOnce((each) =>
          send(asker, "POST", `${api}/posts/${posts[each % 2]}/accept/`, { accepted: true }),
        );
        expect(statuses(given)).toEqual(Array(many).fill(204));
        expect(posts).toContain(String((await discussion(id)).accepted_post));
      },
      "beside votes and a moderator who hides it: no hidden answer is accepted or voted for": async () => {
        const { asker, posts, id } = await answered();
        const [staff, owner] = [await signedIn("staff@example.com"), await member("owner@example.com")];
        const decision = { decision: "hide", reason: "spam" };
        const given = await atOnce((each) => {
          if (each === 5) return send(staff, "POST", `${api}/post-moderation/${posts[0]}/decide/`, decision);
          const [by, path, body] =
            each % 2 ? [asker, "accept", { accepted: true }] : [owner, "helpful", { helpful: true }];
          return send(by as typeof asker, "POST", `${api}/posts/${posts[0]}/${path as string}/`, body);
        });
        expect(given[5]!.status).toBe(204);
        for (const { status } of given) expect([200, 204, 404]).toContain(status);
        expect(await discussion(id)).toMatchObject({ accepted_post: null, votes: 0 });
      },
    },
    "POST /api/v2/posts/:id/report/": {
      "of one form that is sent ten times: one report": async () => {
        const { opening } = await startThread();
        const reader = await withToken();
        const sent = { reason: "spam", key: key() };
        const given = await atOnce(() => send(reader, "POST", `${api}/posts/${opening}/report/`, sent));
        expect(given.map(({ status, body }) => [status, body.already])).toEqual(Array(many).fill([200, false]));
        expect(await db().selectFrom("post_report").selectAll().where("key", "=", sent.key).execute()).toHaveLength(1);
      },
      "of ten forms of one reader: one report, and nine that are told so": async () => {
        const { opening } = await startThread();
        const reader = await withToken();
        const given = await atOnce(() =>
          send(reader, "POST", `${api}/posts/${opening}/report/`, { reason: "spam", key: key() }),
        );
        expect(given.map(({ body }) => body.already as boolean).sort()).toEqual([
          false,
          ...Array<boolean>(9).fill(true),
        ]);
        const kept = db().selectFrom("post_report").selectAll().where("post_id", "=", Number(opening));
        expect(await kept.execute()).toHaveLength(1);
      },
    },
    "POST /api/v2/posts/:id/appeal/": {
      "with the same words ten times: one appeal": async () => {
        const { owner, opening } = await hidden();
        const given = await atOnce(() =>
          send(owner, "POST", `${api}/posts/${opening}/appeal/`, { text: "I sell nothing." }),
        );
        expect(statuses(given)).toEqual(Array(many).fill(204));
      },
    },
    "POST /api/v2/post-moderation/:id/decide/": {
      "of two moderators: one decides, the other is told who": async () => {
        const { opening, id } = await startThread();
        const both = [await signedIn("staff@example.com"), await signedIn("super@example.com")];
        const given = await atOnce((each) =>
          send(both[each % 2]!, "POST", `${api}/post-moderation/${opening}/decide/`, {
            decision: "hide",
            reason: "abusive",
          }),
        );
        expect(statuses(given)).toEqual([...Array<number>(5).fill(204), ...Array<number>(5).fill(409)]);
        const events = await db()
          .selectFrom("discussion_event")
          .selectAll()
          .where("discussion_id", "=", Number(id))
          .execute();
        expect(events).toHaveLength(1);
        expect(await discussion(id)).toMatchObject({ hidden: true });
      },
    },
    "POST /api/v2/discussions/:id/decide/": {
      "locked beside replies: none comes after the lock": async () => {
        const { id } = await startThread();
        const staff = await signedIn("staff@example.com");
        const sleeper = await member("sleeper@example.com");
        const given = await atOnce((each) =>
          each === 5
            ? send(staff, "POST", `${api}/discussions/${id}/decide/`, { decision: "lock", note: "It’s answered." })
            : send(sleeper, "POST", `${api}/discussions/${id}/posts/`, reply()),
        );
        const kept = given.filter(({ status }) => status === 201).length;
        expect(given.filter(({ status }) => status === 409)).toHaveLength(many - 1 - kept);
        expect(await postsOf(id)).toHaveLength(kept + 1);
        expect(await discussion(id)).toMatchObject({ replies: kept, locked: "It’s answered." });
      },
    },
    "POST /api/v2/discussion-drafts/:target/": {
      "ten of one form: one draft, as one of them had it": async () => {
        const sleeper = await signedIn("sleeper@example.com");
        const given = await atOnce((each) =>
          send(sleeper, "POST", `${api}/discussion-drafts/thread/`, { key: key(), fields: { title: `Draft ${each}` } }),
        );
        expect(statuses(given)).toEqual(Array(many).fill(204));
        expect((await sleeper.get(`${api}/discussion-drafts/thread/`)).body.fields.title).toMatch(/^Draft \d$/);
      },
      "nine of one form beside its post: the post, and no draft": async () => {
        const { id } = await startThread();
        const sleeper = await member("sleeper@example.com");
        const sent = reply();
        const draft = `${api}/discussion-drafts/reply-${id}/`;
        const given = await atOnce((each) =>
          each === 4
            ? send(sleeper, "POST", `${api}/discussions/${id}/posts/`, sent)
            : send(sleeper, "POST", draft, { key: sent.key, fields: { text: sent.text } }),
        );
        expect(given[4]!.status).toBe(201);
        for (const { status } of given.filter((_, each) => each !== 4)) expect([204, 409]).toContain(status);
        expect((await sleeper.get(draft)).body.fields).toBeNull();
        expect(await postsOf(id)).toHaveLength(2);
      },
    },
    "POST /api/v2/experts/": {
      "the same appointment ten times: one expert": async () => {
        const staff = await signedIn("staff@example.com");
        const sent = {
          email: "super@example.com",
          name: "Sunny Ortega",
          title: "Bed tester",
          works_for: "Bedlark",
          conflicts: "Bedlark pays a salary; no maker does.",
        };
        const given = await atOnce(() => send(staff, "POST", `${api}/experts/`, sent));
        expect(statuses(given)).toEqual(Array(many).fill(204));
        const rows = await db().selectFrom("participant").selectAll().where("name", "=", sent.name).execute();
        expect(rows).toHaveLength(1);
      },
    },
  };
}
