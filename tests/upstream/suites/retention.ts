import { readFileSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { count } from "../../../upstream/accounts/sign-in-limit";
import { dayOf } from "#contracts/us-days";
import type { Db } from "../../../upstream/database/engine";
import { howLong, type RetentionRule } from "../../../upstream/database/retention";
import type { TableName } from "../../../upstream/database/table-facts";
import { retentionOf } from "../../../upstream/database/table-lists";
import { saveDraft } from "../../../upstream/discussions/drafts";
import { tables } from "../../../upstream/modules";
import { beginSession, endSession } from "../../../upstream/sessions/sessions";
import { ApiVisitor } from "../../support/api-visitor";
import type { TestUpstream } from "../../support/upstream";
import { claimMaker, newKey } from "./claim-maker";
import type { Start } from "./start";

const retention = retentionOf(tables);

const begun = new Date("2026-11-20T12:00:00Z");

/** The moment at which the time of a rule is over for what was kept at `from`. */
function over([number, unit]: NonNullable<RetentionRule["time"]>, from: Date): Date {
  const end = new Date(from);
  if (unit === "year") end.setUTCFullYear(end.getUTCFullYear() + number);
  else if (unit === "month") end.setUTCMonth(end.getUTCMonth() + number);
  else end.setTime(end.getTime() + number * { minute: 60_000, hour: 3_600_000, day: 86_400_000 }[unit]);
  return end;
}

/** What is kept of visitors for how long, as the privacy page says it. */
export function retentionSuite(start: Start): void {
  describe("what is kept of visitors", () => {
    let upstream: TestUpstream;
    let db: Db;
    let now = begun;
    beforeAll(async () => {
      upstream = await start({ clock: () => now, environment: { UPSTREAM_TRUST_PROXY: "1" } });
      db = upstream.db;
    });
    afterAll(() => upstream.close());
    // Each login leaves one.
    beforeEach(() => db.deleteFrom("known_address").execute());

    const visitor = () => new ApiVisitor(upstream.origin);
    const member = async () => {
      const one = visitor();
      expect((await one.signIn("sleeper@example.com")).status).toBe(200);
      return one;
    };
    const write = async (by: ApiVisitor, path: string, body: object) =>
      expect((await by.write("POST", `/api/v2/${path}`, body)).status).toBeLessThan(300);
    const rowsOf = async (table: TableName) => (await db.selectFrom(table).selectAll().execute()).length;
    const accountId = async () =>
      (await db.selectFrom("account").select("id").where("email", "=", "sleeper@example.com").executeTakeFirstOrThrow())
        .id;

    /** For each rule with a time, what puts one row into its first table now. */
    const keep: Record<string, () => Promise<unknown>> = {
      visit: () => beginSession(db, null, null, now),
      "ended visit": async () => endSession(db, await beginSession(db, null, null, now), now),
      "saved match": () =>
        write(visitor(), "match/saved/", { answers: { recipient: "me", position: "back" }, key: newKey() }),
      "sign-up": () =>
        write(visitor(), "auth/signup/", {
          email: "later@example.com",
          first_name: "Nora",
          password: "four words for sleep",
        }),
      "account link": async () =>
        write(await member(), "account/email/", { email: "moved@example.com", password: "mattress-demo" }),
      // However long a bound's window is.
      tries: () => count(db, { tries: 1, windowMs: 30 * 86_400_000 }, "somebody", now),
      "known network": async () =>
        db
          .insertInto("known_address")
          .values({ key_hash: "network", account_id: await accountId(), signed_in_at: now })
          .execute(),
      mail: () =>
        db
          .insertInto("mail")
          .values({
            ...{ kind: "saved-match", recipient: "a@example.com", subject: "s", body: "b", html: null },
            ...{ unsubscribe: null, useful_until: null, state: "sent", failure: null },
            ...{ queued_at: now, next_try_at: null, sent_at: now },
          })
          .execute(),
      "review draft": () =>
        write(visitor(), "review-drafts/", { kind: "bed", fields: {}, product: "A bed", key: newKey() }),
      "claim draft": async () => {
        const { status, body } = await claimMaker(
          () => upstream,
          () => now,
        ).begin(visitor());
        expect([status, body]).toEqual([201, expect.anything()]);
      },
      file: () =>
        db
          .insertInto("upload")
          .values({ id: newKey(), purpose: "claim-proof", pages: 1, bytes: 9, width: 9, height: 9, uploaded_at: now })
          .execute(),
      "post draft": async () =>
        saveDraft(
          db,
          { account: await accountId(), target: "question" },
          { key: newKey(), fields: { text: "t" } },
          now,
        ),
      figures: () =>
        db
          .insertInto("figure")
          .values({ day: dayOf(now), kind: "page", subject: "home/landing", count: 1 })
          .execute(),
      "named figures": () =>
        db
          .insertInto("figure")
          .values({ day: dayOf(now), kind: "term", subject: "cot", count: 1 })
          .execute(),
      message: () => write(visitor(), "contact/", { topic: "other", message: "Hello", email: "asks@example.com" }),
    };

    test.each(retention.filter(({ time }) => time !== null).map((rule) => [rule.name, howLong(rule), rule] as const))(
      "%s: kept %s, and not longer",
      async (name, _words, rule) => {
        const { time } = rule;
        const { name: table } = tables.find((each) => "retention" in each && each.retention.includes(rule))!;
        now = begun;
        const before = await rowsOf(table);
        await keep[name]!();
        const made = (await rowsOf(table)) - before;
        expect(made).toBeGreaterThan(0);
        // Days and months count whole days.
        const margin = { minute: 1000, hour: 60_000, day: 60_000, month: 86_400_000, year: 86_400_000 }[time![1]];
        const end = over(time!, begun).getTime();
        now = new Date(end - margin);
        await upstream.upkeep();
        const kept = await rowsOf(table);
        now = new Date(end + margin);
        await upstream.upkeep();
        expect([kept > 0, kept - (await rowsOf(table))]).toEqual([true, made]);
      },
    );

    test("is forgotten by those rules alone", () => {
      const upkeep = /async upkeep\(\) \{([^]*?)\n      \},/.exec(readFileSync("upstream/bootstrap.ts", "utf8"))![1]!;
      expect(upkeep.match(/\b(?:remove|forget|delete|drop|purge)\w*/gi)).toEqual(["purgeExpired"]);
      for (const { name, time, remove } of retention)
        expect([name, time === null || remove !== undefined]).toEqual([name, true]);
    });

    test("is what the privacy page is told, cookies included", async () => {
      const { disclosures } = (await visitor().get("/api/v2/information/privacy/")).body;
      expect(disclosures.retention).toEqual(
        retention.map((rule) => ({ what: rule.what, why: rule.why, how_long: howLong(rule) })),
      );
      now = begun;
      const one = visitor();
      await one.signIn("sleeper@example.com");
      const set = await one.write("POST", "/api/v2/auth/signin/", {
        email: "sleeper@example.com",
        password: "mattress-demo",
      });
      const lasting = Object.fromEntries(
        set.setCookies.map((line) => [/^[^=]+/.exec(line)![0], Number(/max-age=(\d+)/i.exec(line)![1])]),
      );
      expect(lasting).toEqual(
        Object.fromEntries(disclosures.cookies.map(({ name, seconds }: Record<string, unknown>) => [name, seconds])),
      );
    });
  });
}
