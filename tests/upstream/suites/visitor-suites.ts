import { accountDownloadSuite } from "./account-download";
import { accountJoinSuite } from "./account-joins";
import { automaticMailSuite } from "./automatic-mail";
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
import { discussionBesideSuite } from "./discussion-beside";
import { discussionHidingSuite } from "./discussion-hiding";
import { discussionKeySuite } from "./discussion-keys";
import { discussionModerationSuite } from "./discussion-moderation";
import { discussionNewsSuite } from "./discussion-news";
import { discussionReadingSuite } from "./discussion-reading";
import { discussionRoleSuite } from "./discussion-roles";
import { discussionTextSuite } from "./discussion-texts";
import { discussionWordSuite } from "./discussion-text";
import { discussionWritingSuite } from "./discussion-writing";
import { featureFlagSuite } from "./feature-flags";
import { figuresSuite } from "./figures";
import { mailSuite } from "./mail";
import { outboxSuite } from "./mail-outbox";
import { mailQueueSuite } from "./mail-queue";
import { mannersSuite } from "./django-compatibility";
import { ownAccountSuite } from "./own-account";
import { ownPostsSuite } from "./own-posts";
import { sessionSuite } from "./sessions";
import { signInLimitSuite } from "./sign-in-limits";
import { signUpSuite } from "./sign-up";
import { reviewChangeSuite } from "./review-changes";
import { reviewDraftSuite } from "./review-drafts";
import { reviewUploadSuite } from "./review-uploads";
import { roleSuite } from "./roles";
import { reportSuite } from "./reports";
import { retentionSuite } from "./retention";
import { sentDraftSuite } from "./sent-drafts";
import type { Start } from "./start";
import { storesSuite } from "./stores";
import { unsentUploadSuite } from "./unsent-uploads";
import { uploadPurposeSuite } from "./upload-purposes";
import { uploadSuite } from "./uploads";
import { visitSuite } from "./visits";

/** What the upstream keeps and finds for a visitor, as far as `npm test` asks it: sessions, mail, the tray, stores near by. */
export function mainVisitorSuites(start: Start): void {
  comparisonTableSuite(start);
  cashbackSuite(start);
  cashbackMoneySuite(start);
  claimConfirmationSuite(start);
  mailSuite(start);
  sessionSuite(start);
  visitSuite(start);
  discussionReadingSuite(start);
  discussionWritingSuite(start);
  discussionModerationSuite(start);
  discussionHidingSuite(start);
  signInLimitSuite(start);
  signUpSuite(start);
  ownAccountSuite(start);
  accountDownloadSuite(start);
  reviewDraftSuite(start);
  reviewChangeSuite(start);
  storesSuite(start);
  retentionSuite(start);
}

/** The rest of it, which `npm run test:long` asks. */
export function furtherVisitorSuites(start: Start): void {
  cashbackAppealSuite(start);
  cashbackFileSuite(start);
  cashbackInvoiceSuite(start);
  cashbackOwnerSuite(start);
  automaticMailSuite(start);
  outboxSuite(start);
  mailQueueSuite(start);
  discussionBesideSuite(start);
  discussionKeySuite(start);
  discussionWordSuite(start);
  discussionTextSuite(start);
  discussionNewsSuite(start);
  ownPostsSuite(start);
  discussionRoleSuite(start);
  reportSuite(start);
  roleSuite(start);
  featureFlagSuite(start);
  accountJoinSuite(start);
  clockJumpSuite(start);
  reviewUploadSuite(start);
  uploadSuite(start);
  uploadPurposeSuite(start);
  sentDraftSuite(start);
  unsentUploadSuite(start);
  contactSuite(start);
  figuresSuite(start);
}

/** All of it, which is owed on both engines. */
export function visitorSuites(start: Start): void {
  mainVisitorSuites(start);
  furtherVisitorSuites(start);
}

/** How it speaks HTTP, whichever engine is behind it: asked on one. */
export function protocolSuites(start: Start): void {
  csrfSuite(start);
  mannersSuite(start);
}
