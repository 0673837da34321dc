import { sql } from "kysely";
import { expect } from "vitest";
import type { ApiVisitor } from "../../support/api-visitor";
import type { TestUpstream } from "../../support/upstream";
import type { Shoppers } from "./shoppers";

const api = "/api/v2";

/** Of the newest key, title or text: no other has it. */
let last = 0;

/** Members and staff with questions and threads to write in at the same moment. */
export function discussionRacers(
  upstream: () => TestUpstream,
  { send, signIn, withToken, elsewhere, unique }: Shoppers,
) {
  const signedIn = async (email: string) => {
    const visitor = await withToken();
    expect((await signIn(visitor, elsewhere(), email)).status).toBe(200);
    return visitor;
  };
  const db = () => upstream().db;
  const key = () => `discussion-race-${(last += 1)}`.padEnd(22, "k");
  const name = (email: string) => `Race ${email.split("@")[0]}`;
  /** A member of long standing, whose earlier posts are of another hour, so that no limit is met. */
  async function member(email: string) {
    const visitor = await signedIn(email);
    await sql`
      insert into participant (account_id, name, joined_on, posts)
      select id, ${name(email)}, '2024-01-01', 50 from account where email = ${email}
      on conflict do nothing`.execute(db());
    const own = db().selectFrom("participant").select("id").where("seeded", "=", false);
    const earlier = new Date("2026-01-01T00:00:00Z");
    await db().updateTable("post").set({ written_at: earlier }).where("participant_id", "in", own).execute();
    return visitor;
  }
  const thread = (text = `Started ${unique()} ${last}.`) => ({
    category: "after-you-buy",
    title: `Does anybody else hear it creak, number ${last}?`,
    text,
    name: name("owner@example.com"),
    key: key(),
  });
  async function startThread(by?: ApiVisitor) {
    const owner = by ?? (await member("owner@example.com"));
    const { body, status } = await send(owner, "POST", `${api}/forum/threads/`, thread());
    expect(status).toBe(201);
    const { thread: read, posts } = (await owner.get(`${api}/forum/threads/${body.slug}/`)).body;
    return { owner, id: read.id as string, slug: body.slug as string, opening: posts[0].id as string };
  }
  const reply = (sent: object = {}) => ({
    text: `Mine does too, ${unique()} ${last}.`,
    name: name("sleeper@example.com"),
    key: key(),
    ...sent,
  });
  const postsOf = (id: string) =>
    db().selectFrom("post").selectAll().where("discussion_id", "=", Number(id)).orderBy("number").execute();
  const discussion = (id: string) =>
    db().selectFrom("discussion").selectAll().where("id", "=", Number(id)).executeTakeFirstOrThrow();
  const ask = async () => {
    const asker = await member("holder@example.com");
    const { body } = await send(asker, "POST", `${api}/questions/`, {
      title: `How long does a bed take to air out, number ${(last += 1)}?`,
      text: "It has smelled for a week.",
      topics: ["delivery"],
      name: name("holder@example.com"),
      key: key(),
    });
    const { question } = (await asker.get(`${api}/questions/${body.slug}/`)).body;
    return { asker, id: question.id as string, slug: body.slug as string };
  };
  const answered = async () => {
    const asked = await ask();
    const sleeper = await member("sleeper@example.com");
    const posts: string[] = [];
    for (let each = 0; each < 2; each += 1) {
      posts.push((await send(sleeper, "POST", `${api}/discussions/${asked.id}/posts/`, reply())).body.id);
    }
    return { ...asked, sleeper, posts };
  };
  const hidden = async () => {
    const staff = await signedIn("staff@example.com");
    const started = await startThread();
    expect(
      (
        await send(staff, "POST", `${api}/post-moderation/${started.opening}/decide/`, {
          decision: "hide",
          reason: "selling",
        })
      ).status,
    ).toBe(204);
    return { ...started, staff };
  };

  return {
    db,
    key,
    name,
    signedIn,
    member,
    thread,
    startThread,
    reply,
    postsOf,
    discussion,
    answered,
    hidden,
    next: () => (last += 1),
  };
}
