import type { Logger } from "pino";
import type { ReviewKind } from "#contracts/vocabulary/review-drafts";
import type { MailLimit } from "./accounts/registration/mail-limit";
import type { SignInLimit } from "./accounts/sign-in-limit";
import type { PaymentPort } from "./cashback/payouts/payment-port";
import type { ReportIncomplete } from "./database/complete-rows";
import type { CatalogueSnapshot } from "./catalogue/snapshot";
import type { Db } from "./database/engine";
import type { Table } from "./database/table-facts";
import type { ExpertReviewCache } from "./expert-reviews/expert-review-cache";
import type { MailSite } from "./mail/settings";
import type { TextKind } from "#contracts/search";
import type { SearchIndex } from "./search/search-index";
import type { Searcher } from "./search/searcher";
import type { Votes } from "./reviews/review-cache";
import type { ReviewLists } from "./reviews/review-facts";
import type { StoreReviewShelf } from "./store-reviews/store-review-facts";
import type { StoreGuide } from "./stores/store-guide";
import type { UploadServices } from "./uploads/uploads";

/** What resources need from the running process. */
export interface Services {
  db: Db;
  /** What every table holds, as the modules say it. */
  tables: readonly Table[];
  log: Logger;
  clock: () => Date;
  /** Whether this database holds the demonstration; every catalogue answer is marked so. */
  demo: boolean;
  /** Called with a row of the catalogue that no page can be made of, which is left out. */
  reportIncomplete: ReportIncomplete;
  /** Names and words as they are now. */
  search(): Searcher;
  /** Titles of terms, guides, pages about the site and questions, as they were a little while ago at most. */
  titles(): SearchIndex<TextKind>;
  /** The catalogue as it is now. */
  catalogue(): CatalogueSnapshot;
  /** Tests of beds as they are now. */
  expertReviews(): ExpertReviewCache;
  /** Stores and places as they are now. */
  stores(): StoreGuide;
  /** Published owner reviews as they are now. */
  reviews(): ReviewLists;
  /** Called after a vote, so that lists show it at once. */
  reviewVoted(id: number, votes: Votes): void;
  /** Published reviews of stores as they are now. */
  storeReviews(): StoreReviewShelf;
  /** Called after a vote, so that lists show it at once. */
  storeReviewVoted(id: number, votes: Votes): void;
  /** Called after reviews were published, changed or taken down: lists and ratings show it when this resolves. */
  reviewsChanged(kind: ReviewKind, ids: readonly number[]): Promise<void>;
  /** Origins, besides the upstream's own, whose pages may write over HTTPS. */
  trustedOrigins: readonly string[];
  signInLimit: SignInLimit;
  mailLimit: MailLimit;
  /** Shared with the site that vouches for its visitors' addresses; null: each connection's own address counts. */
  visitorSecret: string | null;
  /** Called when a visit could not be saved; the read succeeds all the same. */
  notRemembered(error: unknown): void;
  /** Where files that visitors send are kept, and what makes pictures of them. */
  uploads: UploadServices["uploads"];
  /** Whose mail it is. */
  mail: MailSite;
  /** False: there is no mail server. What is queued waits for one, and staff read it in the outbox. */
  sendsMail: boolean;
  /** Where we're told of messages; null: nowhere, they're only kept. */
  contactMail: string | null;
  /** Where cash back leaves us. */
  payments: PaymentPort;
}
