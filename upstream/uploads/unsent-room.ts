import { sql } from "kysely";
import { createHash } from "node:crypto";
import type { Db } from "../database/engine";
import { HttpError } from "../http/answers";

const mebibyte = 1024 * 1024;

/**
 * Maximum bytes of pictures that aren't part of a submission, including those of drafts: in total, and per network.
 * Once half of the total is used, each network still has a tenth of its own limit, so that many networks can't leave
 * nothing for the others.
 */
export interface UnsentRoom {
  inAll: number;
  network: number;
}

export const defaultUnsentRoom: UnsentRoom = { inAll: 8192 * mebibyte, network: 100 * mebibyte };

/** Null: networks can't be distinguished, and everybody shares all of the space. */
export type Network = string | null;

const hashOf = (network: Network) =>
  createHash("sha256")
    .update(`uploads from\n${network ?? "anywhere"}`)
    .digest("hex");

/** Throws 429 if this many more bytes would exceed the limits now. Before a file has been read, one byte will do. */
export async function checkRoom(db: Db, room: UnsentRoom, network: Network, bytes: number): Promise<string> {
  const network_hash = hashOf(network);
  const { all, own } = await db
    .selectFrom("upload")
    .where("network_hash", "is not", null)
    .select((row) => [
      sql<number>`coalesce(sum(bytes), 0)::float8`.as("all"),
      sql<number>`coalesce(sum(bytes) filter (where ${row.ref("network_hash")} = ${network_hash}), 0)::float8`.as(
        "own",
      ),
    ])
    .executeTakeFirstOrThrow();
  const share = all < room.inAll / 2 ? room.network : room.network / 10;
  if (network !== null && own + bytes > share) throw full(tooManyUnsent);
  if (all + bytes > room.inAll) throw full(noRoom);
  return network_hash;
}

/** Nobody else can reserve space until the transaction ends, so concurrent uploads see what earlier ones have taken. */
export const holdRoom = (transaction: Db) =>
  sql`select pg_advisory_xact_lock(hashtextextended('bedlark: room for uploads', 0))`.execute(transaction);

const full = (detail: string) => new HttpError(429, { detail, code: "no_room" });

const tooManyUnsent =
  "A lot of files came from your internet connection that haven’t been sent with a review or a claim yet. Send the one " +
  "you’ve begun first, or try again tomorrow.";
const noRoom = "We have no room for more files today. Please try again tomorrow.";

/** Files that have become part of a submission no longer count against anybody. */
export async function settleUploads(transaction: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .updateTable("upload")
    .set({ network_hash: null })
    .where("id", "in", [...ids])
    .execute();
}
