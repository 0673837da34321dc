/**
 * GETs JSON from the site itself, for what cannot be a loader because a failure must leave the page as
 * it is. `path` begins with a slash. Rejects on any status but 2xx, on a body that is not JSON, on abort.
 */
export async function getJson(path: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(path, { signal, headers: { Accept: "application/json" } });
  if (!response.ok) throw new Error(`HTTP ${response.status}: ${response.statusText}`);
  return response.json();
}
