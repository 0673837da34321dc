/**
 * GETs JSON from the site itself, for what cannot be a loader because a failure must leave the page as
 * it is. `path` begins with a slash. Rejects on any status but 2xx, on a body that is not JSON, on abort.
 */
export async function getJson(path: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(path, { signal, headers: { Accept: "application/json" } });
  if (!response.ok) throw new Error(`HTTP ${response.status}: ${response.statusText}`);
  return response.json();
}

/**
 * GETs JSON for what is being typed, once there was a pause of so many milliseconds in it. Answers how to give that up,
 * after which nothing is told any more.
 */
export function askAfterPause(
  pauseMs: number,
  path: string,
  onAnswer: (answer: unknown) => void,
  onFailure = () => {},
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const timer = setTimeout(() => {
    getJson(path, signal).then(
      (answer) => {
        if (!signal.aborted) onAnswer(answer);
      },
      () => {
        if (!signal.aborted) onFailure();
      },
    );
  }, pauseMs);
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}
