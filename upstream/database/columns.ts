import type { ColumnType, Generated } from "kysely";

/** Column types shared by tables of several areas. Money is in US cents, a date is ISO text. */

/** A point in time. */
export type Moment = ColumnType<Date, Date | string, Date | string>;

/** Has a URL of its own. */
export interface Named {
  id: Generated<number>;
  slug: string;
  name: string;
}
