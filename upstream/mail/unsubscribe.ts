import { createHmac, timingSafeEqual } from "node:crypto";
import { type MailKind, type OptionalMail, optionalMail } from "#contracts/vocabulary/mail";
import type { Db } from "../database/engine";
import type { MailSubscription } from "#contracts/account/mail";
import { unsubscribePath as pathOfToken } from "#contracts/site-paths";
import { mailboxHash, mailboxHashes, maskedAddress } from "./mailbox";
import { signingKey } from "./signing-key";

const keyOf = (db: Db) => signingKey(db, "unsubscribe");

const signature = (key: string, ...signed: readonly string[]) =>
  createHmac("sha256", key).update(signed.join("\n")).digest();

/**
 * The contents of a token: the kind of mail, the mailbox, and the masked address that the page shows; null: an early
 * token.
 */
interface Signed {
  kind: OptionalMail;
  mailbox: string;
  shown: string | null;
}

const signedBy = (key: string, { kind, mailbox, shown }: Signed) =>
  shown === null
    ? signature(key, "unsubscribe/1", kind, mailbox)
    : signature(key, "unsubscribe/2", kind, mailbox, shown);

/**
 * Path of the page that turns off a kind of mail for an address. It doesn't expire. It identifies the mailbox by an
 * unsalted hash and contains the masked address that the page shows, so anybody who has it can verify a guess of the
 * full address.
 */
export const unsubscribePath = async (db: Db, kind: OptionalMail, address: string): Promise<string> =>
  (await unsubscribePaths(db, kind, [{ email: address }]))[0]!;

/** The same for several addresses, in their order. */
export async function unsubscribePaths(
  db: Db,
  kind: OptionalMail,
  to: readonly { email: string }[],
): Promise<string[]> {
  const key = await keyOf(db);
  return to.map(({ email }) => {
    const mailbox = mailboxHash(email);
    const shown = Buffer.from(maskedAddress(email)).toString("base64url");
    return pathOfToken(`${kind}.${mailbox}.${shown}.${signedBy(key, { kind, mailbox, shown }).toString("base64url")}`);
  });
}

/** Null for a token that we did not sign. */
async function readToken(db: Db, token: string): Promise<Signed | null> {
  const parts = token.split(".");
  const [kind = "", mailbox = ""] = parts;
  const shown = parts.length === 3 ? null : (parts[2] ?? "");
  const known = optionalMail.find((each) => each === kind);
  if (known === undefined || parts.length > 4) return null;
  const read = { kind: known, mailbox, shown };
  const given = Buffer.from(parts.at(-1)!, "base64url");
  const expected = signedBy(await keyOf(db), read);
  return given.length === expected.length && timingSafeEqual(given, expected) ? read : null;
}

/** Opts out; idempotent. False for a token that we did not sign. */
export async function unsubscribe(db: Db, token: string, now: Date): Promise<boolean> {
  const read = await readToken(db, token);
  if (read === null) return false;
  await stopMail(db, read.kind, read.mailbox, now);
  return true;
}

/** What a message's link would turn off, and whether it is already off; null for a token that we did not sign. */
export async function subscriptionOf(db: Db, token: string): Promise<MailSubscription | null> {
  const read = await readToken(db, token);
  if (read === null) return null;
  const { kind, mailbox, shown } = read;
  const stopped = await db
    .selectFrom("mail_stop")
    .select("kind")
    .where("mailbox_hash", "=", mailbox)
    .where("kind", "=", kind)
    .executeTakeFirst();
  return {
    kind,
    address: shown === null ? null : Buffer.from(shown, "base64url").toString(),
    on: stopped === undefined,
  };
}

export async function stopMail(db: Db, kind: OptionalMail, mailbox_hash: string, now: Date): Promise<void> {
  await db
    .insertInto("mail_stop")
    .values({ mailbox_hash, kind, stopped_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Copies the opt-outs of one mailbox to the owner's next one; the old one keeps them. */
export async function copyStops(db: Db, from: string, to: string, now: Date): Promise<void> {
  for (const kind of await stoppedMail(db, from)) await stopMail(db, kind, mailboxHash(to), now);
}

export async function allowMail(db: Db, kind: OptionalMail, address: string): Promise<void> {
  await db
    .deleteFrom("mail_stop")
    .where("mailbox_hash", "in", mailboxHashes(address))
    .where("kind", "=", kind)
    .execute();
}

/** The kinds of mail that a mailbox has opted out of. */
export async function stoppedMail(db: Db, address: string): Promise<OptionalMail[]> {
  const rows = await db
    .selectFrom("mail_stop")
    .select("kind")
    .where("mailbox_hash", "in", mailboxHashes(address))
    .execute();
  return optionalMail.filter((kind) => rows.some((row) => row.kind === kind));
}

/** Whether a mailbox has opted out of a kind of mail; never true for mail that can't be turned off. */
export async function isStopped(db: Db, kind: MailKind, address: string): Promise<boolean> {
  const optional = optionalMail.find((each) => each === kind);
  return optional !== undefined && (await stoppedMail(db, address)).includes(optional);
}

/** Whether an account's mailbox has opted out of a kind of mail. */
export async function accountStopped(db: Db, account: number, kind: OptionalMail): Promise<boolean> {
  const own = await addressOf(db, account);
  return own !== undefined && isStopped(db, kind, own.email);
}

/** Turns a kind of mail back on for an account's address; belongs to a request with the account's session. */
export async function allowAccountMail(db: Db, account: number, kind: OptionalMail): Promise<void> {
  const own = await addressOf(db, account);
  if (own !== undefined) await allowMail(db, kind, own.email);
}

const addressOf = (db: Db, account: number) =>
  db.selectFrom("account").select("email").where("id", "=", account).executeTakeFirst();

/** Those whose mailboxes have not opted out of a kind of mail. */
export async function withoutStopped<To extends { email: string }>(
  db: Db,
  kind: OptionalMail,
  to: readonly To[],
): Promise<To[]> {
  if (to.length === 0) return [];
  const rows = await db
    .selectFrom("mail_stop")
    .select("mailbox_hash")
    .where("kind", "=", kind)
    .where(
      "mailbox_hash",
      "in",
      to.flatMap(({ email }) => mailboxHashes(email)),
    )
    .execute();
  const stopped = new Set(rows.map(({ mailbox_hash }) => mailbox_hash));
  return to.filter(({ email }) => !mailboxHashes(email).some((mailbox) => stopped.has(mailbox)));
}
