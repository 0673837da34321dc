import { addAccount } from "./account-copy";
import { ApiVisitor } from "./api-visitor";
import { formHeaders } from "./site-routes";
import type { TestUpstream } from "./upstream";

/** A form that the upstream takes, once: the address of its page, what is sent, and by whom. */
export interface LiveForm {
  path: string;
  fields: Record<string, string>;
  headers: Record<string, string>;
  /** How often what it asks for has been done, by each of the tables that tell. */
  done(): Promise<number[]>;
  /** What it asks for is there however often it is sent; without it a second time is refused. */
  repeatable: boolean;
}

export interface LiveWorld {
  upstream: Pick<TestUpstream, "db" | "origin">;
  /** Different in each call. */
  unique: number;
}

/** From an address of its own, so that no limit of another form counts. */
export const headersFrom = (unique: number) => ({
  ...formHeaders,
  "sec-fetch-site": "same-origin",
  "x-forwarded-for": `198.18.${Math.floor(unique / 250)}.${(unique % 250) + 1}`,
});
export const keyOf = (unique: number) => `live-form-${String(unique).padStart(12, "0")}`;
export const rows = async (query: { execute(): Promise<unknown[]> }) => (await query.execute()).length;

/** An account of its own with the demonstration's password, signed in. */
export async function freshAccount({ upstream, unique }: LiveWorld) {
  const email = `live-${unique}@example.com`;
  const { id, password_hash } = await addAccount(upstream.db, email);
  const visitor = new ApiVisitor(upstream.origin);
  await visitor.signIn(email);
  return {
    id,
    email,
    password_hash,
    headers: { ...headersFrom(unique), cookie: `sessionid=${visitor.cookies.get("sessionid")}` },
  };
}
