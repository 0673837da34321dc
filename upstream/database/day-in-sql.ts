import { type RawBuilder, sql } from "kysely";
import { lastZoneHours } from "#contracts/us-days";

/** What `dayOf` says of a moment, in SQL: a cast to a date alone would go by the zone of the session. */
export const dayInSql = (moment: RawBuilder<unknown>) =>
  sql<string>`((${moment} at time zone 'UTC') + ${sql.lit(lastZoneHours)} * interval '1 hour')::date`;
