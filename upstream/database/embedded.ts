import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { createPgConfig, type PGlitePgConfig } from "@electric-sql/pglite/node-postgres";
import { lockDirectory } from "./directory-lock";
import { DiskFullError, saysFull } from "./disk-full";
import { syncFile, syncTree } from "./sync-tree";
import { SyncedFileSystem } from "./synced-file-system";

/** PostgreSQL's major version in PGlite 0.5.16; another major version can't read the files. */
export const postgresMajor = 18;

const startParameters = [
  // -F would turn fsync off.
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  ...["wal_sync_method=fsync", "shared_buffers=16MB", "min_wal_size=32MB"].flatMap((setting) => ["-c", setting]),
];

export interface Embedded {
  clientConfig: PGlitePgConfig;
  syncs(): number;
  /** An error that says the disk is full, if it was; otherwise the error itself. */
  explain(error: Error): Error;
  close(): Promise<void>;
}

/**
 * Opens PGlite on `{directory}/postgres` under the directory's lock, creating it the first time. Throws
 * DirectoryInUseError or DiskFullError, or one clear sentence if the files belong to another PostgreSQL version.
 */
export async function openEmbedded(directory: string, onFatal: (error: Error) => void): Promise<Embedded> {
  let files: SyncedFileSystem | undefined;
  const explain = (error: Error) => (files?.full === true || saysFull(error) ? new DiskFullError(directory) : error);
  let release = async () => {};
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    release = await lockDirectory(directory);
    const opened = new SyncedFileSystem(prepare(directory));
    files = opened;
    const engine = await PGlite.create({ fs: opened, startParams: startParameters });
    finishCreation(directory);
    const clientConfig = createPgConfig(engine);
    const { connection } = clientConfig;
    connection.on("error", (error: Error) => onFatal(explain(error)));
    // The engine reports this when it stops, for example because the disk has no space for its log, and answers nothing
    // afterwards.
    connection.on("errorMessage", (error: Error & { severity?: string }) => {
      if (error.severity === "PANIC" || error.severity === "FATAL") onFatal(explain(error));
    });
    return {
      clientConfig,
      syncs: () => opened.syncs,
      explain,
      async close() {
        await engine.close();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw explain(error as Error);
  }
}

const places = (directory: string) => ({
  data: join(directory, "postgres"),
  record: join(directory, "postgres.json"),
  unfinished: join(directory, "postgres.unfinished"),
});

/** Prepares the data directory for opening; one whose creation was interrupted has no data yet. */
function prepare(directory: string): string {
  const { data, record, unfinished } = places(directory);
  if (existsSync(unfinished)) rmSync(data, { recursive: true, force: true });
  if (existsSync(join(data, "PG_VERSION"))) {
    const recorded = existsSync(record)
      ? (JSON.parse(readFileSync(record, "utf8")) as { postgres: number }).postgres
      : Number(readFileSync(join(data, "PG_VERSION"), "utf8"));
    if (recorded !== postgresMajor) {
      throw new Error(
        `The database in ${directory} is PostgreSQL ${recorded}'s, this version reads ${postgresMajor}'s; ` +
          "export it with the version that wrote it, or set another DATA_DIR.",
      );
    }
  } else {
    writeFileSync(unfinished, "");
    mkdirSync(data, { recursive: true, mode: 0o700 });
  }
  return data;
}

function finishCreation(directory: string): void {
  const { data, record, unfinished } = places(directory);
  if (!existsSync(unfinished)) return;
  syncTree(data);
  writeFileSync(record, JSON.stringify({ postgres: postgresMajor, engine: "pglite" }));
  syncFile(record);
  rmSync(unfinished);
  syncFile(directory);
}
