/**
 * The time that all reads of one page share, in milliseconds from the first on; 0 is none. `now` is a monotonic clock.
 */
export function createDeadline(ms: number, now: () => number) {
  let startedAt: number | null = null;
  return {
    /** Milliseconds left, 0 or more; Infinity when there is no deadline. */
    left() {
      if (ms === 0) return Infinity;
      startedAt ??= now();
      return Math.max(0, startedAt + ms - now());
    },
    /** Starts again with the next read, for the page that follows a write. */
    renew() {
      startedAt = null;
    },
  };
}
