import { createHmac, timingSafeEqual } from "node:crypto";
import { ownReviewPath } from "#contracts/site-paths";
import type { ReviewKind } from "#contracts/vocabulary/review-drafts";
import type { Db } from "../database/engine";
import { signingKey } from "../mail/signing-key";

/** A review by kind and ID. */
export interface ReviewId {
  kind: ReviewKind;
  id: number;
}

const signed = (key: string, { kind, id }: ReviewId) =>
  createHmac("sha256", key).update(`own-review/1\n${kind}\n${id}`).digest();

/**
 * The token of a review's own page, which is only for its writer. It is also used in mail sent years later, so it is
 * derived from the ID whenever it is needed, and it stops working with the review.
 */
export const ownToken = async (db: Db, review: ReviewId): Promise<string> => (await ownTokens(db, [review]))[0]!;

const tokenBy = (key: string, review: ReviewId) =>
  `${review.kind}-${review.id}-${signed(key, review).toString("base64url")}`;

/** The tokens of several reviews, in order. */
export async function ownTokens(db: Db, reviews: readonly ReviewId[]): Promise<string[]> {
  const key = await signingKey(db, "own-review");
  return reviews.map((review) => tokenBy(key, review));
}

/** The review of a token; null for one that we did not sign. */
export async function reviewOfToken(db: Db, token: string): Promise<ReviewId | null> {
  const [, kind, id, mark = ""] = /^(bed|store)-([1-9]\d{0,8})-([\w-]{43})$/.exec(token) ?? [];
  if (kind === undefined) return null;
  const review: ReviewId = { kind: kind as ReviewKind, id: Number(id) };
  const given = Buffer.from(mark, "base64url");
  const expected = signed(await signingKey(db, "own-review"), review);
  return given.length === expected.length && timingSafeEqual(given, expected) ? review : null;
}

/** Path of that page on the site. */
export const ownPagePath = async (db: Db, review: ReviewId) => ownReviewPath(await ownToken(db, review));
