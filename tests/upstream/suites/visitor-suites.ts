import { accountJoinSuite } from "./account-joins";
import { cashbackSuite } from "./cashback";
import { clockJumpSuite } from "./clock-jumps";
import { cashbackMoneySuite } from "./cashback-money";
import { cashbackOwnerSuite } from "./cashback-owners";
import { comparisonTableSuite } from "./comparison-table";
import { contactSuite } from "./contact";
import { csrfSuite } from "./csrf";
import { discussionModerationSuite } from "./discussion-moderation";
import { discussionReadingSuite } from "./discussion-reading";
import { discussionWritingSuite } from "./discussion-writing";
import { featureFlagSuite } from "./feature-flags";
import { mailSuite } from "./mail";
import { outboxSuite } from "./mail-outbox";
import { mannersSuite } from "./manners";
import { ownAccountSuite } from "./own-account";
import { ownPostsSuite } from "./own-posts";
import { sessionSuite } from "./sessions";
import { signInLimitSuite } from "./sign-in-limits";
import { signUpSuite } from "./sign-up";
import { reviewChangeSuite } from "./review-changes";
import { reviewDraftSuite } from "./review-drafts";
import { reviewUploadSuite } from "./review-uploads";
import { retentionSuite } from "./retention";
import type { Start } from "./start";
import { storesSuite } from "./stores";
import { uploadSuite } from "./uploads";
import { visitSuite } from "./visits";

/** What the upstream keeps and finds for a visitor: sessions, mail, the tray, stores near by. Owed on both engines. */
export function visitorSuites(start: Start): void {
  comparisonTableSuite(start);
  cashbackSuite(start);
  cashbackMoneySuite(start);
  cashbackOwnerSuite(start);
  mailSuite(start);
  outboxSuite(start);
  sessionSuite(start);
  visitSuite(start);
  discussionReadingSuite(start);
  discussionWritingSuite(start);
  ownPostsSuite(start);
  discussionModerationSuite(start);
  featureFlagSuite(start);
  signInLimitSuite(start);
  signUpSuite(start);
  ownAccountSuite(start);
  accountJoinSuite(start);
  clockJumpSuite(start);
  reviewDraftSuite(start);
  reviewChangeSuite(start);
  reviewUploadSuite(start);
  storesSuite(start);
  uploadSuite(start);
  contactSuite(start);
  retentionSuite(start);
}

/** How it speaks HTTP, whichever engine is behind it: asked on one. */
export function protocolSuites(start: Start): void {
  csrfSuite(start);
  mannersSuite(start);
}
