import { decisionLabels } from "#contracts/vocabulary/moderation";
import type { ReviewKind } from "#contracts/vocabulary/review-drafts";
import type { Db } from "../database/engine";
import { notFound, HttpError } from "../http/answers";
import {
  decidedAgain,
  type DecisionName,
  mayDecide,
  positionOf,
  reviewState,
  stateAfter,
} from "../rules/reviews/review-states";
import { countDecision } from "./decision-statistics";
import { decidedAlready } from "./decided-already";
import { type Reason, reviewTables } from "./review-tables";
import { type DecidedAgain, leftToOthers } from "./conflict-of-interest";

export interface Target {
  kind: ReviewKind;
  review: number;
  version: number;
}

export interface Staff {
  id: number;
  first_name: string;
}

export interface Decision {
  name: DecisionName;
  /** The reason for a rejection. */
  reason: string | null;
  /** Addressed to the writer. */
  note: string;
  by: Staff;
}

/**
 * The result of a decision; null: the same person had already made the same decision, for example by pressing twice.
 */
export type Decided = {
  reason: string | null;
  /** It revokes what an appeal has won. */
  undoesAppeal: boolean;
  /** Its ID in the history. */
  event: number;
} | null;

/** For staff who came second, with a message of its own. */
const conflict = (detail: string) => new HttpError(409, { detail, code: "decided_already" });

/**
 * Decides about a version, and thereby about its review. Belongs in a transaction: the review's row is locked, so that
 * of two concurrent decisions the second sees the outcome of the first. Throws 404, and 409 with a sentence.
 */
export async function decideVersion(
  transaction: Db,
  { kind, review, version }: Target,
  { name, reason, note, by }: Decision,
  now: Date,
): Promise<Decided> {
  await lockReview(transaction, kind, review);
  const versions = await versionsOf(transaction, kind, review);
  const read = versions.find(({ number }) => number === version);
  if (read === undefined) {
    throw conflict("Its writer has sent other words since you opened this page. Please read those.");
  }
  const why = mayDecide(read, name);
  if (why !== null) {
    const last = await lastEvent(transaction, { kind, review, version });
    if (last?.account_id === by.id && last.decision === name && last.reason === reason) return null;
    throw conflict(last === undefined ? why : `${decidedBy(last, by)} ${why}`);
  }
  const state = stateAfter(name);
  const ofAppeal = positionOf(read) === "appealed";
  const again = { decision: name, versions: decidedAgain(versions, read, name) };
  await mustBeTheirs(transaction, { kind, review }, again, by);
  // Versions taken down together are restored together.
  const numbers = versions
    .filter((each) => {
      if (name === "take-down") return each.state === "published";
      if (name !== "grant-appeal") return each.number === version;
      return each.state === "refused" && each.decided_at?.getTime() === read.decided_at?.getTime();
    })
    .map(({ number }) => number);
  const { version: table } = reviewTables[kind];
  await transaction
    .updateTable(table)
    .set({
      state,
      ...(reason === null ? {} : { reason: reason as Reason }),
      ...(ofAppeal ? {} : { decided_at: now, appeal: null, appealed_at: null, appeal_decided_at: null }),
    })
    .where("review_id", "=", review)
    .where("number", "in", numbers)
    .execute();
  if (ofAppeal) {
    await transaction
      .updateTable(table)
      .set({ appeal_decided_at: now })
      .where("review_id", "=", review)
      .where("number", "=", version)
      .execute();
  }
  await followVersions(transaction, kind, review);
  if (name === "take-down") await closeReports(transaction, kind, review, true, now);
  const event = await recordEvent(transaction, { kind, review, version }, { decision: name, reason, note, by }, now);
  if (name === "publish" || name === "refuse")
    await countDecision(transaction, { kind, stars: read.rating, reason }, now);
  return { reason: reason ?? read.reason, undoesAppeal: name === "take-down" && again.versions.length > 0, event };
}

/**
 * Dismisses reports that are wrong or don't concern a rule violation: the review stays. Null when the same person has
 * already done so.
 */
