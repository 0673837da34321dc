import { sql } from "kysely";
import type { Engine } from "./engine";
import type { Table } from "./table-facts";
import { copyOrder } from "./table-lists";

/**
 * Work that a PostgreSQL server does on its own and the embedded engine does not: a checkpoint, which keeps its log
 * from growing, and a vacuum. One table per call, because requests wait meanwhile.
 */
export function createUpkeep(engine: Engine, tables: readonly Table[]): () => Promise<void> {
  const names = copyOrder(tables);
  let turn = 0;
  return async () => {
    if (engine.kind === "server") return;
    await sql`checkpoint`.execute(engine.db);
    await sql`vacuum (analyze) ${sql.table(names[turn % names.length]!)}`.execute(engine.db);
    turn += 1;
  };
}
