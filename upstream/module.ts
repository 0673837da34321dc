import type { Migrations } from "./database/migrate";
import type { TablesOf } from "./database/table-facts";
import type { Area } from "./http/operation";

/** Work that upkeep does again and again. */
export interface Job<Needs = unknown> {
  name: string;
  /** People wait for it: in seconds rather than minutes. */
  urgent?: true;
  run: (services: Needs) => Promise<void>;
}

/**
 * What a folder of the upstream holds: what it answers, its tables, each with whose data is in it, how long that is kept and
 * how an account's download and deletion treat it, what made them since the baseline, and its jobs. `Needs` is what these take of the process.
 */
export interface Module<Tables extends object = object, Needs = unknown> {
  areas: readonly Area<Needs>[];
  tables: TablesOf<Tables, Needs>;
  /** Numbered through all modules. */
  migrations?: Migrations;
  jobs?: readonly Job<Needs>[];
}
