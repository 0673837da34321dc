import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import { visitorAddressHeader } from "#contracts/visitor-address";
import type { Call } from "../http/operation";
import { visitorAddress, type VisitorSecret } from "../http/visitor-address";
import { visitorOf, type SessionServices } from "../sessions/visitor";
import { hash, networkOf } from "./sign-in-limit";

/**
 * Who sends what each visitor may send once, such as a vote: an account, or the network of a visitor without one, so that
 * emptied cookies give no second one.
 */
export type Sender = { account: number } | { address: string };

export async function senderOf(call: Call, services: SessionServices & VisitorSecret): Promise<Sender> {
  const visitor = await visitorOf(call, services);
  if (visitor !== null) return { account: visitor.id };
  return { address: visitorAddress(call.request, services.visitorSecret, services.clock()) };
}

/** Hashed with what it is about, so that nobody can be followed from one to another. */
export const senderHash = (sender: Sender, about: string): string =>
  hash("account" in sender ? `account ${sender.account} ${about}` : `address ${networkOf(sender.address)} ${about}`);

/** The same of an account in the database, for each row; what it is about is of its columns. */
export const accountHash = (account: number, about: RawBuilder<unknown>) =>
  sql`encode(sha256(convert_to(concat('account ', ${account}::integer, ' ', ${about}), 'UTF8')), 'hex')`;

/** Headers of such an operation. */
export const vouched = {
  [visitorAddressHeader]: z
    .string()
    .optional()
    .describe("As for signing in; what visitors without an account send is then counted per visitor."),
};
