import type { RawBuilder } from "kysely";
import type { ReviewKind } from "#contracts/vocabulary/review-drafts";
import type { SentWith } from "#contracts/vocabulary/uploads";
import type { Db } from "./engine";
import type { RetentionRule } from "./retention";
import type { Database } from "./tables";

export type TableName = keyof Database;

/**
 * An account by ID and email address. Reviews and claims that were confirmed by mail from that address also belong to
 * it, even if they aren't linked to the account yet (accounts/written-before.ts).
 */
export interface Owner {
  id: number;
  email: string;
}

/** Rows of a table that belong to an account, in a stable order: a part of its owner's data download. */
export type Portion = {
  /** All columns except `without` (credentials, and columns derived from others), or only some. */
  columns?: RawBuilder<unknown>;
  without?: readonly string[];
  /** Sorts before the columns of the primary key. */
  order?: readonly string[];
  /** A few small rows that need an expensive query: read all at once. */
  atOnce?: boolean;
  /**
   * What happens to the rows when the account is deleted: they are deleted, they stay but are unlinked, or they stay
   * unchanged.
   */
  deletion: "gone" | "unlinked" | "stays";
} & (
  | { /** Holds the account's ID. */ column: string; /** Narrows down its rows. */ only?: RawBuilder<unknown> }
  | { where(owner: Owner, tables: readonly Table[]): RawBuilder<unknown> }
);

/** Contains no personal data, and why. */
interface OfNobody {
  whose: "nobody";
  because: string;
}

/** Belongs to visitors, but can't be linked to an account, and why. */
interface OfVisitors<Needs> {
  whose: "visitor";
  because: string;
  retention: readonly RetentionRule<Needs>[];
}

interface OfAccounts<Needs> {
  whose: "account";
  retention: readonly RetentionRule<Needs>[];
  download: readonly Portion[];
  /**
   * A key. Deleting an account first locks its rows here in the order of this key, because other writes lock them
   * before they add a row that refers to the account.
   */
  lockedBy?: string;
  /**
   * What a deletion does in addition to foreign keys, while the account is locked. Returns the reviews that lists have
   * to reload.
   */
  beforeDeletion?(transaction: Db, owner: Owner): Promise<Partial<Record<ReviewKind, number[]>> | void>;
  /**
   * The account's uploads in this table: the kind of item they were uploaded for, the `upload_id` of each, and the
   * item's `name`.
   */
  uploads?: { sentWith: SentWith; of(owner: Owner): RawBuilder<unknown> };
}

/** Our own data, with the staff member responsible. */
interface OfStaff {
  whose: "staff";
  download: readonly Portion[];
}

/** The facts that a module declares about each of its tables. */
export type TableFacts<Needs = unknown> = {
  /** Tables that its rows refer to, which are copied before it. */
  refersTo?: readonly TableName[];
  /** The database assigns its IDs. */
  numbered?: true;
  /** Part of the catalogue, which is emptied before another demo is loaded. */
  catalogue?: true;
  /** Append-only: the serving role may neither change nor delete its rows. */
  addOnly?: true;
  /** A materialized view: refreshed, not copied. */
  view?: true;
} & (OfNobody | OfVisitors<Needs> | OfAccounts<Needs> | OfStaff);

/** The facts about all tables of an area. */
export type TablesOf<Tables extends object, Needs = unknown> = {
  readonly [Name in keyof Tables]: TableFacts<Needs>;
};

/** The facts shared by the catalogue's tables. */
export const ofCatalogue = { catalogue: true, whose: "nobody", because: "The catalogue." } as const;

/**
 * A table with its facts, for code that reads those of all modules; only upkeep calls the functions that remove rows.
 */
export type Table<Needs = never> = TableFacts<Needs> & { name: TableName };

export interface TableSource {
  /** The contents of every table, as the modules declare them. */
  tables: readonly Table[];
}
