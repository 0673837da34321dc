import type { ReviewKind } from "../../app/contracts/moderation";
import type { Db } from "../database/engine";

/** Path of the page on which its writer finds a review. */
export const ownPathOf = async (_db: Db, _kind: ReviewKind, _id: number): Promise<string> => "/account/view-profile/";
