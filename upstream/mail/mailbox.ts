import { createHash } from "node:crypto";
import { type Expression, sql } from "kysely";

/** What is the same for all spellings of one mailbox: capitals, dots and what follows a plus sign do not count. */
export const mailboxOf = (address: Expression<string>) =>
  sql<string>`regexp_replace(lower(${address}), '(\\+[^@]*|\\.)(?=.*@)', '', 'g')`;

const plainMailbox = (address: string) => address.toLowerCase().replace(/(\+[^@]*|\.)(?=.*@)/g, "");

/** By which a mailbox is known without its address being kept. */
export const mailboxHash = (address: string) => createHash("sha256").update(plainMailbox(address)).digest("base64url");
