import type { replayIntegration } from "@sentry/remix";

type Replay = ReturnType<typeof replayIntegration>;

/**
 * Records public pages alone: begins with the first of them, pauses before a private one is shown, and goes on when that
 * has been replaced.
 */
export function recordingOf(replay: Replay, begin: () => void, isPrivate: (address: string) => boolean) {
  /** Before it has begun, whether it records is not drawn yet. */
  let begun = false;
  /** How it goes on when it is paused. */
  let paused: ReturnType<Replay["getRecordingMode"]>;
  let stopping = Promise.resolve();

  function pause() {
    const mode = replay.getRecordingMode();
    if (mode === undefined) return;
    paused = mode;
    // What it has of the pages before is sent; that ends later, and takes the recording with it.
    stopping = replay.stop();
  }

  async function goOn() {
    await stopping;
    if (isPrivate(location.href)) return;
    if (!begun) {
      begun = true;
      begin();
    } else if (paused !== undefined) {
      if (paused === "session") replay.start();
      else replay.startBuffering();
      paused = undefined;
    }
  }

  /** A page has been shown: its address may have changed before, with the page before still there. */
  const shown = () => (isPrivate(location.href) ? pause() : void goOn());

  return {
    pause,
    /** Begins, and goes by what is shown (data-hydrated names the page, site/loading/site-behavior.tsx). */
    follow() {
      shown();
      new MutationObserver(shown).observe(document.documentElement, { attributeFilter: ["data-hydrated"] });
    },
  };
}
