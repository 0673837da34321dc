import type { Migrations } from "./database/migrate";
import type { TablesOf } from "./database/table-facts";
import type { Area } from "./http/operation";

/** A recurring job of upkeep. */
export interface Job<Needs = unknown> {
  name: string;
  /** People wait for it: runs every few seconds rather than minutes. */
  urgent?: true;
  run: (services: Needs) => Promise<void>;
}

/**
 * The contents of an upstream folder: its operations; its tables, with whose data they contain, how long it is kept and
 * how an account's download and deletion treat it; its migrations since the baseline; and its jobs. `Needs` are the
 * services they require.
 */
export interface Module<Tables extends object = object, Needs = unknown> {
  areas: readonly Area<Needs>[];
  tables: TablesOf<Tables, Needs>;
  /** Numbered across all modules. */
  migrations?: Migrations;
  jobs?: readonly Job<Needs>[];
}
