import { claimTakesProofs } from "./cashback/claims/proofs";
import { draftTakes } from "./review-drafts/change-uploads";
import type { UploadTargets } from "./uploads/uploads";

/** What files may be uploaded for; each area decides whether it accepts them. */
export const uploadTargets: UploadTargets = {
  "review-proof": draftTakes("review-proof"),
  "bed-photo": draftTakes("bed-photo"),
  "claim-proof": claimTakesProofs,
};
