import { createHash } from "node:crypto";
import { type Expression, sql } from "kysely";

/**
 * Addresses that lead to one mailbox. It bounds how often somebody may do a thing; whose a thing is, the whole address
 * says alone: two people may well be jo.ann@ and joann@ of one host.
 */

/** Hosts at which dots don't count, nor what follows a plus sign. */
const loose = /@(gmail|googlemail)\.com$/;

/** For limits on mail: a plus sign is taken for a tag at every host, since a stranger's mailbox may be flooded by them. */
export const countedMailbox = (address: Expression<string>) => sql<string>`case
  when lower(${address}) ~ ${loose.source}::text then regexp_replace(lower(${address}), '(\\+[^@]*|\\.)(?=.*@)', '', 'g')
  else regexp_replace(lower(${address}), '\\+[^@]*(?=@[^@]*$)', '') end`;

function plainMailbox(typed: string): string {
  const address = typed.toLowerCase();
  if (!loose.test(address)) return address;
  const at = address.lastIndexOf("@");
  return address.slice(0, at).replace(/\+[^@]*|\./g, "") + address.slice(at);
}

/** By which a mailbox is known without its address being kept. */
export const mailboxHash = (address: string) => createHash("sha256").update(plainMailbox(address)).digest("base64url");
