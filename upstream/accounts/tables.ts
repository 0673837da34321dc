import type { Generated } from "kysely";
import type { Moment } from "../database/columns";

export interface AccountTable {
  id: Generated<number>;
  /** Lower case. */
  email: string;
  password_hash: string;
  first_name: string;
  is_staff: Generated<boolean>;
  is_superuser: Generated<boolean>;
  owns_stores: Generated<boolean>;
  has_reviews_dashboard_access: Generated<boolean>;
}
export interface ProfileTable {
  id: Generated<number>;
  account_id: number;
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
}
