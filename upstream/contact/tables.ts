import type { ColumnType, Generated } from "kysely";
import type { ContactTopic } from "#contracts/contact/topics";
import type { Moment } from "../database/columns";

/** A message to the site. */
export interface ContactMessageTable {
  id: Generated<number>;
  /** The form's key; null: it had none. Older messages have a hash instead, which is not a form's key. */
  key: string | null;
  /** "BL-7K3M9Q" */
  reference: string;
  topic: ContactTopic;
  name: string | null;
  email: string;
  message: string;
  /** The account of a signed-in sender; deleted with the account. */
  account_id: number | null;
  sent_at: Moment;
  answered_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** First name of the person who marked it; stays when their account is deleted. */
  answered_by: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface ContactTables {
  contact_message: ContactMessageTable;
}

declare module "../database/tables" {
  interface Database extends ContactTables {}
}
