import { createHash } from "node:crypto";
import type { Db } from "../database/engine";
import type { Draft } from "./draft-row";
import { uploadsOf } from "./draft-uploads";

/**
 * What a mailed link confirms, as a hash: what it is about, every field as it was typed, the name, and the files. With
 * another word it is another review, which its writer has not confirmed.
 */
export async function wordsDigest(db: Db, draft: Draft, fields: Draft["fields"] = draft.fields): Promise<string> {
  const { kind, slug, brand_slug, product } = draft;
  const files = (await uploadsOf(db, draft)).map(({ id, purpose }) => `${purpose} ${id}`);
  return createHash("sha256")
    .update(
      JSON.stringify([kind, slug, brand_slug, product, Object.entries(fields).toSorted(byName), files.toSorted()]),
    )
    .digest("base64url");
}

const byName = ([one]: [string, string], [other]: [string, string]) => (one < other ? -1 : 1);
