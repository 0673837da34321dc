import type { ColumnType, Generated } from "kysely";
import type { MattressSize } from "#contracts/mattress";
import type { DemoPassword } from "../config";
import type { Moment } from "../database/columns";
import type { SessionPlace } from "../sessions/tables";

export interface AccountTable {
  id: Generated<number>;
  /** Lower case. */
  email: string;
  password_hash: string;
  first_name: string;
  is_staff: Generated<boolean>;
  is_superuser: Generated<boolean>;
  /** Of staff: sees payment files, which have whole numbers of accounts in them. Superusers do in any case. */
  handles_payments: Generated<boolean>;
  owns_stores: Generated<boolean>;
  has_reviews_dashboard_access: Generated<boolean>;
  /** Which password an account of the demonstration has; null for one that somebody signed up for. */
  demo_password: ColumnType<DemoPassword | null, DemoPassword | null | undefined, DemoPassword>;
  /** Null for those from before it was kept. */
  created_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
export interface ProfileTable {
  id: Generated<number>;
  account_id: number;
  /** How its owner sleeps, as the answers of the quiz are named. */
  answers: ColumnType<Record<string, string>, string | undefined, string>;
  size: ColumnType<MattressSize | null, MattressSize | null | undefined, MattressSize | null>;
  /** With the ZIP code as its label's beginning. */
  place: ColumnType<SessionPlace | null, string | null | undefined, string | null>;
  changed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
/** What was typed to sign up, until its address is confirmed. */
export interface SignUpTable {
  token_hash: string;
  /** Of the form. */
  key: string | null;
  email: string;
  first_name: string;
  password_hash: string;
  /** Where on the site it goes on. */
  next_path: string | null;
  asked_at: Moment;
  expires_at: Moment;
}
/** A link that was mailed to the owner of an account: for a new password, or to confirm a new address. */
export interface AccountLinkTable {
  token_hash: string;
  key: string | null;
  account_id: number;
  purpose: "reset" | "address";
  /** The new address. */
  email: string | null;
  asked_at: Moment;
  expires_at: Moment;
}
/** Failed sign-ins of one account from one address, within one window. */
export interface SignInAttemptTable {
  key_hash: string;
  failures: number;
  window_ends_at: Moment;
}
/** A network from which an account has signed in. */
export interface KnownAddressTable {
  /** As that of a sign_in_attempt. */
  key_hash: string;
  account_id: number;
  signed_in_at: Moment;
}

export interface AccountTables {
  account: AccountTable;
  profile: ProfileTable;
  sign_in_attempt: SignInAttemptTable;
  known_address: KnownAddressTable;
  sign_up: SignUpTable;
  account_link: AccountLinkTable;
}

declare module "../database/tables" {
  interface Database extends AccountTables {}
}
