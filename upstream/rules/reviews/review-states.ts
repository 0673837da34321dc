import { appealWithin } from "#contracts/vocabulary/moderation";

/**
 * What the rules know about a version. Stars and text are not included, so that one rule applies to all. A person
 * rejects or publishes a version, and an appeal is decided once.
 */
export interface VersionStanding {
  state: "waiting" | "published" | "refused";
  decided_at: Date | null;
  appealed_at: Date | null;
  appeal_decided_at: Date | null;
}

/** A decision that staff make about a version. */
export type DecisionName = "publish" | "refuse" | "grant-appeal" | "deny-appeal" | "take-down";

/** The stage a version is in. From "refused" its writer can act; from "final" nobody can. */
export type Position = "waiting" | "published" | "refused" | "appealed" | "final";

export function positionOf({ state, appealed_at, appeal_decided_at }: VersionStanding): Position {
  if (state !== "refused") return state;
  if (appealed_at === null) return "refused";
  return appeal_decided_at === null ? "appealed" : "final";
}

const decisionsAt: Readonly<Record<Position, readonly DecisionName[]>> = {
  waiting: ["publish", "refuse"],
  published: ["take-down"],
  refused: [],
  appealed: ["grant-appeal", "deny-appeal"],
  final: [],
};

/** For staff whose page was out of date. */
const isAlready: Readonly<Record<Position, string>> = {
  waiting: "This one still waits to be read, so publish it or don’t.",
  published: "This one is published already. You can still take it down.",
  refused: "This one has been refused already, and its writer hasn’t appealed.",
  appealed: "Its writer has appealed. Decide about the appeal.",
  final: "Its appeal has been decided, and that is final.",
};

/** Null: allowed. Otherwise the sentence saying why not. */
export type Allowed = string | null;

export const decisionsFor = (version: VersionStanding): readonly DecisionName[] => decisionsAt[positionOf(version)];

export const mayDecide = (version: VersionStanding, decision: DecisionName): Allowed =>
  decisionsFor(version).includes(decision) ? null : isAlready[positionOf(version)];

/** It is published because the appeal against its rejection was granted. */
export const hasWonAppeal = ({ state, appeal_decided_at }: VersionStanding): boolean =>
  state === "published" && appeal_decided_at !== null;

/**
 * The versions that were turned down before and are now decided again, by deciding an appeal or by taking down what an
 * appeal has won. Whoever turned one of them down has to leave that to a colleague.
 */
export function decidedAgain<Version extends VersionStanding>(
  versions: readonly Version[],
  read: Version,
  decision: DecisionName,
): Version[] {
  if (decision === "take-down") return versions.filter(hasWonAppeal);
  return decision === "grant-appeal" || decision === "deny-appeal" ? [read] : [];
}

/** The version after an allowed decision. One appeal is allowed each time that it is turned down. */
export function standingAfter(version: VersionStanding, decision: DecisionName, now: Date): VersionStanding {
  const state = stateAfter(decision);
  if (positionOf(version) === "appealed") return { ...version, state, appeal_decided_at: now };
  return { state, decided_at: now, appealed_at: null, appeal_decided_at: null };
}

/** The state of a version after an allowed decision. */
export const stateAfter = (decision: DecisionName): "published" | "refused" =>
  decision === "publish" || decision === "grant-appeal" ? "published" : "refused";

/** A review is published while any version is; otherwise it is waiting if any version is. */
export function reviewState(versions: readonly Pick<VersionStanding, "state">[]): VersionStanding["state"] {
  const has = (state: VersionStanding["state"]) => versions.some((version) => version.state === state);
  return has("published") ? "published" : has("waiting") ? "waiting" : "refused";
}

const dayMs = 86_400_000;

/** The last moment at which its writer may appeal; null unless the version was rejected. */
export const appealUntil = ({ state, decided_at }: VersionStanding): Date | null =>
  state === "refused" && decided_at !== null ? new Date(decided_at.getTime() + appealWithin * dayMs) : null;

/**
 * Whether its writer may appeal the rejection of a version. `last`: no newer version has been sent; otherwise the
 * appeal would be about words that its writer has replaced.
 */
export function mayAppeal(version: VersionStanding, last: boolean, now: Date): Allowed {
  const position = positionOf(version);
  if (position === "appealed") return "You have appealed already. We’ll write to you when we’ve read it again.";
  if (position === "final") return "We’ve read it twice, and that was the last time.";
  const until = appealUntil(version);
  if (until === null) return "There is nothing to appeal: we haven’t refused this one.";
  if (!last) return "You’ve sent a newer version since. Please wait for our decision on that one.";
  if (now > until)
    return `The ${appealWithin} days to appeal are over. You can still change your review and send it again.`;
  return null;
}

/** Whether its writer may send revised text. It replaces a version that is still waiting: only one waits at a time. */
export const mayEdit = (versions: readonly VersionStanding[]): Allowed => {
  if (versions.some((version) => positionOf(version) === "appealed"))
    return "You’ve appealed, and we’re reading your review again. You can change it as soon as we’ve decided.";
  return null;
};

/** Whether its writer may add how the bed has held up since, in addition to what is published. */
export const mayUpdate = (versions: readonly VersionStanding[]): Allowed => {
  if (reviewState(versions) !== "published") return "You can add to a review once it’s published.";
  if (versions.some(({ state }) => state === "waiting"))
    return "We’re still reading what you sent last. You can add to it as soon as we’ve decided.";
  return mayEdit(versions);
};
