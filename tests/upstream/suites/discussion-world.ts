import { sql } from "kysely";
import { afterAll, beforeAll, expect } from "vitest";
import type { ThreadDetail } from "#contracts/discussions/forum";
import type { QuestionDetail, QuestionListing } from "#contracts/discussions/questions";
import { ApiVisitor } from "../../support/api-visitor";
import type { TestUpstream } from "../../support/upstream";
import type { Start } from "./start";

const api = "/api/v2";

/** Of all worlds: several tests share a database, in which a key is used once. */
let last = 0;

/** The demonstration's discussions with people who are signed in; opened and closed around the tests of a describe. */
export function discussionWorld(start: Start) {
  const people = {} as Record<"anybody" | "sleeper" | "owner" | "expert" | "staff" | "colleague", ApiVisitor>;
  let upstream: TestUpstream;
  const person = async (email: string) => {
    const visitor = new ApiVisitor(upstream.origin);
    await visitor.signIn(email);
    return visitor;
  };
  beforeAll(async () => {
    upstream = await start({ catalogue: "demo" });
    people.anybody = new ApiVisitor(upstream.origin);
    people.sleeper = await person("sleeper@example.com");
    people.owner = await person("owner@example.com");
    people.expert = await person("expert@example.com");
    people.staff = await person("staff@example.com");
    people.colleague = await person("super@example.com");
  });
  afterAll(() => upstream.close());

  const key = () => `discussion-test-${(last += 1)}`.padEnd(22, "k");
  const get = async <T>(path: string, by = people.anybody): Promise<T> => {
    const { status, body } = await by.get(api + path);
    expect(status, `${path} ${JSON.stringify(body)}`).toBe(200);
    return body as T;
  };
  const post = (by: ApiVisitor, path: string, body: object) => by.write("POST", api + path, body);
  const questions = (query = "") => get<QuestionListing>(`/questions/${query}`);
  const question = (slug: string, by = people.anybody, query = "") =>
    get<QuestionDetail>(`/questions/${slug}/${query}`, by);
  const thread = (slug: string, by = people.anybody, query = "") =>
    get<ThreadDetail>(`/forum/threads/${slug}/${query}`, by);
  /** What has been written to an address, with the news that wait to be told. */
  const mailsTo = async (email: string) => {
    await upstream.urgentUpkeep();
    return upstream.db
      .selectFrom("mail")
      .select(["kind", "subject", "body"])
      .where("recipient", "=", email)
      .orderBy("id")
      .execute();
  };

  /** Nobody is new any more, so that no limit is met. */
  const settle = () =>
    upstream.db.updateTable("participant").set({ joined_on: "2024-01-01" }).where("seeded", "=", false).execute();
  /** What was written so far is of another hour. */
  const rest = () =>
    sql`update post set written_at = written_at - interval '2 hours' where written_at > now() - interval '1 hour'`.execute(
      upstream.db,
    );

  async function startThread(by = people.owner, more: object = {}) {
    await settle();
    await rest();
    const sent = {
      category: "after-you-buy",
      title: `Corner of the bed hangs down ${(last += 1)}`,
      text: "The left one, by an inch.",
      name: "Owen P",
      key: key(),
      ...more,
    };
    const { status, body } = await post(by, "/forum/threads/", sent);
    expect(status, JSON.stringify(body)).toBe(201);
    const read = await thread(body.slug as string, by);
    return { slug: read.thread.slug, id: read.thread.id, opening: read.posts[0]!, sent };
  }
  async function reply(by: ApiVisitor, id: string, more: object = {}) {
    await settle();
    return post(by, `/discussions/${id}/posts/`, { text: "Have you turned it?", name: "Sandy", key: key(), ...more });
  }

  return {
    people,
    person,
    db: () => upstream.db,
    key,
    get,
    post,
    questions,
    question,
    thread,
    mailsTo,
    startThread,
    reply,
  };
}
