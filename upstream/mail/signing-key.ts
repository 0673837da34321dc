import { randomBytes } from "node:crypto";
import type { Db } from "../database/engine";

/** A key for signing links, created on first use and kept, because mail is read months later. */
export async function signingKey(db: Db, name: string): Promise<string> {
  const held = () => db.selectFrom("signing_key").select("secret").where("name", "=", name).executeTakeFirst();
  const found = await held();
  if (found !== undefined) return found.secret;
  await db
    .insertInto("signing_key")
    .values({ name, secret: randomBytes(32).toString("base64url") })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await held())!.secret;
}
