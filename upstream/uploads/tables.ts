import type { ColumnType } from "kysely";
import type { UploadPurpose } from "#contracts/vocabulary/uploads";
import type { Moment } from "../database/columns";

export interface UploadTable {
  /** Unguessable; also the name of its files. */
  id: string;
  purpose: UploadPurpose;
  /** The number of pictures made from it, stored as `{id}-1`, `{id}-2`, and so on. */
  pages: number;
  /** The total of its pictures. */
  bytes: number;
  /** In pixels, for its first picture. */
  width: number;
  height: number;
  uploaded_at: Moment;
  /** SHA-256 of its pictures: the same file uploaded again has the same. */
  digest: ColumnType<string | null, string | null | undefined, never>;
  /**
   * SHA-256 of the network it came from, while it counts against that network's limit; null: it is part of a
   * submission.
   */
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
