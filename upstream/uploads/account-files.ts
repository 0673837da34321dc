import { sql } from "kysely";
import type { AccountFiles } from "#contracts/account/account-files";
import { filesPerPage } from "#contracts/vocabulary/uploads";
import type { Owner, TableSource } from "../database/table-facts";
import { uploadsOf } from "../database/table-lists";
import { pagesOf } from "../listing/pages";
import { readUploadPage, type UploadServices } from "./uploads";

type Row = Omit<AccountFiles["items"][number], "uploaded_at"> & { uploaded_at: Date };

type FileServices = Pick<UploadServices, "db" | "uploads"> & TableSource;

/** An account's photos and receipts, newest first. Throws 404 out of range. */
export async function filesOf(
  { db, tables }: Pick<FileServices, "db" | "tables">,
  owner: Owner,
  page: number,
): Promise<AccountFiles> {
  const own = sql`${uploadsOf(owner, tables)} as own`;
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::integer as count from ${own}`.execute(db);
  const { count } = counted[0]!;
  const pages = pagesOf(count, filesPerPage, page);
  const { rows } = await sql<Row>`
    select upload.id, purpose, pages, width, height, uploaded_at, sent_with, name
    from ${own} join upload on upload.id = upload_id
    order by uploaded_at desc, upload.id, sent_with limit ${filesPerPage} offset ${(page - 1) * filesPerPage}`.execute(
    db,
  );
  const items = rows.map(({ uploaded_at, ...file }) => ({ ...file, uploaded_at: uploaded_at.toISOString() }));
  return { count, page, pages, items };
}

/** A page of an account's photo or receipt as WebP; null when the account has no such file. */
export async function readOwnFile(
  services: FileServices,
  owner: Owner,
  { id, page }: { id: string; page: number },
): Promise<Buffer | null> {
  const { rows } = await sql`
    select 1 from ${uploadsOf(owner, services.tables)} as own where upload_id = ${id} limit 1`.execute(services.db);
  return rows.length === 0 ? null : readUploadPage(services, id, page);
}
