import type { ColumnType, Generated } from "kysely";
import type { MailKind } from "#contracts/vocabulary/mail";
import type { Moment } from "../database/columns";

type Maybe = ColumnType<Date | null, Date | null, Date | null>;
type Unset<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** E-mail to be sent, and what became of it. */
export interface MailTable {
  id: Generated<number>;
  kind: MailKind;
  /** What happened: of one event there is one message of a kind to a recipient. */
  event: Unset<string>;
  priority: Generated<number>;
  recipient: string;
  /** The recipient's, as limits count it. */
  mailbox: Unset<string>;
  subject: string;
  /** As plain text. */
  body: string;
  /** The same without keys, for staff. */
  shown: Unset<string>;
  html: string | null;
  unsubscribe: string | null;
  useful_until: Maybe;
  state: "queued" | "sent" | "failed";
  tries: Generated<number>;
  queued_at: Moment;
  next_try_at: Maybe;
  tried_at: Unset<Date>;
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

declare module "../database/tables" {
  interface Database extends MailTables {}
}
