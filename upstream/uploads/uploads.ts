import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { KeptUpload } from "#contracts/uploads";
import { uploadPurposes, uploadRefusals, uploadsBusy, type UploadPurpose } from "#contracts/vocabulary/uploads";
import type { Db } from "../database/engine";
import { invalid, HttpError } from "../http/answers";
import type { Converter } from "./convert/converter";
import type { NoTurn } from "./convert/fair-turns";
import type { UploadStorage } from "./storage";
import type { RemovedUploadTable } from "./tables";
import { checkRoom, holdRoom, type Network, type UnsentRoom } from "./unsent-room";

/**
 * For each purpose, checks that the item a file is uploaded for exists and accepts one. Anybody with the token may
 * continue it. Throws 400, 404 and 409.
 */
export type UploadTargets = Record<UploadPurpose, (db: Db, token: string, now: Date) => Promise<void>>;

export interface UploadServices {
  db: Db;
  clock: () => Date;
  uploads: { storage: UploadStorage; converter: Converter; targets: UploadTargets; room: UnsentRoom };
}

/** An incoming file, its purpose, and its origin. */
export interface SentFile {
  bytes: AsyncIterable<Uint8Array>;
  purpose: UploadPurpose;
  /** The token of the draft or claim. */
  token: string;
  network: Network;
  /** Aborts when nobody is waiting for the response. */
  signal: AbortSignal;
}

/** Hours after which an unreferenced file is removed. */
export const unusedHours = 24;

const nameOf = (id: string, page: number) => `${id}-${page}`;

/**
 * Stores a file as pictures. Its target and the available space are checked before any byte of it is read. Throws 400
 * with a sentence for `file`, 404, 409, or 429 when others go first or there is no space.
 */
export async function keepUpload(
  { bytes: file, purpose, token, network, signal }: SentFile,
  services: UploadServices,
): Promise<KeptUpload> {
  const { db, clock } = services;
  const { storage, converter, targets, room } = services.uploads;
  await targets[purpose](db, token, clock());
  await checkRoom(db, room, network, 1);
  // If networks can't be distinguished, each draft gets a share of its own.
  const sender = { share: network ?? token, signal };
  const converted = await converter(file, uploadPurposes[purpose].keptAs, sender);
  if ("busy" in converted) throw busy(converted.busy);
  if ("refused" in converted) throw invalid({ file: [uploadRefusals[converted.refused]] });
  const id = randomBytes(16).toString("base64url");
  const { pages } = converted;
  const { width, height } = pages[0]!;
  const bytes = pages.reduce((sum, page) => sum + page.bytes.length, 0);
  const hash = createHash("sha256");
  for (const page of pages) hash.update(page.bytes);
  const digest = hash.digest("base64url");
  // The row first: files without one would never be removed.
  await db.transaction().execute(async (transaction) => {
    await holdRoom(transaction);
    const network_hash = await checkRoom(transaction, room, network, bytes);
    await transaction
      .insertInto("upload")
      .values({ id, purpose, pages: pages.length, bytes, width, height, digest, network_hash, uploaded_at: clock() })
      .execute();
  });
  try {
    for (const [index, page] of pages.entries()) await storage.put(nameOf(id, index + 1), page.bytes);
    // Nobody will learn its name.
    signal.throwIfAborted();
  } catch (error) {
    await removeIfUnused(services, [id]);
    throw error;
  }
  return { id, pages: pages.length, width, height };
}

const busy = (why: NoTurn) =>
  new HttpError(429, { detail: uploadsBusy[why], code: "busy" }, { "Retry-After": why === "own" ? "10" : "30" });

/**
 * Checks that an upload exists and was made for this purpose before something refers to it, and keeps it from being
 * removed until the transaction ends. Throws 400 with a sentence for `field`.
 */
export async function lockUpload(transaction: Db, id: string, purpose: UploadPurpose, field: string): Promise<void> {
  const upload = await transaction
    .selectFrom("upload")
    .where("id", "=", id)
    .where("purpose", "=", purpose)
    .select("id")
    .forKeyShare()
    .executeTakeFirst();
  if (upload === undefined) throw invalid({ [field]: ["Choose the file again: it wasn’t used for a day."] });
}

/**
 * Whether an upload is one of the given ones, or the same file as one of them: its sender got no response and sent it
 * again.
 */
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

/** Reads the foreign keys to uploads from the database, so that no referring table is forgotten. */
async function nothingRefers(db: Db) {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as "table", a.attname as "column"
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'upload'::regclass`.execute(db);
  const used = columns.map(
    ({ table, column }) =>
      sql`and not exists (select 1 from ${sql.table(table)} r where r.${sql.ref(column)} = upload.id)`,
  );
  return sql.join(used, sql` `);
}

/**
 * Removes uploads that have been unreferenced for a day, rows first; files left by an interrupted run go with the next
 * one.
 */
export async function removeUnusedUploads(services: UploadServices): Promise<void> {
  const { db, clock } = services;
  await sql`
    with unused as (
      delete from upload where uploaded_at < ${new Date(clock().getTime() - unusedHours * 3_600_000)}
        ${await nothingRefers(db)}
      returning id, pages
    )
    insert into removed_upload select id, pages from unused`.execute(db);
  await removeFiles(services, await db.selectFrom("removed_upload").selectAll().execute());
}

/**
 * Immediately removes those of the given uploads that are unreferenced: they were rejected, sent twice, or withdrawn.
 */
export async function removeIfUnused(
  services: Pick<UploadServices, "db" | "uploads">,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const removed = await services.db.transaction().execute(async (transaction) => {
    // A transaction that adds a reference meanwhile has ended by the time the next statement looks.
    await transaction
      .selectFrom("upload")
      .where("id", "in", [...ids])
      .select("id")
      .forUpdate()
      .execute();
    const { rows } = await sql<RemovedUploadTable>`
      with unused as (
        delete from upload where id in (${sql.join([...ids])}) ${await nothingRefers(transaction)} returning id, pages
      )
      insert into removed_upload select id, pages from unused returning id, pages`.execute(transaction);
    return rows;
  });
  await removeFiles(services, removed);
}

async function removeFiles(
  { db, uploads: { storage } }: Pick<UploadServices, "db" | "uploads">,
  removed: readonly RemovedUploadTable[],
): Promise<void> {
  for (const { id, pages } of removed) {
    for (let page = 1; page <= pages; page += 1) await storage.remove(nameOf(id, page));
    await db.deleteFrom("removed_upload").where("id", "=", id).execute();
  }
}
