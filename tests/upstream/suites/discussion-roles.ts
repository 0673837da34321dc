import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { addAccount } from "../../support/account-copy";
import type { ApiVisitor } from "../../support/api-visitor";
import { discussionWorld } from "./discussion-world";
import type { Start } from "./start";

const decisions = ["hide", "restore", "dismiss-reports", "grant-appeal", "deny-appeal"] as const;
type Decision = (typeof decisions)[number];
type Step = readonly [by: "first" | "second" | "author" | "reader", what: Decision | "appeal" | "report"];

/**
 * Who of staff may decide what about a post as it stands, written by hand: the one who hid it, somebody else, and whoever
 * wrote it, who may nothing at all. What isn't named changes nothing.
 */
const ofStaff: { stands: string; steps: readonly Step[]; first: readonly Decision[]; second: readonly Decision[] }[] = [
  { stands: "that is shown", steps: [], first: ["hide"], second: ["hide"] },
  {
    stands: "that is reported",
    steps: [["reader", "report"]],
    first: ["hide", "dismiss-reports"],
    second: ["hide", "dismiss-reports"],
  },
  { stands: "that the first hid", steps: [["first", "hide"]], first: ["restore"], second: ["restore"] },
  {
    stands: "whose author appeals against that",
    steps: [
      ["first", "hide"],
      ["author", "appeal"],
    ],
    first: [],
    second: ["grant-appeal", "deny-appeal"],
  },
  {
    stands: "whose appeal was denied",
    steps: [
      ["first", "hide"],
      ["author", "appeal"],
      ["second", "deny-appeal"],
    ],
    first: ["restore"],
    second: ["restore"],
  },
  {
    stands: "whose appeal was granted",
    steps: [
      ["first", "hide"],
      ["author", "appeal"],
      ["second", "grant-appeal"],
    ],
    first: [],
    second: ["hide"],
  },
  {
    stands: "that is shown again",
    steps: [
      ["first", "hide"],
      ["second", "restore"],
    ],
    first: ["hide"],
    second: ["hide"],
  },
];

const readers = ["visitor", "asker", "answerer", "member", "expert", "staff"] as const;
/** How each of them is answered who does something with an answer as it stands, written by hand. */
const ofReaders: Record<string, Record<string, readonly number[]>> = {
  "that is shown": {
    edit: [401, 404, 204, 404, 404, 404],
    helpful: [401, 200, 409, 200, 200, 200],
    accept: [401, 204, 409, 409, 409, 409],
    report: [200, 200, 200, 200, 200, 200],
    appeal: [401, 404, 409, 404, 404, 404],
    watch: [401, 204, 204, 204, 204, 204],
    reply: [401, 201, 201, 201, 201, 201],
  },
  "in a closed question": {
    edit: [401, 404, 409, 404, 404, 404],
    helpful: [401, 200, 409, 200, 200, 200],
    accept: [401, 204, 409, 409, 409, 409],
    report: [200, 200, 200, 200, 200, 200],
    appeal: [401, 404, 409, 404, 404, 404],
    watch: [401, 204, 204, 204, 204, 204],
    reply: [401, 409, 409, 409, 409, 409],
  },
  "that is hidden": {
    edit: [401, 404, 409, 404, 404, 404],
    helpful: [401, 404, 404, 404, 404, 404],
    accept: [401, 404, 404, 404, 404, 404],
    report: [404, 404, 404, 404, 404, 404],
    appeal: [401, 404, 204, 404, 404, 404],
    watch: [401, 204, 204, 204, 204, 204],
    reply: [401, 201, 201, 201, 201, 201],
  },
};

