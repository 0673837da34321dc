import { expect } from "vitest";
import { demoPassword } from "../../../upstream/demo/accounts/demo-accounts";
import { addAccount } from "../../support/account-copy";
import type { ApiVisitor } from "../../support/api-visitor";
import type { TestUpstream } from "../../support/upstream";
import { atOnce, type Shoppers } from "./shoppers";

/** Accounts that vote, are deleted, and come back. */
export function votersOf(upstream: () => TestUpstream, { elsewhere, send, signIn, unique, withToken }: Shoppers) {
  const signedIn = async (email: string) => {
    const visitor = await withToken();
    expect((await signIn(visitor, elsewhere(), email)).status).toBe(200);
    return visitor;
  };
  /** A new account, signed in. */
  const voter = async () => {
    const email = `voter-${unique()}@example.com`;
    const { id } = await addAccount(upstream().db, email);
    return { id, email, visitor: await signedIn(email) };
  };
  let ten: Promise<ApiVisitor[]> | null = null;
  /** Ten accounts, the same each time. */
  const tenVoters = () =>
    (ten ??= atOnce(async (each) => {
      const email = `one-of-ten-${each}-${unique()}@example.com`;
      await addAccount(upstream().db, email);
      return signedIn(email);
    }));
  const deletion = (visitor: ApiVisitor) => {
    const body = { password: demoPassword };
    return send(visitor, "POST", "/api/v2/account/delete/", body, { "x-forwarded-for": elsewhere() });
  };
  /** Signs up with an address, by the mailed link, and is signed in then. */
  const signUp = async (email: string) => {
    const visitor = await withToken();
    const password = "four words for sleep";
    const typed = { email, first_name: "Nora", password };
    expect((await send(visitor, "POST", "/api/v2/auth/signup/", typed)).status).toBe(200);
    const { body } = await upstream()
      .db.selectFrom("mail")
      .select("body")
      .where("recipient", "=", email)
      .where("kind", "=", "confirm-account")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    const token = /\/([\w-]{43})\//.exec(body)![1];
    expect((await send(visitor, "POST", "/api/v2/auth/signup/confirm/", { token, password })).status).toBe(200);
    return visitor;
  };
  return { deletion, signUp, tenVoters, voter };
}
