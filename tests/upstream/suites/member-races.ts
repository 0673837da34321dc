import type { TestUpstream } from "../../support/upstream";
import { claimRaces } from "./claim-races";
import { contactRaces } from "./contact-races";
import { reviewDraftWrites } from "./review-draft-races";
import { discussionRaces } from "./discussion-races";
import { postVoteRaces } from "./post-vote-races";
import { reviewRaces } from "./review-races";
import type { Shoppers } from "./shoppers";
import { uploadRaces } from "./upload-races";

/** What reviews, claims and their files do when they are written ten at a time. */
export const memberRaces = (upstream: () => TestUpstream, browsers: Shoppers) => ({
  ...reviewRaces(upstream, browsers),
  ...claimRaces(upstream, browsers),
  ...contactRaces(upstream, browsers),
  ...discussionRaces(upstream, browsers),
  ...postVoteRaces(upstream, browsers),
  ...reviewDraftWrites(upstream, browsers),
  ...uploadRaces(upstream, browsers),
});
