import { getJson } from "./get-json.client";

/** How long an answer serves, in milliseconds: as long as the site's own Cache-Control of what is kept says. */
const freshMs = 600_000;

interface Kept {
  at: number;
  data: unknown;
}

interface Asked<T> {
  path: string;
  key: string;
  signal: AbortSignal;
  /** Throws where an answer is none of that kind: one that is kept, as by an earlier build, is then asked for again. */
  read: (answer: unknown) => T;
}

/**
 * As getJson, for what says nothing of its visitor: an answer is kept in the session storage under `key` and read from
 * there (specification, section 7, the generic data call). One that is too old is dropped before it is asked for again.
 */
export async function getCachedJson<T>({ path, key, signal, read }: Asked<T>): Promise<T> {
  const kept = readKept(key, read);
  if (kept !== null) return kept;
  inStorage((storage) => storage.removeItem(key));
  const data = await getJson(path, signal);
  const answer = read(data);
  inStorage((storage) => storage.setItem(key, JSON.stringify({ at: Date.now(), data } satisfies Kept)));
  return answer;
}

function readKept<T>(key: string, read: Asked<T>["read"]): T | null {
  try {
    const kept = JSON.parse(inStorage((storage) => storage.getItem(key)) ?? "null") as Partial<Kept> | null;
    const age = Date.now() - (kept?.at ?? NaN);
    return age >= 0 && age < freshMs ? read(kept?.data) : null;
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
