/**
 * The time that all reads of one page share. It starts with the first read, so that a long write does not use it up.
 */
export interface Deadline {
  /** Milliseconds left, 0 or more; Infinity when there is no deadline. */
  left(): number;
  /** Starts again with the next read, for the page that follows a write. */
  renew(): void;
}

/** `ms` 0 means no deadline; `now` is a monotonic clock in milliseconds. */
export function createDeadline(ms: number, now: () => number): Deadline {
  let startedAt: number | null = null;
  return {
    left() {
      if (ms === 0) return Infinity;
      startedAt ??= now();
      return Math.max(0, startedAt + ms - now());
    },
    renew() {
      startedAt = null;
    },
  };
}
