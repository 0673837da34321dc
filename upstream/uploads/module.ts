import { sql } from "kysely";
import type { RetentionRule } from "../database/retention";
import { uploadsOf } from "../database/table-lists";
import type { Module } from "../module";
import { uploads } from "./resource";
import type { UploadAreaServices } from "./services";
import type { UploadTables } from "./tables";
import { removeUnusedUploads, unusedHours, type UploadServices } from "./uploads";

const file: RetentionRule<UploadServices> = {
  name: "file",
  what: "A photo or receipt that you sent and then didn’t use, with a hash of the network it came from",
  why: "You may still be about to send the form that it belongs to. The network is kept until then, so that nobody fills our disks",
  time: [unusedHours, "hour"],
  then: "after you sent it",
  remove: removeUnusedUploads,
};

export const uploadsModule: Module<UploadTables, UploadAreaServices> = {
  areas: [uploads],
  tables: {
    upload: {
      whose: "account",
      retention: [file],
      download: [
        {
          where: (owner, tables) => sql`id in (select upload_id from ${uploadsOf(owner, tables)} as own)`,
          without: ["digest", "network_hash"],
          // If nothing else refers to them, which is checked as soon as the account is gone (removeIfUnused).
          deletion: "gone",
        },
      ],
    },
    removed_upload: { whose: "visitor", because: "Names of files that are being removed.", retention: [file] },
  },
};
