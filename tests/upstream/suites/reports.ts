import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { ModeratedPost } from "#contracts/discussions/moderation";
import type { ModeratedReview } from "#contracts/moderation";
import type { ApiVisitor } from "../../support/api-visitor";
import { discussionWorld } from "./discussion-world";
import type { Start } from "./start";

const tables = {
  posts: { table: "post_report", column: "post_id", moderated: "post-moderation" },
  reviews: { table: "owner_review_report", column: "review_id", moderated: "moderation/bed" },
  "store-reviews": { table: "store_review_report", column: "review_id", moderated: "moderation/store" },
} as const;
type Kind = keyof typeof tables;
const kinds = Object.keys(tables) as Kind[];

/** What readers may report, and what staff then have to read. */
export function reportSuite(start: Start): void {
  describe("reports of posts, reviews and store reviews", () => {
    const { people, person, db, key, get, post, startThread } = discussionWorld(start);

    /** Something that nobody has reported, by its number. */
    const fresh = async (kind: Kind): Promise<string> => {
      if (kind === "posts") return (await startThread()).opening.id;
      const { review } = { reviews: { review: "owner_review" }, "store-reviews": { review: "store_review" } }[kind];
      const { rows } = await sql<{ id: number }>`
        select id from ${sql.table(review)} where state = 'published' and id not in
          (select review_id from ${sql.table(tables[kind].table)}) order by id limit 1`.execute(db());
      return String(rows[0]!.id);
    };
    const report = (by: ApiVisitor, kind: Kind, id: string, more: object = {}) =>
      post(by, `/${kind}/${id}/report/`, { reason: "other", note: "An ad.", key: key(), ...more });
    const kept = async (kind: Kind, id: string): Promise<{ reporter_hash: string | null }[]> => {
      const { table, column } = tables[kind];
      const { rows } = await sql<{ reporter_hash: string | null }>`
        select reporter_hash from ${sql.table(table)} where ${sql.ref(column)} = ${Number(id)} order by id`.execute(
        db(),
      );
      return rows;
    };
    const dismiss = (kind: Kind, id: string) =>
      post(people.staff, `/${tables[kind].moderated}/${id}/decide/`, { decision: "dismiss-reports", version: 1 });

    test.each(kinds)(
      "%s: a second report of one visitor is acknowledged and not kept while the first is open",
      async (kind) => {
        const id = await fresh(kind);
        const form = { key: key() };
        const given = [
          await report(people.anybody, kind, id, form),
          await report(people.anybody, kind, id, form),
          await report(people.anybody, kind, id, { note: "Again!" }),
          await report(people.sleeper, kind, id),
          await report(await person("sleeper@example.com"), kind, id),
        ];
        expect(given.map(({ status, body }) => [status, body.already])).toEqual([
          [200, false],
          [200, false],
          [200, true],
          [200, false],
          [200, true],
        ]);
        expect(await kept(kind, id)).toHaveLength(2);
      },
    );

    test.each(kinds)(
      "%s: other words under the key of a report are refused, so that they aren’t lost unseen",
      async (kind) => {
        const id = await fresh(kind);
        const form = { key: key() };
        expect((await report(people.anybody, kind, id, form)).status).toBe(200);
        for (const change of [{ note: "An ad, twice." }, { reason: "abusive" }]) {
          const { status, body } = await report(people.anybody, kind, id, { ...form, ...change });
          expect([status, body.code]).toEqual([409, "key_used"]);
        }
        expect(await kept(kind, id)).toHaveLength(1);
        const elsewhere = await report(people.anybody, kind, await fresh(kind), form);
        expect([elsewhere.status, elsewhere.body.code]).toEqual([409, "key_used"]);
      },
    );

    test.each(kinds)(
      "%s: the database keeps no second open report, and forgets who sent those that are closed",
      async (kind) => {
        const id = await fresh(kind);
        await report(people.sleeper, kind, id);
        const { table, column } = tables[kind];
        const again = sql`
        insert into ${sql.table(table)} (${sql.ref(column)}, key, reporter_hash, reason, note, reported_at)
        select ${sql.ref(column)}, ${key()}, reporter_hash, reason, note, reported_at from ${sql.table(table)}
        where ${sql.ref(column)} = ${Number(id)}`;
        await expect(again.execute(db())).rejects.toThrow(/_open/);
        expect((await dismiss(kind, id)).status).toBe(204);
        expect(await kept(kind, id)).toEqual([{ reporter_hash: null }]);
        expect((await report(people.sleeper, kind, id)).body).toEqual({ already: false });
      },
    );

    test.each(kinds)("%s: a note is 1,000 characters that can be printed", async (kind) => {
      const id = await fresh(kind);
      for (const note of ["\u0001".repeat(1000), "Bell\u0007", "\u202eback"]) {
        const { status, body } = await report(people.owner, kind, id, { note });
        expect([status, body], JSON.stringify(note.slice(0, 9))).toEqual([
          400,
          { note: ["Leave out characters that can’t be printed"] },
        ]);
      }
      expect((await report(people.owner, kind, id, { note: "x".repeat(1001) })).body).toEqual({
        note: [expect.stringMatching(/^Keep it to 1,000 characters\. You’re [\d,]+ over$/)],
      });
      expect((await report(people.owner, kind, id, { note: `${"€".repeat(997)}\n\t.` })).status).toBe(200);
      const longer = sql`update ${sql.table(tables[kind].table)} set note = repeat('€', 2000)`;
      await expect(longer.execute(db())).rejects.toThrow(/note_bytes/);
    });

    test.each(kinds)(
      "%s: of 900 reports from as many networks staff read the newest 50 and how many there are",
      async (kind) => {
        const id = await fresh(kind);
        const { table, column, moderated } = tables[kind];
        await sql`
        insert into ${sql.table(table)} (${sql.ref(column)}, key, reporter_hash, reason, note, reported_at)
        select ${Number(id)}, ${`${kind} ${id} `} || n, 'network ' || n, 'other', repeat('€', 996) || n, now()
        from generate_series(1, 900) as n`.execute(db());
        const answer = await people.staff.get(`/api/v2/${moderated}/${id}/`);
        expect(answer.status).toBe(200);
        const { reports, report_count } = answer.body as ModeratedPost | ModeratedReview;
        expect([reports.length, report_count]).toEqual([50, 900]);
        expect(reports[0]!.note).toMatch(/€900$/);
        expect(JSON.stringify(answer.body).length).toBeLessThan(100_000);
        expect((await dismiss(kind, id)).status).toBe(204);
      },
    );

    test("of many decisions about a discussion staff read the newest 50 and how many there are", async () => {
      const { id, opening } = await startThread();
      await sql`
        insert into discussion_event (discussion_id, post_id, decision, note, staff_name, decided_at)
        select ${Number(id)}, case when n % 2 = 0 then ${Number(opening.id)}::integer end, 'pin', 'Number ' || n, 'Stacy', now()
        from generate_series(1, 300) as n`.execute(db());
      const { history, history_count } = await get<ModeratedPost>(`/post-moderation/${opening.id}/`, people.staff);
      expect([history.length, history_count, history[0]!.note]).toEqual([50, 300, "Number 300"]);
      await sql`
        insert into post_report (post_id, key, reason, note, reported_at, closed_at, upheld)
        select ${Number(opening.id)}, ${`closed ${id} `} || n, 'spam', 'Number ' || n, now(), now(), false
        from generate_series(1, 70) as n`.execute(db());
      const { closed_reports, closed_report_count } = await get<ModeratedPost>(
        `/post-moderation/${opening.id}/`,
        people.staff,
      );
      expect([closed_reports.length, closed_report_count, closed_reports[0]!.note]).toEqual([50, 70, "Number 70"]);
    });

    test.each(["bed", "store"] as const)(
      "of many decisions about a review of a %s, and of many of its versions, staff read the newest 50",
      async (kind) => {
        const of = kind === "bed" ? "reviews" : "store-reviews";
        const id = await fresh(of);
        const [column, version] =
          kind === "bed" ? ["owner_review_id", "owner_review_version"] : ["store_review_id", "store_review_version"];
        await sql`
          insert into moderation_event (${sql.ref(column)}, version, decision, note, staff_name, decided_at)
          select ${Number(id)}, 1, 'publish', 'Number ' || n, 'Stacy', now() from generate_series(1, 120) as n`.execute(
          db(),
        );
        await sql`
          insert into ${sql.table(version)} (review_id, number, kind, rating, title, body, written_on, state
            ${kind === "bed" ? sql`, months_owned` : sql``})
          select ${Number(id)}, 100 + n, 'edit', 4, 'Number ' || n, 'It holds.', current_date, 'published'
            ${kind === "bed" ? sql`, 12` : sql``}
          from generate_series(1, 60) as n`.execute(db());
        const read = await get<ModeratedReview>(`/moderation/${kind}/${id}/`, people.staff);
        expect([read.events.length, read.event_count, read.events[0]!.note]).toEqual([50, 120, "Number 120"]);
        expect([read.versions.length, read.version_count! > 60, read.versions.at(-1)!.number]).toEqual([50, true, 160]);
        const shown = await get<{ review: { versions: { number: number }[] } }>(`/${of}/${id}/`);
        expect(shown.review.versions.map(({ number }) => number)).toEqual(
          Array.from({ length: 50 }, (_, n) => 111 + n),
        );
      },
    );
  });
}
