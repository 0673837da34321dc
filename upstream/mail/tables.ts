import type { ColumnType, Generated } from "kysely";
import type { Moment } from "../database/columns";

/** E-mail to be sent, and what became of it. */
export interface MailTable {
  id: Generated<number>;
  recipient: string;
  subject: string;
  body: string;
  state: "queued" | "sent" | "failed";
  tries: Generated<number>;
  queued_at: Moment;
  next_try_at: ColumnType<Date | null, Date | null, Date | null>;
  sent_at: ColumnType<Date | null, Date | null, Date | null>;
  failure: string | null;
}

export interface MailTables {
  mail: MailTable;
}