export async function dismissReports(
  transaction: Db,
  { kind, review }: Omit<Target, "version">,
  { note, by }: Pick<Decision, "note" | "by">,
  now: Date,
): Promise<Decided> {
  await lockReview(transaction, kind, review);
  await mustBeTheirs(transaction, { kind, review }, null, by);
  const closed = await closeReports(transaction, kind, review, false, now);
  if (closed === 0) {
    const last = await lastEvent(transaction, { kind, review, version: null });
    if (last?.account_id === by.id && last.decision === "dismiss-reports") return null;
    throw conflict(last === undefined ? "Nobody has reported this one." : `${decidedBy(last, by)} Nothing is open.`);
  }
  const event = await recordEvent(
    transaction,
    { kind, review, version: null },
    { decision: "dismiss-reports", reason: null, note, by },
    now,
  );
  return { reason: null, undoesAppeal: false, event };
}

/** Throws 409 if the decision has to be a colleague's. */
async function mustBeTheirs(db: Db, of: Pick<Target, "kind" | "review">, again: DecidedAgain | null, by: Staff) {
  const left = await leftToOthers(db, of, again, by.id);
  if (left !== null) throw new HttpError(409, { detail: left, code: "not_yours" });
}

async function lockReview(db: Db, kind: ReviewKind, review: number): Promise<void> {
  const locked = await db
    .selectFrom(reviewTables[kind].review)
    .where("id", "=", review)
    .select("id")
    .forUpdate()
    .executeTakeFirst();
  if (locked === undefined) throw notFound();
}

const versionsOf = (db: Db, kind: ReviewKind, review: number) =>
  db
    .selectFrom(reviewTables[kind].version)
    .where("review_id", "=", review)
    .select(["number", "rating", "state", "reason", "decided_at", "appealed_at", "appeal_decided_at"])
    .orderBy("number")
    .execute();

/** Updates the review's own state and reason from its versions. */
async function followVersions(db: Db, kind: ReviewKind, review: number): Promise<void> {
  const versions = await versionsOf(db, kind, review);
  const state = reviewState(versions);
  const reason = state === "refused" ? (versions.findLast((each) => each.state === "refused")?.reason ?? null) : null;
  await db
    .updateTable(reviewTables[kind].review)
    .set({ state, reason: reason as Reason | null })
    .where("id", "=", review)
    .execute();
}

async function closeReports(db: Db, kind: ReviewKind, review: number, upheld: boolean, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable(reviewTables[kind].report)
    .set({ closed_at: now, upheld, reporter_hash: null })
    .where("review_id", "=", review)
    .where("closed_at", "is", null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

interface Noted extends Pick<Decision, "reason" | "note" | "by"> {
  decision: keyof typeof decisionLabels;
}

/** Adds to the history that staff read. Returns its ID. */
export async function recordEvent(
  db: Db,
  { kind, review, version }: { kind: ReviewKind; review: number; version: number | null },
  { decision, reason, note, by }: Noted,
  now: Date,
): Promise<number> {
  const { id } = await db
    .insertInto("moderation_event")
    .values({
      owner_review_id: kind === "bed" ? review : null,
      store_review_id: kind === "store" ? review : null,
      version,
      decision,
      reason,
      note,
      account_id: by.id,
      staff_name: by.first_name,
      decided_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

interface LastEvent {
  decision: keyof typeof decisionLabels;
  reason: string | null;
  account_id: number | null;
  staff_name: string;
}

const lastEvent = (
  db: Db,
  { kind, review, version }: { kind: ReviewKind; review: number; version: number | null },
): Promise<LastEvent | undefined> =>
  db
    .selectFrom("moderation_event")
    .where(reviewTables[kind].event, "=", review)
    .where("version", version === null ? "is" : "=", version)
    .select(["decision", "reason", "account_id", "staff_name"])
    .orderBy("id", "desc")
    .executeTakeFirst();

const decidedBy = (event: LastEvent, by: Staff) => decidedAlready(event, decisionLabels[event.decision], by);
