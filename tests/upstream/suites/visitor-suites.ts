import { accountJoinSuite } from "./account-joins";
import { accountUpgradeSuite } from "./account-upgrades";
import { cashbackSuite } from "./cashback";
import { cashbackAppealSuite } from "./cashback-appeals";
import { cashbackFileSuite } from "./cashback-files";
import { cashbackInvoiceSuite } from "./cashback-invoices";
import { cashbackMoneySuite } from "./cashback-money";
import { cashbackOwnerSuite } from "./cashback-owners";
import { claimConfirmationSuite } from "./claim-confirmation";
import { clockJumpSuite } from "./clock-jumps";
import { comparisonTableSuite } from "./comparison-table";
import { contactSuite } from "./contact";
import { csrfSuite } from "./csrf";
import { discussionHidingSuite } from "./discussion-hiding";
import { discussionKeySuite } from "./discussion-keys";
import { discussionModerationSuite } from "./discussion-moderation";
import { discussionNewsSuite } from "./discussion-news";
import { discussionReadingSuite } from "./discussion-reading";
import { discussionTextSuite } from "./discussion-texts";
import { discussionWordSuite } from "./discussion-words";
import { discussionWritingSuite } from "./discussion-writing";
import { featureFlagSuite } from "./feature-flags";
import { mailSuite } from "./mail";
import { outboxSuite } from "./mail-outbox";
import { mailQueueSuite } from "./mail-queue";
import { mannersSuite } from "./manners";
import { ownAccountSuite } from "./own-account";
import { ownPostsSuite } from "./own-posts";
import { sessionSuite } from "./sessions";
import { signInLimitSuite } from "./sign-in-limits";
import { signUpSuite } from "./sign-up";
import { reviewChangeSuite } from "./review-changes";
import { reviewDraftSuite } from "./review-drafts";
import { reviewUploadSuite } from "./review-uploads";
import { reportSuite } from "./reports";
import { retentionSuite } from "./retention";
import type { Start } from "./start";
import { storesSuite } from "./stores";
import { unsentUploadSuite } from "./unsent-uploads";
import { uploadSuite } from "./uploads";
import { visitSuite } from "./visits";

/** What the upstream keeps and finds for a visitor: sessions, mail, the tray, stores near by. Owed on both engines. */
export function visitorSuites(start: Start): void {
  comparisonTableSuite(start);
  cashbackSuite(start);
  cashbackAppealSuite(start);
  cashbackFileSuite(start);
  cashbackInvoiceSuite(start);
  cashbackMoneySuite(start);
  cashbackOwnerSuite(start);
  claimConfirmationSuite(start);
  mailSuite(start);
  outboxSuite(start);
  mailQueueSuite(start);
  sessionSuite(start);
  visitSuite(start);
  discussionReadingSuite(start);
  discussionWritingSuite(start);
  discussionKeySuite(start);
  discussionWordSuite(start);
  discussionTextSuite(start);
  discussionNewsSuite(start);
  ownPostsSuite(start);
  discussionModerationSuite(start);
  discussionHidingSuite(start);
  reportSuite(start);
  featureFlagSuite(start);
  signInLimitSuite(start);
  signUpSuite(start);
  ownAccountSuite(start);
  accountJoinSuite(start);
  accountUpgradeSuite(start);
  clockJumpSuite(start);
  reviewDraftSuite(start);
  reviewChangeSuite(start);
  reviewUploadSuite(start);
  storesSuite(start);
  uploadSuite(start);
  unsentUploadSuite(start);
  contactSuite(start);
  retentionSuite(start);
}

/** How it speaks HTTP, whichever engine is behind it: asked on one. */
export function protocolSuites(start: Start): void {
  csrfSuite(start);
  mannersSuite(start);
}
