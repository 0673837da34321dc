import type { Logger } from "pino";
import type { MailLimit } from "./accounts/entry/mail-limit";
import type { SignInLimit } from "./accounts/sign-in-limit";
import type { CatalogueSnapshot } from "./catalogue/snapshot";
import type { Db } from "./database/engine";
import type { MailSite } from "./mail/settings";
import type { Searcher } from "./search/searcher";
import type { StoreGuide } from "./stores/store-guide";

/** What resources need from the running process. */
export interface Services {
  db: Db;
  log: Logger;
  clock: () => Date;
  /** Whether this database holds the demonstration; every catalogue answer is marked so. */
  demo: boolean;
  /** Names and words as they are now. */
  search(): Searcher;
  /** The catalogue as it is now. */
  catalogue(): CatalogueSnapshot;
  /** Stores and places as they are now. */
  stores(): StoreGuide;
  /** Origins, besides the upstream's own, whose pages may write over HTTPS. */
  trustedOrigins: readonly string[];
  signInLimit: SignInLimit;
  mailLimit: MailLimit;
  /** Shared with the site that vouches for its visitors' addresses; null: each connection's own address counts. */
  visitorSecret: string | null;
  /** Called when a visit could not be saved; the read succeeds all the same. */
  notRemembered(error: unknown): void;
  /** Whose mail it is. */
  mail: MailSite;
  /** False: there is no mail server. What is queued waits for one, and staff read it in the outbox. */
  sendsMail: boolean;
}
