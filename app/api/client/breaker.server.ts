interface Options {
  requests: number;
  failureShare: number;
  openMs: number;
  now: () => number;
  onChange: (state: "open" | "closed") => void;
}

/**
 * A circuit breaker over the last `requests` calls. When the share of failures among them reaches
 * `failureShare` it opens for `openMs`; then one trial call decides.
 *
 * Why not cockatiel 3.2.1, which was looked at: its trial closes the circuit on any error it was not told to
 * handle, so a visitor who leaves during the trial would close it; calls that meet a trial wait for it
 * instead of failing at once, which eats the page's deadline; and its clock cannot be handed in.
 */
export function createBreaker({ requests, failureShare, openMs, now, onChange }: Options) {
  let recent: boolean[] = [];
  let openedAt: number | null = null;
  let trial = false;

  const open = () => {
    openedAt = now();
    recent = [];
    onChange("open");
  };
  const judge = (failed: boolean) => {
    // Calls that began before it opened end after it: their results are stale.
    if (openedAt !== null) return;
    recent.push(failed);
    if (recent.length > requests) recent.shift();
    const failures = recent.filter(Boolean).length;
    if (failed && recent.length >= requests && failures / recent.length >= failureShare) open();
  };

  return {
    state: (): "closed" | "open" | "half-open" =>
      openedAt === null ? "closed" : now() - openedAt >= openMs ? "half-open" : "open",
    /**
     * A pass for one call, or the seconds to wait when the upstream is being left alone. Exactly one function of a pass
     * is called when the call has ended; `abandoned` counts neither for nor against the upstream.
     */
    enter() {
      if (openedAt === null) {
        return { succeeded: () => judge(false), failed: () => judge(true), abandoned: () => {} };
      }
      const left = openMs - (now() - openedAt);
      if (left > 0 || trial) return { retryAfter: Math.max(1, Math.ceil(left / 1000)) };
      trial = true;
      const after = (consequence: () => void) => () => {
        trial = false;
        consequence();
      };
      const close = () => {
        openedAt = null;
        onChange("closed");
      };
      return { succeeded: after(close), failed: after(open), abandoned: after(() => {}) };
    },
  };
}
