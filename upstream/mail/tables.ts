import type { ColumnType, Generated } from "kysely";
import type { MailKind } from "#contracts/vocabulary/mail";
import type { Moment } from "../database/columns";

type Maybe = ColumnType<Date | null, Date | null, Date | null>;
type Unset<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** Outgoing email and its status. */
export interface MailTable {
  id: Generated<number>;
  kind: MailKind;
  /** What happened: each event produces one message of a kind per recipient. */
  event: Unset<string>;
  priority: Generated<number>;
  recipient: string;
  /** The recipient's mailbox, as limits count it. */
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
/** A mailbox that has opted out of a kind of mail. */
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