/** Who may do what with a post and a discussion, and who may not. */
export function discussionRoleSuite(start: Start): void {
  describe("who does what in discussions", () => {
    const { people, person, db, key, post, question, startThread, reply } = discussionWorld(start);
    let author: ApiVisitor;
    let member: ApiVisitor;
    let thread: string;
    beforeAll(async () => {
      for (const name of ["moderates-too", "reads-along"]) await addAccount(db(), `${name}@example.com`);
      await db()
        .updateTable("account")
        .set({ is_staff: true })
        .where("email", "=", "moderates-too@example.com")
        .execute();
      author = await person("moderates-too@example.com");
      member = await person("reads-along@example.com");
      thread = (await startThread()).id;
    });

    const decide = (by: ApiVisitor, id: string, decision: string, reason: string) =>
      post(by, `/post-moderation/${id}/decide/`, { decision, reason });
    const report = (by: ApiVisitor, id: string) =>
      post(by, `/posts/${id}/report/`, { reason: "other", note: "", key: key() });
    const appeal = (by: ApiVisitor, id: string) => post(by, `/posts/${id}/appeal/`, { text: "It breaks no rule." });
    const posted = async (by: ApiVisitor, discussion: string, name: string): Promise<string> => {
      // Nobody has written often within the hour.
      await sql`update post set written_at = written_at - interval '2 hours' where written_at > now() - interval '1 hour'`.execute(
        db(),
      );
      const { status, body } = await reply(by, discussion, { text: "Have you turned it?", name });
      expect([status, body]).toEqual([201, expect.anything()]);
      return body.id as string;
    };

    /** A post that somebody of staff has written, brought to where it is to stand. */
    async function standing(steps: readonly Step[]): Promise<string> {
      const id = await posted(author, thread, "Quentin Marsh");
      const staff = { first: people.staff, second: people.colleague };
      for (const [by, what] of steps) {
        const { status } =
          what === "report"
            ? await report(people.anybody, id)
            : what === "appeal"
              ? await appeal(author, id)
              : await decide(staff[by as "first" | "second"], id, what, "selling");
        expect(status, what).toBeLessThan(300);
      }
      return id;
    }
    const kept = async (id: string) => ({
      events: await db().selectFrom("discussion_event").selectAll().where("post_id", "=", Number(id)).execute(),
      post: await db().selectFrom("post").selectAll().where("id", "=", Number(id)).execute(),
    });

    /** What somebody can decide. Tells apart what is decided from a second press, which is answered as the first was. */
    async function open(by: ApiVisitor, steps: readonly Step[]): Promise<Decision[]> {
      const done: Decision[] = [];
      let id = await standing(steps);
      for (const decision of decisions) {
        const before = await kept(id);
        // Not the reason of before, which would be that second press.
        const { status } = await decide(by, id, decision, "spam");
        const after = await kept(id);
        if (after.events.length > before.events.length) {
          done.push(decision);
          id = await standing(steps);
        } else {
          expect(after, decision).toEqual(before);
          expect([204, 409], decision).toContain(status);
        }
      }
      return done;
    }

    test.each(ofStaff.map((row) => [row.stands, row] as const))(
      "staff decide about a post %s",
      async (_stands, { steps, first, second }) => {
        expect(await open(people.staff, steps)).toEqual(first);
        expect(await open(people.colleague, steps)).toEqual(second);
        expect(await open(author, steps)).toEqual([]);
      },
    );

    test.each(Object.entries(ofReaders))("readers of an answer %s", async (stands, answers) => {
      await db().updateTable("participant").set({ joined_on: "2024-01-01" }).where("seeded", "=", false).execute();
      const asked = { title: `Who may do what, ${stands}?`, text: "I wonder.", topics: ["care"], name: "Owen P" };
      const { slug } = (await post(people.owner, "/questions/", { ...asked, key: key() })).body;
      const { id: discussion } = (await question(slug as string)).question;
      const by = {
        ...{ visitor: people.anybody, asker: people.owner, answerer: people.sleeper, member },
        ...{ expert: people.expert, staff: people.staff },
      };
      const id = await posted(by.answerer, discussion, "Sandy");
      if (stands === "in a closed question") {
        const closing = { decision: "lock", note: "It’s answered." };
        expect((await post(people.colleague, `/discussions/${discussion}/decide/`, closing)).status).toBe(204);
      } else if (stands === "that is hidden") {
        expect((await decide(people.colleague, id, "hide", "spam")).status).toBe(204);
      }
      const acts: Record<string, (who: (typeof readers)[number]) => Promise<{ status: number }>> = {
        edit: (who) => post(by[who], `/posts/${id}/edit/`, { text: "Have you turned it over?", base: 1 }),
        helpful: (who) => post(by[who], `/posts/${id}/helpful/`, { helpful: true }),
        accept: (who) => post(by[who], `/posts/${id}/accept/`, { accepted: true }),
        report: (who) => report(by[who], id),
        appeal: (who) => appeal(by[who], id),
        watch: (who) => post(by[who], `/discussions/${discussion}/watch/`, { on: false }),
        reply: (who) =>
          reply(by[who], discussion, { name: { member: "Reader R", staff: "Quinn" }[who as string] ?? "Sandy" }),
      };
      const given: Record<string, number[]> = {};
      for (const [act, does] of Object.entries(acts)) {
        given[act] = [];
        for (const who of readers) given[act].push((await does(who)).status);
      }
      expect(given).toEqual(answers);
    });

    test("an answer alone is accepted, and that of a question", async () => {
      const reading = await db()
        .selectFrom("post")
        .select("id")
        .where("discussion_id", "=", Number(thread))
        .orderBy("number")
        .execute();
      const asked = {
        title: "May I accept what I ask?",
        text: "I wonder.",
        topics: ["care"],
        name: "Owen P",
        key: key(),
      };
      const { slug } = (await post(people.owner, "/questions/", asked)).body;
      const opening = (await question(slug as string)).question.post;
      for (const id of [opening.id, reading[0]!.id, reading.at(-1)!.id])
        expect((await post(people.owner, `/posts/${id}/accept/`, { accepted: true })).status).toBe(404);
    });

    test("a question is closed and opened, never pinned or moved as threads are", async () => {
      const { slug } = (
        await post(people.owner, "/questions/", {
          ...{ title: "May a question be pinned?", text: "I wonder.", topics: ["care"], name: "Owen P", key: key() },
        })
      ).body;
      const { id } = (await question(slug as string)).question;
      const decided = async (of: string) => {
        const given: Record<string, number> = {};
        for (const decision of ["pin", "unpin", "move", "lock", "unlock"]) {
          const change = { decision, category: "pain-and-sleep", note: "As it is." };
          given[decision] = (await post(people.staff, `/discussions/${of}/decide/`, change)).status;
        }
        return given;
      };
      const kept = () =>
        db()
          .selectFrom("discussion")
          .select(["pinned", "category", "moved_from", "locked"])
          .where("id", "=", Number(id))
          .executeTakeFirstOrThrow();
      const before = await kept();
      expect(await decided(id)).toEqual({ pin: 404, unpin: 404, move: 404, lock: 204, unlock: 204 });
      expect(await kept()).toEqual(before);
      const events = await db()
        .selectFrom("discussion_event")
        .select("decision")
        .where("discussion_id", "=", Number(id))
        .orderBy("id")
        .execute();
      expect(events.map(({ decision }) => decision)).toEqual(["lock", "unlock"]);
      const { id: other } = await startThread();
      expect(await decided(other)).toEqual({ pin: 204, unpin: 204, move: 204, lock: 204, unlock: 204 });
    });
  });
}
