import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { KeptUpload } from "../../app/contracts/uploads";
import { uploadPurposes, uploadRefusals, type UploadPurpose } from "../../app/contracts/vocabulary/uploads";
import type { Db } from "../database/engine";
import { invalid, Refusal } from "../http/answers";
import type { Converter } from "./convert/converter";
import type { UploadStorage } from "./storage";

export interface UploadServices {
  db: Db;
  clock: () => Date;
  uploads: { storage: UploadStorage; converter: Converter };
}

/** Hours after which a file that nothing refers to is removed. */
export const unusedHours = 24;

const nameOf = (id: string, page: number) => `${id}-${page}`;

/** Keeps a file as pictures. Throws 400 with a sentence for `file`, or 503 when too many are being converted. */
export async function keepUpload(
  source: AsyncIterable<Uint8Array>,
  purpose: UploadPurpose,
  { db, clock, uploads: { storage, converter } }: UploadServices,
): Promise<KeptUpload> {
  const converted = await converter(source, uploadPurposes[purpose].pdf);
  if (converted === null)
    throw new Refusal(429, { detail: "We’re busy with other files.", code: "throttled" }, { "Retry-After": "5" });
  if ("refused" in converted) throw invalid({ file: [uploadRefusals[converted.refused]] });
  const id = randomBytes(16).toString("base64url");
  const { pages } = converted;
  const { width, height } = pages[0]!;
  const bytes = pages.reduce((sum, page) => sum + page.bytes.length, 0);
  const hash = createHash("sha256");
  for (const page of pages) hash.update(page.bytes);
  const digest = hash.digest("base64url");
  // The row first: files without one would never be removed.
  await db
    .insertInto("upload")
    .values({ id, purpose, pages: pages.length, bytes, width, height, digest, uploaded_at: clock() })
    .execute();
  for (const [index, page] of pages.entries()) await storage.put(nameOf(id, index + 1), page.bytes);
  return { id, pages: pages.length, width, height };
}

/**
 * Checks that what is about to be referred to is there and was sent for this, and keeps it from being removed until the
 * transaction ends. Throws 400 with a sentence for `field`.
 */
export async function holdUpload(transaction: Db, id: string, purpose: UploadPurpose, field: string): Promise<void> {
  const upload = await transaction
    .selectFrom("upload")
    .where("id", "=", id)
    .where("purpose", "=", purpose)
    .select("id")
    .forKeyShare()
    .executeTakeFirst();
  if (upload === undefined) throw invalid({ [field]: ["Choose the file again: it wasn’t used for a day."] });
}

/** Whether an upload is one of those, or the same file as one of them: its sender was not answered, and sent it again. */
export async function isSameFile(db: Db, id: string, those: readonly string[]): Promise<boolean> {
  if (those.length === 0) return false;
  const same = await db
    .selectFrom("upload as there")
    .innerJoin("upload as sent", (join) => join.on("sent.id", "=", id).onRef("sent.purpose", "=", "there.purpose"))
    .where("there.id", "in", [...those])
    .where((row) => row.or([row("there.id", "=", id), row("there.digest", "=", row.ref("sent.digest"))]))
    .select("there.id")
    .executeTakeFirst();
  return same !== undefined;
}

/** A page of an upload as WebP; null when there is none. */
export async function readUploadPage(
  { db, uploads: { storage } }: Pick<UploadServices, "db" | "uploads">,
  id: string,
  page: number,
): Promise<Buffer | null> {
  const upload = await db.selectFrom("upload").where("id", "=", id).select("pages").executeTakeFirst();
  return upload === undefined || page < 1 || page > upload.pages ? null : storage.get(nameOf(id, page));
}

/** Removes what nothing has referred to for a day, the rows first; files of a run that was cut short go with the next. */
export async function removeUnusedUploads({ db, clock, uploads: { storage } }: UploadServices): Promise<void> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as "table", a.attname as "column"
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'upload'::regclass`.execute(db);
  const used = columns.map(
    ({ table, column }) =>
      sql`and not exists (select 1 from ${sql.table(table)} r where r.${sql.ref(column)} = upload.id)`,
  );
  await sql`
    with unused as (
      delete from upload where uploaded_at < ${new Date(clock().getTime() - unusedHours * 3_600_000)}
        ${sql.join(used, sql` `)}
      returning id, pages
    )
    insert into removed_upload select id, pages from unused`.execute(db);
  for (const { id, pages } of await db.selectFrom("removed_upload").selectAll().execute()) {
    for (let page = 1; page <= pages; page += 1) await storage.remove(nameOf(id, page));
    await db.deleteFrom("removed_upload").where("id", "=", id).execute();
  }
}
