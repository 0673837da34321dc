import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";

/** Sessions that are kept in mind: of staff more than any operator has, whatever others come. */
const most = { staff: 1000, others: 10_000, waiting: 1000 };
/** Counts of one session that wait. */
const mostWaiting = 100;
/** In milliseconds: longer than somebody works without opening a document. */
const lasts = 12 * 3_600_000;

const hashOf = (session: string) => createHash("sha256").update(session).digest("base64url");

/** The last of so many, each for `lasts`. */
const recent = <Value extends object | true>(max: number, now: () => number) =>
  new LRUCache<string, Value>({ max, ttl: lasts, perf: { now }, ttlResolution: 0 });

/**
 * Whether sessions are of staff, by hashes and in this process alone: requests for the data of a page don't say who asks,
 * and a call to the upstream for each of them would cost more than the page.
 */
export function staffSessions(now = () => Date.now()) {
  const staff = recent<true>(most.staff, now);
  const others = recent<true>(most.others, now);
  const waiting = recent<(() => void)[]>(most.waiting, now);
  return {
    note(session: string | null, isStaff: boolean): void {
      if (session === null) return;
      const hash = hashOf(session);
      const [known, other] = isStaff ? [staff, others] : [others, staff];
      other.delete(hash);
      known.set(hash, true);
      if (!isStaff) for (const count of waiting.get(hash) ?? []) count();
      waiting.delete(hash);
    },
    /**
     * Counts at once where there is no session or it is known whose it is. One of before the process began, or that another
     * process let in, waits until a document says so; until then nothing of it is counted.
     */
    unlessStaff(session: string | null, count: () => void): void {
      const hash = session === null ? null : hashOf(session);
      if (hash === null || others.get(hash) === true) return count();
      if (staff.get(hash) === true) return;
      const counts = waiting.get(hash) ?? [];
      if (counts.length < mostWaiting) waiting.set(hash, [...counts, count]);
    },
  };
}
