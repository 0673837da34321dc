import { type RawBuilder, sql } from "kysely";
import { lastZoneHours } from "#contracts/us-days";

/** `dayOf` in SQL: a plain cast to a date would use the time zone of the session. */
export const dayInSql = (moment: RawBuilder<unknown>) =>
  sql<string>`((${moment} at time zone 'UTC') + ${sql.lit(lastZoneHours)} * interval '1 hour')::date`;
