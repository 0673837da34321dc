import { expect } from "vitest";
import type { MailKind } from "../../../app/contracts/vocabulary/mail";
import { verifyPassword } from "../../../upstream/accounts/passwords";
import { unsubscribePath } from "../../../upstream/mail/unsubscribe";
import type { TestUpstream } from "../../support/upstream";
import { atOnce, many, type shoppers, statuses } from "./shoppers";

type Cases = Record<string, Record<string, () => Promise<void>>>;

/** The sentences of what people write about their own account. */
export function accountWrites(
  upstream: () => TestUpstream,
  { send, unique, withToken }: ReturnType<typeof shoppers>,
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
  const accountOf = (email: string) =>
    upstream().db.selectFrom("account").select(["id", "password_hash"]).where("email", "=", email).execute();
  const member = async () => {
    const visitor = await withToken();
    const email = `member-${unique()}@example.com`;
    expect((await send(visitor, "POST", "/api/v2/auth/signup/confirm/", { token: await signUp(email) })).status).toBe(
      200,
    );
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
          send(all[each]!, "POST", "/api/v2/auth/signup/confirm/", { token: tokens[each % 2] }),
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
