import { readdirSync } from "node:fs";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TableName } from "../../../upstream/database/table-facts";
import { portionsOf } from "../../../upstream/database/table-lists";
import { tables } from "../../../upstream/modules";
import { ApiVisitor } from "../../support/api-visitor";
import { leaveEverything, type LeftByMember, memberPassword } from "../../support/left-by-a-member";
import { tracesOf } from "../../support/traces";
import type { TestUpstream } from "../../support/upstream";
import { claimMaker } from "./claim-maker";
import { bedFields, reviewWriters } from "./review-writers";
import type { Start } from "./start";

const files = "/api/v2/account/files/";

/** What a person downloads of all that they have left, and their files. */
export function accountDownloadSuite(start: Start): void {
  describe("the download of somebody who has left a row of each kind", () => {
    let upstream: TestUpstream;
    let left: LeftByMember;
    let neighbor: ApiVisitor;
    const now = new Date("2026-11-24T12:00:00Z");
    const clock = () => now;
    beforeAll(async () => {
      upstream = await start({ catalogue: "demo", clock });
      left = await leaveEverything(upstream, clock);
      neighbor = new ApiVisitor(upstream.origin);
      await neighbor.signIn("sleeper@example.com");
    });
    afterAll(() => upstream.close());

    /** All answers, one after the other. */
    async function downloaded(by: ApiVisitor): Promise<Record<string, Record<string, unknown>[]>> {
      const kept: Record<string, Record<string, unknown>[]> = {};
      for (let from: string | null = ""; from !== null;) {
        const { status, body } = await by.get(`/api/v2/account/data/${from === "" ? "" : `?from=${from}`}`);
        expect(status).toBe(200);
        for (const [table, rows] of Object.entries(body.tables as typeof kept)) (kept[table] ??= []).push(...rows);
        from = body.next as string | null;
      }
      return kept;
    }
    const listed = async (by: ApiVisitor) => (await by.get(files)).body as { count: number; items: { id: string }[] };
    const picture = (by: ApiVisitor, id: string, page: number | string = 1) => by.get(`${files}${id}/pages/${page}/`);

    test("what refers to a table that is in it is in it too, or it is said why not", async () => {
      const { rows } = await sql<{ name: string; of: string }>`
        select distinct conrelid::regclass::text as name, confrelid::regclass::text as of from pg_constraint
        where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(upstream.db);
      const inIt = new Set<string>(portionsOf(tables).map(({ table }) => table));
      const beyond = rows.filter(({ name, of }) => inIt.has(of) && !inIt.has(name)).map(({ name }) => name);
      expect([...new Set(beyond)].toSorted()).toEqual(["post_news"]);
    });

    test("has each sentence that they wrote, each one from before, and what was told to them", async () => {
      const text = JSON.stringify(await downloaded(left.member));
      const { written, earlier, told } = left;
      expect([written.length, earlier.length, told.length]).toEqual([expect.any(Number), 3, expect.any(Number)]);
      expect([...written, ...earlier, ...told].filter((sentence) => !text.includes(sentence))).toEqual([]);
    });

    test("has nothing that staff kept to themselves, that others wrote about them, or that opens something", async () => {
      const kept = await downloaded(left.member);
      const text = JSON.stringify(kept);
      expect(left.untold.length).toBeGreaterThan(4);
      expect(left.untold.filter((sentence) => text.includes(sentence))).toEqual([]);
      expect(left.keys.filter((key) => text.includes(key))).toEqual([]);
      expect(text).not.toMatch(/scrypt|_hash"|"digest"|staff_name|signup\/confirm|confirm-review\//);
      expect(await downloaded(neighbor).then((other) => JSON.stringify(other))).not.toContain(left.earlier[0]);
    });

    test("has a row of every kind that people leave", async () => {
      const kept = await downloaded(left.member);
      const empty = Object.entries(kept).flatMap(([name, rows]) => (rows.length === 0 ? [name] : []));
      expect(empty.toSorted()).toEqual([
        // A link that waits to be opened, and a claim that does.
        "account_link",
        "cashback_claim_link",
        // What is paid, and what somebody who was paid says.
        "cashback_payout",
        "cashback_testimonial",
        // As staff.
        "content_version",
        "feature_flag_change",
        // What stores and brands reply, and what follows a year later.
        "owner_review_reply",
        "review_reminder",
        "sign_up",
        "store_review_reply",
      ]);
      expect(kept.owner_review).toHaveLength(2);
      expect(kept.upload!.map(({ id }) => id).toSorted()).toEqual(left.uploads.toSorted());
      expect(kept.moderation_event!.map(({ decision }) => decision)).toEqual(["publish", "refuse", "deny-appeal"]);
      expect(kept.mail_stop!.map(({ kind }) => kind).toSorted()).toEqual(["discussion-news", "review-reminder"]);
    });

    test("has claims of the demonstration’s member under one name, and what nobody else says of theirs", async () => {
      const { account, cashback_claim: claims = [], ...kept } = await downloaded(neighbor);
      expect(claims.length).toBeGreaterThan(4);
      const names = claims.flatMap(({ name, payee }) => [name, (payee as { name: string } | null)?.name]);
      expect([...new Set(names)]).toEqual([expect.stringMatching(`^${String(account![0]!.first_name)} `)]);
      expect(kept.cashback_testimonial).toEqual([]);
    });

    test("has their files on a page of its own, each picture for them alone", async () => {
      const { count, items } = await listed(left.member);
      expect([count, items.map(({ id }) => id).toSorted()]).toEqual([left.uploads.length, left.uploads.toSorted()]);
      expect(items).toContainEqual(expect.objectContaining({ sent_with: "claim", name: "Original, queen", pages: 1 }));
      for (const id of left.uploads) {
        const own = await picture(left.member, id);
        expect([own.status, own.headers.get("content-type")]).toEqual([200, "image/webp"]);
        expect((await picture(neighbor, id)).status).toBe(404);
        expect((await picture(new ApiVisitor(upstream.origin), id)).status).toBe(401);
      }
      for (const page of ["0", "2", "x", "01", "1e0", "1%20", "1.0"])
        expect((await picture(left.member, left.uploads[0]!, page)).status).toBe(404);
      expect((await picture(left.member, "A".repeat(22))).status).toBe(404);
      expect((await listed(neighbor)).items.filter(({ id }) => left.uploads.includes(id))).toEqual([]);
      expect((await left.member.get(`${files}?page=2`)).status).toBe(404);
      expect((await new ApiVisitor(upstream.origin).get(files)).status).toBe(401);
    });

    /** Whatever stands in the primary key of each row, by portion. */
    async function keysOfPortions(owner: { id: number; email: string }) {
      const { rows: keys } = await sql<{ table: TableName; columns: string[] }>`
        select indrelid::regclass::text as table, array_agg(attname::text order by attnum) as columns
        from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
        where indisprimary group by indrelid`.execute(upstream.db);
      const keyOf = (table: TableName) =>
        sql`jsonb_build_array(${sql.join(keys.find((key) => key.table === table)!.columns.map((name) => sql.ref(name)))})::text`;
      const read = async (table: TableName, where = sql`true`) => {
        const { rows } = await sql<{ key: string }>`
          select ${keyOf(table)} as key from ${sql.table(table)} where ${where}`.execute(upstream.db);
        return rows.map(({ key }) => key);
      };
      return Promise.all(
        portionsOf(tables).map(async (portion) => {
          const { table, deletion } = portion;
          const where =
            "column" in portion
              ? sql`${sql.ref(portion.column)} = ${owner.id} and ${portion.only ?? sql`true`}`
              : portion.where(owner, tables);
          return { table, deletion, own: await read(table, where), all: await read(table) };
        }),
      );
    }

    const { begin, post, send } = reviewWriters(() => upstream, clock);
    const make = claimMaker(() => upstream, clock);
    /** Typed without logging in, with their address, and confirmed by nobody. */
    const unconfirmed = "The slats of my grandmother creak.";

    /** What tells of them, by the tables that have some of it. */
    const traces = () => {
      const { email, person, keys, uploads, written, earlier, told, untold } = left;
      const words = { person, keys, uploads, written, earlier, told, untold };
      return tracesOf(upstream.db, { address: [email], ...words, unconfirmed: [unconfirmed] });
    };

    /** What waits for somebody to open a link that was mailed. */
    async function leaveUnconfirmed(): Promise<void> {
      const { member, email } = left;
      const guest = new ApiVisitor(upstream.origin);
      const fields = { ...bedFields, body: unconfirmed.repeat(2) };
      const review = await begin(guest, { product: "Grandmother’s", fields });
      expect((await send(guest, review, { author: "Nora", email })).status).toBe(200);
      await upstream.db.deleteFrom("sign_in_attempt").execute();
      const claim = await make.draft(guest, { product: unconfirmed });
      expect((await post(guest, `cashback-claims/${claim}/send/`, { ...make.contact, email })).status).toBe(200);
      const another = { email: `new.${email}`, password: memberPassword };
      expect((await post(member, "account/email/", another)).status).toBe(200);
      const signUp = { token_hash: "asked-twice", key: null, email, first_name: "Nora", password_hash: "none" };
      const expires_at = new Date(now.getTime() + 60_000);
      await upstream.db
        .insertInto("sign_up")
        .values({ ...signUp, next_path: null, asked_at: now, expires_at })
        .execute();
    }

    /** What is said under their own name by somebody who was paid. */
    async function leaveTestimonial(): Promise<void> {
      const { id: claim_id } = await upstream.db
        .selectFrom("cashback_claim")
        .select("id")
        .where("email", "=", left.email)
        .where("state", "=", "submitted")
        .executeTakeFirstOrThrow();
      const said = { name: "Nora Field", place: "Boise, ID", body: "It came.", proof: "receipt" as const };
      await upstream.db
        .insertInto("cashback_testimonial")
        .values({ claim_id, ...said, written_on: "2026-11-24" })
        .execute();
    }

    test("and with the account each row goes, loses its owner or stays, as its module says", async () => {
      const { member, uploads, email } = left;
      const again = new ApiVisitor(upstream.origin);
      await again.signIn(email, memberPassword);
      await leaveUnconfirmed();
      await leaveTestimonial();
      // What was sent by mail before is the account's from here on.
      expect((await post(member, "account/written-before/")).status).toBe(204);
      expect(await traces()).toMatchObject({
        review_draft: ["address", "keys", "written", "unconfirmed"],
        cashback_claim: ["address", "person", "keys", "written", "unconfirmed"],
        cashback_claim_link: ["address"],
        account_link: ["address"],
        sign_up: ["address"],
        cashback_testimonial: ["person"],
      });
      const { id } = await upstream.db
        .selectFrom("account")
        .select("id")
        .where("email", "=", email)
        .executeTakeFirstOrThrow();
      const mailed = () =>
        upstream.db.selectFrom("mail").select("kind").where("recipient", "=", `new.${email}`).execute();
      expect(await mailed()).toEqual([{ kind: "confirm-address" }]);
      const before = await keysOfPortions({ id, email });
      const going = { password: memberPassword, forfeit: "yes" };
      expect((await post(member, "account/delete/", going)).status).toBe(204);
      for (const id of uploads) for (const by of [member, again]) expect((await picture(by, id)).status).toBe(401);
      for (const id of uploads) expect((await picture(neighbor, id)).status).toBe(404);
      expect(await mailed()).toEqual([]);
      const after = await keysOfPortions({ id, email });
      const found = before.map(({ table, deletion, own }, at) => {
        const there = own.filter((key) => after[at]!.all.includes(key));
        const linked = own.filter((key) => after[at]!.own.includes(key));
        return [table, deletion, own.length, there.length, linked.length];
      });
      const said = before.map(({ table, deletion, own: { length } }) => [
        ...[table, deletion, length],
        ...{ gone: [0, 0], unlinked: [length, 0], stays: [length, length] }[deletion],
      ]);
      expect(found).toEqual(said);
    });

    test("and then no table has more of it than the privacy page says", async () => {
      expect(await traces()).toEqual({
        // That it is done.
        mail: ["address"],
        // What they posted stays, with what was decided about it.
        discussion: ["written", "told"],
        discussion_event: ["told", "untold"],
        post: ["written"],
        post_version: ["written", "earlier"],
        post_report: ["written", "untold"],
        // What they said of others’ reviews, for as long as these are there.
        owner_review_report: ["written"],
        store_review_report: ["written"],
      });
    });

    test("and its files are gone from the disk too", () => {
      const kept = readdirSync(upstream.uploadsDirectory, { recursive: true, encoding: "utf8" }).join();
      expect(left.uploads.filter((id) => kept.includes(id))).toEqual([]);
    });
  });
}
