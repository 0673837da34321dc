import { createHash } from "node:crypto";
import { type Migration, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as wholeAddresses from "../../../upstream/database/migrations/0030-whole-addresses";
import * as countedMailboxes from "../../../upstream/database/migrations/0042-counted-mailboxes-and-roles";
import { countedMailboxHash, mailboxHash } from "../../../upstream/mail/mailbox";
import { stoppedMail } from "../../../upstream/mail/unsubscribe";
import type { TestUpstream } from "../../support/upstream";
import type { Start } from "./start";

/** What was found in a transaction of which nothing is to stay. */
class Undone extends Error {
  constructor(readonly found: { account: number } & Record<string, unknown>) {
    super("undone");
  }
}

const upgrade: Migration = wholeAddresses;
const countedOnce: Migration = countedMailboxes;

/** What migrations make of accounts and mailboxes that were there before. */
export function accountUpgradeSuite(start: Start): void {
  describe("accounts from before", () => {
    let upstream: TestUpstream;
    const now = new Date("2026-11-20T12:00:00Z");
    beforeAll(async () => {
      upstream = await start({ clock: () => now });
    });
    afterAll(() => upstream.close());

    test("an upgrade counts a writer once, whatever tag is in the address, and leaves a second review of a bed as it is", async () => {
      const before = (email: string) => createHash("sha256").update(email).digest("base64url");
      const emails = ["jo+a@example.com", "jo+b@example.com", "jo+c@example.com", "jo.k@googlemail.com"];
      const undone = upstream.db.transaction().execute(async (db) => {
        await sql`drop trigger account_gets_roles on account; drop function account_gets_roles()`.execute(db);
        const rows = await db.selectFrom("owner_review").select(["id", "model_slug"]).orderBy("id").execute();
        const [first, of] = [rows[0]!, (slug: string | null) => rows.find(({ model_slug }) => model_slug !== slug)!];
        const second = rows.find(({ id, model_slug }) => id !== first.id && model_slug === first.model_slug)!;
        const other = of(first.model_slug);
        const last = rows.findLast(({ id }) => ![first.id, second.id, other.id].includes(id))!;
        const written = [first, second, other, last];
        for (const [each, { id }] of written.entries()) {
          const email = emails[each]!;
          const hash = before(each === 3 ? "jok@googlemail.com" : email);
          await db
            .updateTable("owner_review")
            .set({ account_id: null, writer_email: email, writer_mailbox: hash })
            .where("id", "=", id)
            .execute();
        }
        await countedOnce.up(db);
        const found = [];
        for (const { id } of written) {
          const by = db.selectFrom("owner_review").select("writer_mailbox").where("id", "=", id);
          found.push((await by.executeTakeFirstOrThrow()).writer_mailbox);
        }
        throw new Undone({ account: 0, found });
      });
      const { found } = await undone.catch((error: Undone) => error.found);
      const [jo, gmail] = ["jo@example.com", "jo.k@gmail.com"].map(countedMailboxHash);
      expect(found).toEqual([jo, before("jo+b@example.com"), jo, gmail]);
    });

    test("an upgrade counts mailboxes by the whole address, keeps what was turned off, and gives claims to their accounts", async () => {
      const email = "jo.k@example.com";
      const before = createHash("sha256").update("jok@example.com").digest("base64url");
      const undone = upstream.db.transaction().execute(async (db) => {
        const made = { email, first_name: "Jo", password_hash: "none" };
        const { id } = await db.insertInto("account").values(made).returning("id").executeTakeFirstOrThrow();
        await db
          .insertInto("mail_stop")
          .values({ mailbox_hash: before, kind: "saved-match", stopped_at: now })
          .execute();
        const review = await db.selectFrom("owner_review").select("id").limit(1).executeTakeFirstOrThrow();
        const written = db.updateTable("owner_review").where("id", "=", review.id);
        await written.set({ account_id: null, writer_email: email, writer_mailbox: before }).execute();
        const claims = db.selectFrom("cashback_claim").where("account_id", "is", null).where("state", "!=", "draft");
        const claim = await claims.select("id").limit(1).executeTakeFirstOrThrow();
        await db.updateTable("cashback_claim").set({ email }).where("id", "=", claim.id).execute();
        await upgrade.up(db);
        const of = await db.selectFrom("cashback_claim").select("account_id").where("id", "=", claim.id).execute();
        const by = await db.selectFrom("owner_review").select("writer_mailbox").where("id", "=", review.id).execute();
        throw new Undone({ claims: of, reviews: by, stopped: await stoppedMail(db, email), account: id });
      });
      const { found } = await undone.catch((error: unknown) => error as Undone);
      expect(found).toEqual({
        claims: [{ account_id: found.account }],
        reviews: [{ writer_mailbox: mailboxHash(email) }],
        stopped: ["saved-match"],
        account: found.account,
      });
    });
  });
}
