import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ReviewKind } from "#contracts/vocabulary/review-drafts";
import { addAccount } from "../../support/account-copy";
import type { ApiVisitor } from "../../support/api-visitor";
import { sendReview } from "../../support/sent-reviews";
import type { TestUpstream } from "../../support/upstream";
import { bedFields, formKey, reviewWriters, storeFields } from "./review-writers";
import type { Start } from "./start";

const decisions = ["publish", "refuse", "grant-appeal", "deny-appeal", "take-down", "dismiss-reports"] as const;
type Decision = (typeof decisions)[number];

/** How a review comes to stand so: what "first" of staff, "second" of staff, its writer and a reader do, one after the other. */
type Step = readonly [by: "first" | "second" | "writer" | "reader", what: Decision | "appeal" | "report"];

/**
 * Who of staff may decide what about a review as it stands, written by hand: the one who turned it down, somebody else,
 * and whoever wrote it, who may nothing at all. What isn't named changes nothing.
 */
const table: { stands: string; steps: readonly Step[]; first: readonly Decision[]; second: readonly Decision[] }[] = [
  { stands: "that waits", steps: [], first: ["publish", "refuse"], second: ["publish", "refuse"] },
  { stands: "that is published", steps: [["second", "publish"]], first: ["take-down"], second: ["take-down"] },
  {
    stands: "that is reported",
    steps: [
      ["second", "publish"],
      ["reader", "report"],
    ],
    first: ["take-down", "dismiss-reports"],
    second: ["take-down", "dismiss-reports"],
  },
  { stands: "that the first refused", steps: [["first", "refuse"]], first: [], second: [] },
  {
    stands: "whose writer appeals against that",
    steps: [
      ["first", "refuse"],
      ["writer", "appeal"],
    ],
    first: [],
    second: ["grant-appeal", "deny-appeal"],
  },
  {
    stands: "whose appeal was denied",
    steps: [
      ["first", "refuse"],
      ["writer", "appeal"],
      ["second", "deny-appeal"],
    ],
    first: [],
    second: [],
  },
  {
    stands: "whose appeal was granted",
    steps: [
      ["first", "refuse"],
      ["writer", "appeal"],
      ["second", "grant-appeal"],
    ],
    first: [],
    second: ["take-down"],
  },
  {
    stands: "that the first took down",
    steps: [
      ["second", "publish"],
      ["first", "take-down"],
    ],
    first: [],
    second: [],
  },
  {
    stands: "that the first took down, and whose writer appeals",
    steps: [
      ["second", "publish"],
      ["first", "take-down"],
      ["writer", "appeal"],
    ],
    first: [],
    second: ["grant-appeal", "deny-appeal"],
  },
];

