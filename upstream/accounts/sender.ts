import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import { visitorAddressHeader } from "#contracts/visitor-address";
import type { Call } from "../http/operation";
import { visitorAddress, type VisitorSecret } from "../http/visitor-address";
import { visitorOf, type SessionServices } from "../sessions/visitor";
import { hash, networkOf } from "./sign-in-limit";

/**
 * The sender of something that each visitor may send once, such as a vote: an account, or the network of a visitor
 * without one, so that clearing cookies doesn't allow a second vote.
 */
export type Sender = { account: number } | { address: string };

export async function senderOf(call: Call, services: SessionServices & VisitorSecret): Promise<Sender> {
  const visitor = await visitorOf(call, services);
  if (visitor !== null) return { account: visitor.id };
  return { address: visitorAddress(call.request, services.visitorSecret, services.clock()) };
}

/** Hashed together with the subject, so that nobody can be tracked from one subject to another. */
export const senderHash = (sender: Sender, about: string): string =>
  hash("account" in sender ? `account ${sender.account} ${about}` : `address ${networkOf(sender.address)} ${about}`);

/** The same for an account in SQL, for each row; `about` is built from the row's columns. */
export const accountHash = (account: number, about: RawBuilder<unknown>) =>
  sql`encode(sha256(convert_to(concat('account ', ${account}::integer, ' ', ${about}), 'UTF8')), 'hex')`;

/** Headers of such an operation. */
export const vouched = {
  [visitorAddressHeader]: z
    .string()
    .optional()
    .describe("As for signing in; what visitors without an account send is then counted per visitor."),
};
