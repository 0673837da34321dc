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
  /** For staff: may see payment files, which contain full account numbers. Superusers may in any case. */
  handles_payments: Generated<boolean>;
  owns_stores: Generated<boolean>;
  has_reviews_dashboard_access: Generated<boolean>;
  /** Which password a demo account has; null for an account that somebody signed up for. */
  demo_password: ColumnType<DemoPassword | null, DemoPassword | null | undefined, DemoPassword>;
  /** Null for accounts created before this was recorded. */
  created_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
export interface ProfileTable {
  id: Generated<number>;
  account_id: number;
  /** How its owner sleeps, with the names of the quiz answers. */
  answers: ColumnType<Record<string, string>, string | undefined, string>;
  size: ColumnType<MattressSize | null, MattressSize | null | undefined, MattressSize | null>;
  /** Its label starts with the ZIP code. */
  place: ColumnType<SessionPlace | null, string | null | undefined, string | null>;
  changed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
/** Sign-up data until its address is confirmed. */
export interface SignUpTable {
  token_hash: string;
  /** The form's key. */
  key: string | null;
  email: string;
  first_name: string;
  password_hash: string;
  /** Where on the site to continue. */
  next_path: string | null;
  asked_at: Moment;
  expires_at: Moment;
}
/** A link mailed to an account's owner: for a new password, or to confirm a new address. */
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
/** Attempts counted for a key, such as an account from one address, within one window. */
export interface SignInAttemptTable {
  key_hash: string;
  failures: number;
  window_ends_at: Moment;
}
/** A network from which an account has signed in. */
export interface KnownAddressTable {
  /** The same hash as in sign_in_attempt. */
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