/** Who of staff may decide about a review, and what that changes. */
export function moderationRoleSuite(start: Start): void {
  describe("who of staff decides", () => {
    let upstream: TestUpstream;
    let staff: Record<"first" | "second" | "author", ApiVisitor>;
    let author: number;
    let now = new Date("2026-11-24T12:00:00Z");
    beforeAll(async () => {
      upstream = await start({ clock: () => now });
      const email = "writes-too@example.com";
      ({ id: author } = await addAccount(upstream.db, email));
      await upstream.db.updateTable("account").set({ is_staff: true }).where("id", "=", author).execute();
      const [first, second, writing] = await Promise.all([
        sleeper("staff@example.com"),
        sleeper("super@example.com"),
        sleeper(email),
      ]);
      staff = { first, second, author: writing };
    });
    afterAll(() => upstream.close());
    const { begin, browser, post, send, sleeper } = reviewWriters(
      () => upstream,
      () => now,
    );
    /** Each decision has a moment of its own. */
    const decide = async (by: ApiVisitor, kind: ReviewKind, id: number, decision: string, more: object = {}) => {
      now = new Date(now.getTime() + 1000);
      return post(by, `moderation/${kind}/${id}/decide/`, { decision, version: 1, reason: "advertising", ...more });
    };
    const tables = (kind: ReviewKind) =>
      (kind === "bed"
        ? { review: "owner_review", version: "owner_review_version", event: "owner_review_id" }
        : { review: "store_review", version: "store_review_version", event: "store_review_id" }) as {
        review: "owner_review";
        version: "owner_review_version";
        event: "owner_review_id";
      };

    /** A review that somebody of staff has written, brought to where it is to stand. */
    async function standing(kind: ReviewKind, steps: readonly Step[]): Promise<number> {
      const id = await sendReview(upstream.db, { kind, account: author, email: null });
      for (const [by, what] of steps) {
        if (by === "writer") {
          await upstream.db
            .updateTable(tables(kind).version)
            .set({ appeal: "I do own it.", appealed_at: now })
            .where("review_id", "=", id)
            .execute();
        } else if (by === "reader") {
          const report = { reason: "paid", note: "", key: formKey() };
          const of = kind === "bed" ? "reviews" : "store-reviews";
          expect((await post(browser(), `${of}/${id}/report/`, report)).status).toBe(200);
        } else expect((await decide(staff[by], kind, id, what)).status, what).toBe(204);
      }
      return id;
    }

    const kept = async (kind: ReviewKind, id: number) => {
      const { review, version, event } = tables(kind);
      const { db } = upstream;
      return {
        events: await db.selectFrom("moderation_event").selectAll().where(event, "=", id).orderBy("id").execute(),
        review: await db.selectFrom(review).selectAll().where("id", "=", id).execute(),
        versions: await db.selectFrom(version).selectAll().where("review_id", "=", id).orderBy("number").execute(),
      };
    };

    /** What somebody can decide. Tells apart what is decided from a second press, which is answered as the first was. */
    async function open(by: ApiVisitor, kind: ReviewKind, steps: readonly Step[]): Promise<Decision[]> {
      const done: Decision[] = [];
      let id = await standing(kind, steps);
      for (const decision of decisions) {
        const before = await kept(kind, id);
        // Not the reason of before, which would be that second press.
        const { status } = await decide(by, kind, id, decision, { reason: "paid" });
        const after = await kept(kind, id);
        if (after.events.length > before.events.length) {
          done.push(decision);
          id = await standing(kind, steps);
        } else {
          expect(after, decision).toEqual(before);
          expect([204, 409], decision).toContain(status);
        }
      }
      return done;
    }

    for (const kind of ["bed", "store"] as const)
      test.each(table.map((row) => [row.stands, row] as const))(
        `about a review of a ${kind} %s`,
        async (_stands, { steps, first, second }) => {
          expect(await open(staff.first, kind, steps)).toEqual(first);
          expect(await open(staff.second, kind, steps)).toEqual(second);
          expect(await open(staff.author, kind, steps)).toEqual([]);
        },
      );

    test.each([
      ["bed", bedFields],
      ["store", storeFields],
    ] as const)(
      "a granted appeal of a %s brings back what was taken down with it, and nothing that was refused before",
      async (kind, fields) => {
        await addAccount(upstream.db, `writes-of-a-${kind}@example.com`);
        const writer = await sleeper(`writes-of-a-${kind}@example.com`);
        const { review } = (await send(writer, await begin(writer, { kind, product: `One ${formKey()}`, fields })))
          .body;
        const { id } = (await writer.get(`/api/v2/own-reviews/${review}/`)).body.review as { id: number };
        const change = async () => {
          const { token } = (await post(writer, `own-reviews/${review}/change/`, { purpose: "edit" })).body;
          expect((await send(writer, token as string, {})).status).toBe(200);
        };
        const states = async () => (await kept(kind, id)).versions.map(({ number, state }) => `${number} ${state}`);
        await decide(staff.first, kind, id, "publish");
        await change();
        await decide(staff.second, kind, id, "refuse", { version: 2 });
        await change();
        await decide(staff.first, kind, id, "publish", { version: 3 });
        expect(await states()).toEqual(["1 published", "2 refused", "3 published"]);
        await decide(staff.first, kind, id, "take-down", { version: 3 });
        expect(await states()).toEqual(["1 refused", "2 refused", "3 refused"]);
        expect((await post(writer, `own-reviews/${review}/appeal/`, { appeal: "Nobody paid me." })).status).toBe(204);
        expect((await decide(staff.second, kind, id, "grant-appeal", { version: 3 })).status).toBe(204);
        expect(await states()).toEqual(["1 published", "2 refused", "3 published"]);
      },
    );
  });
}
