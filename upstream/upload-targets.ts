import { claimTakesProofs } from "./cashback/claims/proofs";
import { draftTakes } from "./review-drafts/change-uploads";
import type { UploadTargets } from "./uploads/uploads";

/** What files are sent for: the areas that take them say whether they do. */
export const uploadTargets: UploadTargets = {
  "review-proof": draftTakes("review-proof"),
  "bed-photo": draftTakes("bed-photo"),
  "claim-proof": claimTakesProofs,
};
