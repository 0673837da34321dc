import type { ReviewKind } from "../../app/contracts/moderation";
import type { Db } from "../database/engine";
import { ownReviewPath } from "../review-drafts/own-token";

/** Path of the page on which its writer finds a review. */
export const ownPathOf = (db: Db, kind: ReviewKind, id: number): Promise<string> => ownReviewPath(db, { kind, id });
