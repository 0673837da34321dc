import { sql } from "kysely";
import { expect } from "vitest";
import type { MailKind } from "#contracts/vocabulary/mail";
import { verifyPassword } from "../../../upstream/accounts/passwords";
import { unsubscribePath } from "../../../upstream/mail/unsubscribe";
import type { TestUpstream } from "../../support/upstream";
import { bedFields } from "./review-writers";
import { atOnce, many, type shoppers, statuses } from "./shoppers";

/** Rounds of two requests that wait for each other where locks are taken in two orders. */
const swaps = 25;

type Cases = Record<string, Record<string, () => Promise<void>>>;

/** The sentences of what people write about their own account. */
export function accountWrites(
  upstream: () => TestUpstream,
  { elsewhere, send, signIn, unique, withToken }: ReturnType<typeof shoppers>,
): Cases {
  const password = "four words for sleep";
  const visitors = () => atOnce(() => withToken());
  const tokenFor = async (email: string) => {
    const rows = await upstream()
      .db.selectFrom("mail")
      .select("body")
      .where("recipient", "=", email)
      .orderBy("id")
      .execute();
    return /\/([\w-]{43})\//.exec(rows.at(-1)?.body ?? "")![1]!;
  };
  const mailsTo = async (email: string, kind: MailKind) =>
    (
      await upstream()
        .db.selectFrom("mail")
        .select("id")
        .where("recipient", "=", email)
        .where("kind", "=", kind)
        .execute()
    ).length;
  const signUp = async (email: string) => {
    const typed = { email, first_name: "Nora", password };
    expect((await send(await withToken(), "POST", "/api/v2/auth/signup/", typed)).status).toBe(200);
    return tokenFor(email);
  };
  const deadlocks = async () => {
    const { rows } = await sql<{ count: number }>`
      select deadlocks::integer as count from pg_stat_database where datname = current_database()`.execute(
      upstream().db,
    );
    return rows[0]?.count;
  };
  const accountOf = (email: string) =>
    upstream().db.selectFrom("account").select(["id", "password_hash"]).where("email", "=", email).execute();
  const member = async () => {
    const visitor = await withToken();
    const email = `member-${unique()}@example.com`;
    expect(
      (await send(visitor, "POST", "/api/v2/auth/signup/confirm/", { token: await signUp(email), password })).status,
    ).toBe(200);
    return { email, visitor };
  };
  return {
    "POST /api/v2/auth/signup/": {
      "of one form: it is kept once, and mailed once": async () => {
        const all = await visitors();
        const email = `form-${unique()}@example.com`;
        const typed = { email, first_name: "Nora", password, key: `form-${unique()}`.padEnd(22, "k") };
        const given = await atOnce((each) => send(all[each]!, "POST", "/api/v2/auth/signup/", typed));
        expect(statuses(given)).toEqual(Array(many).fill(200));
        expect(await mailsTo(email, "confirm-account")).toBe(1);
      },
    },
    "POST /api/v2/auth/signup/confirm/": {
      "of one link, and of another to the same address: one makes the account": async () => {
        const email = `once-${unique()}@example.com`;
        const tokens = [await signUp(email), await signUp(email)];
        const all = await visitors();
        const given = await atOnce((each) =>
          send(all[each]!, "POST", "/api/v2/auth/signup/confirm/", { token: tokens[each % 2], password }),
        );
        expect(statuses(given)).toEqual([200, ...Array<number>(many - 1).fill(400)]);
        expect(await accountOf(email)).toHaveLength(1);
      },
    },
    "POST /api/v2/auth/reset/": {
      "of one form: one link, mailed once": async () => {
        const { email } = await member();
        const all = await visitors();
        const key = `reset-${unique()}`.padEnd(22, "k");
        const given = await atOnce((each) => send(all[each]!, "POST", "/api/v2/auth/reset/", { email, key }));
        expect(statuses(given)).toEqual(Array(many).fill(200));
        expect(await mailsTo(email, "reset-password")).toBe(1);
      },
    },
    "POST /api/v2/auth/reset/new/": {
      "of one link: one password is taken, and it is the one that was acknowledged": async () => {
        const { email } = await member();
        expect((await send(await withToken(), "POST", "/api/v2/auth/reset/", { email })).status).toBe(200);
        const token = await tokenFor(email);
        const all = await visitors();
        const chosen = (each: number) => `word number ${each} of many`;
        const given = await atOnce((each) =>
          send(all[each]!, "POST", "/api/v2/auth/reset/new/", { token, password: chosen(each) }),
        );
        expect(statuses(given)).toEqual([200, ...Array<number>(many - 1).fill(400)]);
        const [account] = await accountOf(email);
        const taken = given.findIndex(({ status }) => status === 200);
        expect(await verifyPassword(chosen(taken), account!.password_hash)).toBe(true);
      },
    },
    "POST /api/v2/account/profile/": {
      "of one member: one profile, as one of them said": async () => {
        const { visitor } = await member();
        const positions = ["side", "back", "stomach"];
        const given = await atOnce((each) =>
          send(visitor, "POST", "/api/v2/account/profile/", { position: positions[each % 3] }),
        );
        expect(statuses(given)).toEqual(Array(many).fill(200));
        expect(positions).toContain((await visitor.get("/api/v2/account/profile/")).body.answers.position);
      },
    },
    "POST /api/v2/account/mails/": {
      "on and off at once: it is one of them": async () => {
        const { visitor } = await member();
        const given = await atOnce((each) =>
          send(visitor, "POST", "/api/v2/account/mails/", { on: each % 2 === 0 ? [] : ["saved-match"] }),
        );
        expect(statuses(given)).toEqual(Array(many).fill(204));
        const { mails } = (await visitor.get("/api/v2/account/")).body as {
          mails: { kind: string; on: boolean }[];
        };
        expect(mails.filter(({ kind }) => kind === "saved-match")).toHaveLength(1);
      },
    },
    "POST /api/v2/account/email/": {
      "of one form: one link to the new address, and one notice to the old one": async () => {
        const { email, visitor } = await member();
        const typed = { email: `new-${email}`, password, key: `email-${unique()}`.padEnd(22, "k") };
        const from = await atOnce(async () => elsewhere());
        const given = await atOnce((each) =>
          send(visitor, "POST", "/api/v2/account/email/", typed, { "x-forwarded-for": from[each]! }),
        );
        expect(statuses(given)).toEqual(Array(many).fill(200));
        expect(await mailsTo(`new-${email}`, "confirm-address")).toBe(1);
        expect(await mailsTo(email, "address-changed")).toBe(1);
      },
      "of two accounts that swap mailboxes by their tags, again and again: each is mailed and none fails": async () => {
        const both = [await member(), await member()] as const;
        const at = (email: string, tag: string) => email.replace("@", `+${tag}@`);
        const before = await deadlocks();
        for (let round = 0; round < swaps; round += 1) {
          await upstream().db.deleteFrom("sign_in_attempt").execute();
          const given = await Promise.all(
            both.map(({ visitor }, each) => {
              const typed = { email: at(both[1 - each]!.email, `swap${round}`), password };
              return send(visitor, "POST", "/api/v2/account/email/", typed, { "x-forwarded-for": elsewhere() });
            }),
          );
          expect(statuses(given)).toEqual([200, 200]);
        }
        // A transaction that is ended for it is tried once more, so nobody would see one.
        expect(await deadlocks()).toBe(before);
        for (const { email } of both) expect(await mailsTo(at(email, `swap${swaps - 1}`), "confirm-address")).toBe(1);
      },
    },
    "POST /api/v2/account/email/confirm/": {
      "of two accounts that want the same address: one gets it": async () => {
        const both = [await member(), await member()];
        const wanted = `wanted-${unique()}@example.com`;
        const tokens: string[] = [];
        for (const { visitor } of both) {
          const typed = { email: wanted, password };
          expect((await send(visitor, "POST", "/api/v2/account/email/", typed)).status).toBe(200);
          tokens.push(await tokenFor(wanted));
        }
        const given = await atOnce((each) =>
          send(both[each % 2]!.visitor, "POST", "/api/v2/account/email/confirm/", { token: tokens[each % 2] }),
        );
        expect(statuses(given)).toEqual([200, ...Array<number>(many - 1).fill(400)]);
        expect(await accountOf(wanted)).toHaveLength(1);
      },
    },
    "POST /api/v2/account/written-before/": {
      "of one account, beside a stranger's: what was sent from its address is its, and nothing is the stranger's":
        async () => {
          const [own, stranger] = [await member(), await member()];
          const { db } = upstream();
          const { id } = await db
            .selectFrom("owner_review")
            .select("id")
            .where("seeded", "=", true)
            .limit(1)
            .executeTakeFirstOrThrow();
          const written = db.updateTable("owner_review").where("id", "=", id);
          await written.set({ account_id: null, writer_email: own.email }).execute();
          const given = await atOnce((each) =>
            send([own, stranger][each % 2]!.visitor, "POST", "/api/v2/account/written-before/", {}),
          );
          expect(statuses(given)).toEqual(Array(many).fill(204));
          const [account] = await accountOf(own.email);
          const { account_id } = await db
            .selectFrom("owner_review")
            .select("account_id")
            .where("id", "=", id)
            .executeTakeFirstOrThrow();
          expect(account_id).toBe(account!.id);
          await written.set({ account_id: null, writer_email: null }).execute();
        },
    },
    "POST /api/v2/account/password/": {
      "of one browser: one is taken, and it is the one that was acknowledged": async () => {
        const { email, visitor } = await member();
        const chosen = (each: number) => `word number ${each} of many`;
        const from = await atOnce(async () => elsewhere());
        const given = await atOnce((each) =>
          send(
            visitor,
            "POST",
            "/api/v2/account/password/",
            { current_password: password, password: chosen(each) },
            { "x-forwarded-for": from[each]! },
          ),
        );
        expect(statuses(given)).toEqual([204, ...Array<number>(many - 1).fill(400)]);
        const [account] = await accountOf(email);
        const taken = given.findIndex(({ status }) => status === 204);
        expect(await verifyPassword(chosen(taken), account!.password_hash)).toBe(true);
      },
    },
    "POST /api/v2/account/sessions/end/": {
      "all but this one, ten times: this one goes on": async () => {
        const { email, visitor } = await member();
        await signIn(await withToken(), elsewhere(), email, password);
        const given = await atOnce(() => send(visitor, "POST", "/api/v2/account/sessions/end/", { session: "others" }));
        expect(statuses(given)).toEqual(Array(many).fill(204));
        expect((await visitor.get("/api/v2/account/")).body.sessions).toMatchObject([{ current: true }]);
      },
    },
    "POST /api/v2/account/delete/": {
      "of one account: it goes once, with one message": async () => {
        const { email, visitor } = await member();
        const from = await atOnce(async () => elsewhere());
        const given = await atOnce((each) =>
          send(visitor, "POST", "/api/v2/account/delete/", { password }, { "x-forwarded-for": from[each]! }),
        );
        expect(statuses(given)).toEqual([204, ...Array<number>(many - 1).fill(401)]);
        expect([await accountOf(email), await mailsTo(email, "account-deleted")]).toEqual([[], 1]);
      },
      "beside its reviews that are sent and changed: all end, and nothing of it is left": async () => {
        const { email, visitor } = await member();
        const fields = bedFields;
        const drafts = await atOnce(async () => {
          const body = { kind: "bed", product: `Bed ${unique()}`, fields };
          return (await send(visitor, "POST", "/api/v2/review-drafts/", body)).body.token as string;
        });
        const sendDraft = (each: number) =>
          send(visitor, "POST", `/api/v2/review-drafts/${drafts[each]}/send/`, { author: "Nora" });
        const { body } = await sendDraft(0);
        const given = await atOnce((each) => {
          if (each === 4) return send(visitor, "POST", "/api/v2/account/delete/", { password });
          return each % 3 === 0
            ? send(visitor, "POST", `/api/v2/own-reviews/${body.review}/change/`, { purpose: "edit" })
            : sendDraft(each);
        });
        // Whoever comes after it is signed out: their draft is gone, or asks for an address.
        for (const { status } of given) expect([200, 201, 204, 400, 404]).toContain(status);
        expect([given[4]!.status, await accountOf(email)]).toEqual([204, []]);
        expect(
          await upstream().db.selectFrom("review_draft").select("token").where("token", "in", drafts).execute(),
        ).toEqual([]);
      },
    },
    "POST /api/v2/unsubscribe/": {
      "of one link: each is done, and the mailbox has stopped once": async () => {
        const visitor = await withToken();
        const path = await unsubscribePath(upstream().db, "saved-match", `stop-${unique()}@example.com`);
        const given = await atOnce(() => send(visitor, "POST", "/api/v2/unsubscribe/", { token: path.split("/")[2] }));
        expect(statuses(given)).toEqual(Array(many).fill(204));
        const stops = await upstream().db.selectFrom("mail_stop").select("mailbox_hash").execute();
        expect(stops.filter(({ mailbox_hash }) => path.includes(mailbox_hash))).toHaveLength(1);
      },
    },
  };
}
