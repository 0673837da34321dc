import type { FigureKind } from "#contracts/figures/figure-kinds";
import type { Moment } from "../database/columns";

/** How often something was requested on a day. */
export interface FigureTable {
  day: string;
  kind: FigureKind;
  /** What was requested; "*": others of the kind. */
  subject: string;
  count: number;
}

/** A batch of counts that has been added. */
export interface FigureBatchTable {
  key: string;
  counted_at: Moment;
}

export interface FigureTables {
  figure: FigureTable;
  figure_batch: FigureBatchTable;
}

declare module "../database/tables" {
  interface Database extends FigureTables {}
}
