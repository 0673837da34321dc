import { createHash } from "node:crypto";
import type { Db } from "../database/engine";
import type { Draft } from "./draft-row";
import { uploadsOf } from "./draft-uploads";

/**
 * A hash of what a mailed link confirms: the subject, every field as typed, the name, and the files. If anything
 * differs, it is another review, which its writer has not confirmed.
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
