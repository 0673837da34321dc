import type { Database } from "./database/tables";

/** What in the database is nobody's: the catalog and our own texts, settings and counts. */
export const tablesWithoutPersonalData: readonly (keyof Database)[] = [
  "seed_state",
  "feature_flag",
  "feature_flag_change",
  "place",
  "signing_key",
  "decided_review",
  "cashback_code",
  "content_page",
  "content_version",
  "forum_category",
  "post_news",
];
