import type { MailKind } from "#contracts/vocabulary/mail";
import type { Db } from "../../upstream/database/engine";
import { addAccount } from "./account-copy";
import { ApiVisitor } from "./api-visitor";
import { formHeaders } from "./site-routes";
import type { TestUpstream } from "./upstream";

/** A form that the upstream takes, once: the address of its page, what is sent, and by whom. */
export interface LiveForm {
  path: string;
  fields: Record<string, string>;
  /** Of a form that has one. */
  file?: Buffer;
  headers: Record<string, string>;
  /** How often what it asks for has been done, by each of the tables that tell. */
  done(): Promise<number[]>;
  /** What it asks for is there however often it is sent; without it a second time is refused. */
  repeatable: boolean;
  /** What its page says instead of what became of the form, once it is done. */
  settled?: RegExp;
  /** Once it is done, its page has no such form any more. */
  over?: true;
  /** Status of the answer that says so, where that isn't 303. */
  taken?: number;
  /** The write that does it, where an earlier one of the same form only prepares it. */
  write?: RegExp;
  /** The fault meets the one that prepares it: nothing is done until the form is sent again. */
  prepares?: boolean;
}

export interface LiveWorld {
  upstream: Pick<TestUpstream, "db" | "origin">;
  /** Different in each call. */
  unique: number;
}

export type MakeLive = (world: LiveWorld) => Promise<LiveForm>;

/** The same form, whose fault meets the write that prepares what it does: a file is kept and belongs to nothing yet. */
export const preparing =
  (make: MakeLive): MakeLive =>
  async (world) => ({ ...(await make(world)), write: /\/uploads\/[\w-]+\/\?token=/, prepares: true });

/** From an address of its own, so that no limit of another form counts. */
export const headersFrom = (unique: number) => ({
  ...formHeaders,
  "sec-fetch-site": "same-origin",
  "x-forwarded-for": `198.18.${Math.floor(unique / 250)}.${(unique % 250) + 1}`,
});
export const keyOf = (unique: number) => `live-form-${String(unique).padStart(12, "0")}`;
export const rows = async (query: { execute(): Promise<unknown[]> }) => (await query.execute()).length;

export const signedInHeaders = (unique: number, visitor: ApiVisitor) => ({
  ...headersFrom(unique),
  cookie: `sessionid=${visitor.cookies.get("sessionid")}`,
});

/** An account of its own with the demonstration's password, signed in. */
export async function freshAccount({ upstream, unique }: LiveWorld, name = "live") {
  const email = `${name}-${unique}@example.com`;
  const { id, password_hash } = await addAccount(upstream.db, email);
  const visitor = new ApiVisitor(upstream.origin);
  await visitor.signIn(email);
  return { id, email, password_hash, visitor, headers: signedInHeaders(unique, visitor) };
}

/** One of the demonstration's staff. */
export async function staffAccount({ upstream, unique }: LiveWorld, email = "staff@example.com") {
  const visitor = new ApiVisitor(upstream.origin);
  await visitor.signIn(email);
  return { visitor, headers: signedInHeaders(unique, visitor) };
}

/** What an earlier form has led to. Throws where the upstream did not take it. */
export async function prepared(
  { upstream: { db } }: LiveWorld,
  visitor: ApiVisitor,
  path: string,
  body: unknown,
  // As ApiAnswer has it.
  // oxlint-disable-next-line typescript/no-explicit-any
): Promise<any> {
  // All of them come from one network, which may not have so much mailed.
  await db.deleteFrom("sign_in_attempt").execute();
  const answer = await visitor.write("POST", `/api/v2/${path}`, body);
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body as unknown;
}

/** Of the newest mail to that address that has such a link: what its first group matches. */
export async function mailedLink(db: Db, recipient: string, link: RegExp): Promise<string> {
  const mails = await db.selectFrom("mail").select("body").where("recipient", "=", recipient).orderBy("id").execute();
  const found = mails.map(({ body }) => link.exec(body)?.[1]).findLast((token) => token !== undefined);
  if (found === undefined) throw new Error(`Nothing that matches ${link.source} was mailed to ${recipient}.`);
  return found;
}

export const mailsOf = (db: Db, recipient: string, kind: MailKind) =>
  rows(db.selectFrom("mail").where("recipient", "=", recipient).where("kind", "=", kind).select("id"));
