import { createHmac, timingSafeEqual } from "node:crypto";
import { type OptionalMail, optionalMail } from "../../app/contracts/vocabulary/mail";
import type { Db } from "../database/engine";
import { mailboxHash, mailboxHashes } from "./mailbox";
import { signingKey } from "./signing-key";

const keyOf = (db: Db) => signingKey(db, "unsubscribe");

const signature = (key: string, kind: string, mailbox: string) =>
  createHmac("sha256", key).update(`unsubscribe/1\n${kind}\n${mailbox}`).digest();

/** Path of the page that turns mail of a kind off for an address. It names the mailbox by its hash, and does not expire. */
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
    return `/unsubscribe/${kind}.${mailbox}.${signature(key, kind, mailbox).toString("base64url")}/`;
  });
}

/** Turns it off, once for all presses. False for a token that we have not signed. */
export async function unsubscribe(db: Db, token: string, now: Date): Promise<boolean> {
  const [kind = "", mailbox = "", signed = ""] = token.split(".");
  const known = optionalMail.find((each) => each === kind);
  if (known === undefined) return false;
  const given = Buffer.from(signed, "base64url");
  const expected = signature(await keyOf(db), known, mailbox);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  await stopMail(db, known, mailbox, now);
  return true;
}

export async function stopMail(db: Db, kind: OptionalMail, mailbox_hash: string, now: Date): Promise<void> {
  await db
    .insertInto("mail_stop")
    .values({ mailbox_hash, kind, stopped_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
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
