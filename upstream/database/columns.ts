import type { ColumnType, Generated } from "kysely";

/** Kinds of columns that tables of several areas have. Money is in US cents, a date is ISO text. */

/** A point in time. */
export type Moment = ColumnType<Date, Date | string, Date | string>;

/** What has an address of its own. */
export interface Named {
  id: Generated<number>;
  slug: string;
  name: string;
}
