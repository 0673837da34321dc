import { createHash } from "node:crypto";
import { type Expression, sql } from "kysely";
import type { Db } from "../database/engine";

/**
 * Addresses that lead to one mailbox. It bounds how often somebody may do a thing; whose a thing is, the whole address
 * says alone: two people may well be jo.ann@ and joann@ of one host.
 */

/** Hosts at which dots don't count, nor what follows a plus sign. They are two names of one. */
const loose = /@(gmail|googlemail)\.com$/;
const looseHosts = ["@gmail.com", "@googlemail.com"] as const;

/** The name before the last @, and the host with it. */
function parts(address: string): [name: string, host: string] {
  const at = Math.max(address.lastIndexOf("@"), 0);
  return [address.slice(0, at), address.slice(at)];
}

const withoutLooseTags = (name: string) => name.replaceAll(/\+[^@]*|\./g, "");

/** What a plus sign begins is a tag at most hosts. Limits take it for one at all: counting too much is safe, too little is not. */
function withoutTag(name: string): string {
  const plus = name.indexOf("+", name.lastIndexOf("@") + 1);
  return plus === -1 ? name : name.slice(0, plus);
}

/** An address as limits count it: what leads to one mailbox, or may, is one. Nothing is owned by it. */
export function countedMailbox(typed: string): string {
  const address = typed.toLowerCase();
  const [name, host] = parts(address);
  return loose.test(address) ? `${withoutLooseTags(name)}@gmail.com` : withoutTag(name) + host;
}

/** The same in the database. */
export const countedMailboxOf = (address: Expression<string>) => sql<string>`case
  when lower(${address}) ~ ${loose.source}::text then regexp_replace(
    regexp_replace(lower(${address}), '(\\+[^@]*|\\.)(?=.*@)', '', 'g'), ${loose.source}::text, '@gmail.com')
  else regexp_replace(lower(${address}), '\\+[^@]*(?=@[^@]*$)', '') end`;

/** By which limits know a mailbox without its address being kept. */
export const countedMailboxHash = (address: string) => hash(countedMailbox(address));

/**
 * Waits until no other transaction has these mailboxes, and has them until its own ends: of two at once the second counts
 * what the first has queued. A transaction that writes to several asks for all of them here, once, after the rows that it
 * locks: their locks are taken in one order, so that no two transactions wait for each other.
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

/** As much of an address as its owner knows it by, and anybody else may learn: the first letter, and the last 80 characters of the host. */
export function maskedAddress(address: string): string {
  const [name, host] = parts(address);
  const [first = ""] = name;
  const domain = [...host.slice(1)];
  return `${first}…@${domain.length > 80 ? "…" : ""}${domain.slice(-80).join("")}`;
}

/** The addresses of a mailbox, by one name at each of its hosts. */
function plainMailboxes(typed: string): [string, ...string[]] {
  const address = typed.toLowerCase();
  if (!loose.test(address)) return [address];
  const name = withoutLooseTags(parts(address)[0]);
  return [name + looseHosts[0], name + looseHosts[1]];
}

const hash = (mailbox: string) => createHash("sha256").update(mailbox).digest("base64url");

/**
 * By which a mailbox that wants no more mail of a kind is known, without its address being kept. It has no salt, so that
 * links work for ever: whoever has it and guesses the address can tell that they guessed right.
 */
export const mailboxHash = (address: string) => hash(plainMailboxes(address)[0]);

/** All hashes under which the mailbox may be stored: those of googlemail.com were kept by that name before. */
export const mailboxHashes = (address: string) => plainMailboxes(address).map(hash);
