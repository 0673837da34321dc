import type { ColumnType, Generated } from "kysely";
import type { MailKind } from "../../app/contracts/vocabulary/mail";
import type { Moment } from "../database/columns";

type Maybe = ColumnType<Date | null, Date | null, Date | null>;

/** E-mail to be sent, and what became of it. */
export interface MailTable {
  id: Generated<number>;
  kind: MailKind;
  recipient: string;
  subject: string;
  /** As plain text. */
  body: string;
  html: string | null;
  unsubscribe: string | null;
  useful_until: Maybe;
  state: "queued" | "sent" | "failed";
  tries: Generated<number>;
  queued_at: Moment;
  next_try_at: Maybe;
  sent_at: Maybe;
  failure: string | null;
}
/** A mailbox that wants no more mail of a kind. */
export interface MailStopTable {
  mailbox_hash: string;
  kind: MailKind;
  stopped_at: Moment;
}
export interface SigningKeyTable {
  name: string;
  secret: string;
}

export interface MailTables {
  mail: MailTable;
  mail_stop: MailStopTable;
  signing_key: SigningKeyTable;
}
