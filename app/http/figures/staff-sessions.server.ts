import { createHash } from "node:crypto";

/** More than any operator has. */
const most = 1000;
/** In milliseconds: longer than somebody works without opening a document. */
const lasts = 12 * 3_600_000;

const hashOf = (session: string) => createHash("sha256").update(session).digest("base64url");

/**
 * Sessions that were seen to be of staff, by hashes and in this process alone: requests for the data of a page don't say
 * who asks, and a call to the upstream for each of them would cost more than the page.
 */
export function staffSessions(now = () => Date.now()) {
  const until = new Map<string, number>();
  return {
    /** Null: there is no session. */
    has: (session: string | null): boolean => session !== null && (until.get(hashOf(session)) ?? 0) > now(),
    note(session: string | null, isStaff: boolean): void {
      if (session === null || (!isStaff && until.size === 0)) return;
      const hash = hashOf(session);
      until.delete(hash);
      if (!isStaff) return;
      until.set(hash, now() + lasts);
      if (until.size > most) until.delete(until.keys().next().value!);
    },
  };
}
