import type { RawBuilder } from "kysely";
import type { ReviewKind } from "#contracts/vocabulary/review-drafts";
import type { SentWith } from "#contracts/vocabulary/uploads";
import type { Db } from "./engine";
import type { RetentionRule } from "./retention";
import type { Database } from "./tables";

export type TableName = keyof Database;

/**
 * An account by its number and its address, to which reviews and claims belong that were confirmed by mail from there and
 * aren't the account's yet (accounts/written-before.ts).
 */
export interface Owner {
  id: number;
  email: string;
}

/** Rows of a table that are an account's, in an order that stays: a part of what its owner downloads. */
export type Portion = {
  /** All columns but those left out (what opens something, what is made of the rest), or only some. */
  columns?: RawBuilder<unknown>;
  without?: readonly string[];
  /** Before the columns of the primary key. */
  order?: readonly string[];
  /** A few small rows that take a look at much: read at once. */
  atOnce?: boolean;
  /** What becomes of the rows with the account: they go, they stay and are nobody's, or all stays as it was. */
  deletion: "gone" | "unlinked" | "stays";
} & (
  | { /** Of the account's number. */ column: string; /** Of its rows these alone. */ only?: RawBuilder<unknown> }
  | { where(owner: Owner, tables: readonly Table[]): RawBuilder<unknown> }
);

/** Nothing of anybody is in it; why. */
interface OfNobody {
  whose: "nobody";
  because: string;
}

/** Of visitors, but nothing tells whose account it is; why. */
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
   * A key. The deletion of an account first locks its rows here in the order of this key: other writes lock them before they
   * add a row that refers to the account.
   */
  lockedBy?: string;
  /** What a deletion does beside what foreign keys do, while the account is locked. The reviews that lists have to read again. */
  beforeDeletion?(transaction: Db, owner: Owner): Promise<Partial<Record<ReviewKind, number[]>> | void>;
  /** The uploads of an account in it: which kind of thing they were sent with, `upload_id` of each and its thing's `name`. */
  uploads?: { sentWith: SentWith; of(owner: Owner): RawBuilder<unknown> };
}

/** Our own, with who of the staff did it. */
interface OfStaff {
  whose: "staff";
  download: readonly Portion[];
}

/** What a module says of each of its tables. */
export type TableFacts<Needs = unknown> = {
  /** Tables that its rows refer to, which are copied before it. */
  refersTo?: readonly TableName[];
  /** The database numbers its rows. */
  numbered?: true;
  /** Of the catalogue, which is emptied before another demonstration comes in. */
  catalogue?: true;
  /** Its rows are only added: the role that serves may neither change nor remove them. */
  addOnly?: true;
  /** A materialized view: refreshed, not copied. */
  view?: true;
} & (OfNobody | OfVisitors<Needs> | OfAccounts<Needs> | OfStaff);

/** The facts of all tables of an area. */
export type TablesOf<Tables extends object, Needs = unknown> = {
  readonly [Name in keyof Tables]: TableFacts<Needs>;
};

/** What tables of the catalogue say. */
export const ofCatalogue = { catalogue: true, whose: "nobody", because: "The catalogue." } as const;

/** A table with its facts, for whoever reads those of all modules; what removes rows is called by upkeep alone. */
export type Table<Needs = never> = TableFacts<Needs> & { name: TableName };

export interface TableSource {
  /** What every table holds, as the modules say it. */
  tables: readonly Table[];
}
