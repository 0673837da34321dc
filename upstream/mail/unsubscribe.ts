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

/** What a token says: of which kind of mail, for which mailbox, and as what the page shows its address; null: an early one. */
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
 * Path of the page that turns mail of a kind off for an address. It does not expire. It names the mailbox by a hash without
 * salt and has the masked address that the page shows: whoever has it can check a guess of the whole address.
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

/** Null for a token that we have not signed. */
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

/** Turns it off, once for all presses. False for a token that we have not signed. */
export async function unsubscribe(db: Db, token: string, now: Date): Promise<boolean> {
  const read = await readToken(db, token);
  if (read === null) return false;
  await stopMail(db, read.kind, read.mailbox, now);
  return true;
}

/** What the link of a message would turn off, and whether it is off by now; null for a token that we have not signed. */
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

/** What the owner of one mailbox has turned off is off for their next one too; the former keeps it. */
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

/** Kinds that a mailbox wants no more of. */
export async function stoppedMail(db: Db, address: string): Promise<OptionalMail[]> {
  const rows = await db
    .selectFrom("mail_stop")
    .select("kind")
    .where("mailbox_hash", "in", mailboxHashes(address))
    .execute();
  return optionalMail.filter((kind) => rows.some((row) => row.kind === kind));
}

/** Whether a mailbox wants no more mail of a kind; never of one that can't be turned off. */
export async function isStopped(db: Db, kind: MailKind, address: string): Promise<boolean> {
  const optional = optionalMail.find((each) => each === kind);
  return optional !== undefined && (await stoppedMail(db, address)).includes(optional);
}

/** Whether the mailbox of an account wants no more mail of a kind. */
export async function accountStopped(db: Db, account: number, kind: OptionalMail): Promise<boolean> {
  const own = await addressOf(db, account);
  return own !== undefined && isStopped(db, kind, own.email);
}

/** Turns mail of a kind on again for the address of an account; belongs to a request of its own session. */
export async function allowAccountMail(db: Db, account: number, kind: OptionalMail): Promise<void> {
  const own = await addressOf(db, account);
  if (own !== undefined) await allowMail(db, kind, own.email);
}

const addressOf = (db: Db, account: number) =>
  db.selectFrom("account").select("email").where("id", "=", account).executeTakeFirst();

/** Those whose mailboxes still want mail of a kind. */
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
