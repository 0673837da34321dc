import { createHash } from "node:crypto";
import { type Expression, sql } from "kysely";
import type { Db } from "../database/engine";

/**
 * Addresses that reach the same mailbox. This is used for rate limits; ownership depends on the full address alone,
 * because jo.ann@ and joann@ of one host may well be two people.
 */

/** Hosts that ignore dots and anything after a plus sign. Both names belong to one service. */
const loose = /@(gmail|googlemail)\.com$/;
const looseHosts = ["@gmail.com", "@googlemail.com"] as const;

/** The name before the last @, and the host including the @. */
function parts(address: string): [name: string, host: string] {
  const at = Math.max(address.lastIndexOf("@"), 0);
  return [address.slice(0, at), address.slice(at)];
}

const withoutLooseTags = (name: string) => name.replaceAll(/\+[^@]*|\./g, "");

/**
 * At most hosts, a plus sign starts a tag. Limits assume so for all of them: counting too much is safe, counting too
 * little is not.
 */
function withoutTag(name: string): string {
  const plus = name.indexOf("+", name.lastIndexOf("@") + 1);
  return plus === -1 ? name : name.slice(0, plus);
}

/**
 * An address as limits count it: addresses that reach, or may reach, the same mailbox count as one. Never used for
 * ownership.
 */
export function countedMailbox(typed: string): string {
  const address = typed.toLowerCase();
  const [name, host] = parts(address);
  return loose.test(address) ? `${withoutLooseTags(name)}@gmail.com` : withoutTag(name) + host;
}

/** The same in SQL. */
export const countedMailboxOf = (address: Expression<string>) => sql<string>`case
  when lower(${address}) ~ ${loose.source}::text then regexp_replace(
    regexp_replace(lower(${address}), '(\\+[^@]*|\\.)(?=.*@)', '', 'g'), ${loose.source}::text, '@gmail.com')
  else regexp_replace(lower(${address}), '\\+[^@]*(?=@[^@]*$)', '') end`;

/** Identifies a mailbox for limits without storing its address. */
export const countedMailboxHash = (address: string) => hash(countedMailbox(address));

/**
 * Locks these mailboxes until the transaction ends, so that of two concurrent transactions the second counts what the
 * first has queued. A transaction that writes to several passes all of them here, once, after the rows that it locks:
 * the locks are taken in a fixed order, so transactions can't deadlock.
 */
export async function lockMailboxes(transaction: Db, addresses: readonly string[]): Promise<void> {
  await sql`
    with mailbox as materialized (
      select distinct hashtextextended(${countedMailboxOf(sql<string>`address`)}, 0) as key
      from unnest(${sql.val(addresses)}::text[]) as address
      order by key
    )
    select pg_advisory_xact_lock(key) from mailbox
  `.execute(transaction);
}

/**
 * As much of an address as its owner needs to recognize it and anybody else may see: the first letter, and the last 80
 * characters of the host.
 */
export function maskedAddress(address: string): string {
  const [name, host] = parts(address);
  const [first = ""] = name;
  const domain = [...host.slice(1)];
  return `${first}…@${domain.length > 80 ? "…" : ""}${domain.slice(-80).join("")}`;
}

/** The addresses of a mailbox, one for each of its hosts. */
function plainMailboxes(typed: string): [string, ...string[]] {
  const address = typed.toLowerCase();
  if (!loose.test(address)) return [address];
  const name = withoutLooseTags(parts(address)[0]);
  return [name + looseHosts[0], name + looseHosts[1]];
}

const hash = (mailbox: string) => createHash("sha256").update(mailbox).digest("base64url");

/**
 * Identifies a mailbox that has opted out of a kind of mail without storing its address. It is unsalted so that links
 * work forever: anybody who has the hash can verify a guess of the address.
 */
export const mailboxHash = (address: string) => hash(plainMailboxes(address)[0]);

/** All hashes under which the mailbox may be stored: those of googlemail.com used to be stored under that name. */
export const mailboxHashes = (address: string) => plainMailboxes(address).map(hash);
