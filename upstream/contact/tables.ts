import type { ColumnType, Generated } from "kysely";
import type { ContactTopic } from "#contracts/contact/topics";
import type { Moment } from "../database/columns";

/** A message to the site. */
export interface ContactMessageTable {
  id: Generated<number>;
  /** Of the form; null: it had none. Older messages have a hash instead, which is no form's key. */
  key: string | null;
  /** "BL-7K3M9Q" */
  reference: string;
  topic: ContactTopic;
  name: string | null;
  email: string;
  message: string;
  /** Of whoever was signed in when sending it; it goes with the account. */
  account_id: number | null;
  sent_at: Moment;
  answered_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** First name of whoever marked it; stays when their account goes. */
  answered_by: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface ContactTables {
  contact_message: ContactMessageTable;
}

declare module "../database/tables" {
  interface Database extends ContactTables {}
}
