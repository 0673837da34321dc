import type { ColumnType } from "kysely";
import type { UploadPurpose } from "#contracts/vocabulary/uploads";
import type { Moment } from "../database/columns";

export interface UploadTable {
  /** Unguessable; also the name of its files. */
  id: string;
  purpose: UploadPurpose;
  /** Pictures that were made of it, stored as `{id}-1`, `{id}-2`, and so on. */
  pages: number;
  /** Of all its pictures. */
  bytes: number;
  /** Of its first picture, in pixels. */
  width: number;
  height: number;
  uploaded_at: Moment;
  /** SHA-256 of its pictures: the same file sent again has the same. */
  digest: ColumnType<string | null, string | null | undefined, never>;
  /** SHA-256 of the network it came from, while it counts against that; null: it is part of something that was sent. */
  network_hash: ColumnType<string | null, string | null | undefined, string | null>;
}
export interface RemovedUploadTable {
  id: string;
  pages: number;
}

export interface UploadTables {
  upload: UploadTable;
  removed_upload: RemovedUploadTable;
}

declare module "../database/tables" {
  interface Database extends UploadTables {}
}
