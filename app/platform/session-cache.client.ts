import { getJson } from "./get-json.client";

/** How long an answer serves, in milliseconds: as long as the site's own Cache-Control of what is kept says. */
const freshMs = 600_000;

interface Kept {
  at: number;
  data: unknown;
}

/**
 * As getJson, for what says nothing of its visitor: an answer is kept in the session storage under `key` and read from
 * there (specification, section 7, the generic data call). One that is too old is dropped before it is asked for again.
 */
export async function getCachedJson(path: string, key: string, signal: AbortSignal): Promise<unknown> {
  const kept = readKept(key);
  const age = Date.now() - (kept?.at ?? 0);
  if (kept !== null && age >= 0 && age < freshMs) return kept.data;
  inStorage((storage) => storage.removeItem(key));
  const data = await getJson(path, signal);
  inStorage((storage) => storage.setItem(key, JSON.stringify({ at: Date.now(), data } satisfies Kept)));
  return data;
}

function readKept(key: string): Kept | null {
  try {
    const kept = JSON.parse(inStorage((storage) => storage.getItem(key)) ?? "null") as Partial<Kept> | null;
    return typeof kept?.at === "number" && kept.data !== undefined ? (kept as Kept) : null;
  } catch {
    return null;
  }
}

/** Null where the visitor allows none, or it is full. */
function inStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}
