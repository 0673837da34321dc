import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { paths } from "~/paths";
import { getJson } from "~/platform/get-json.client";
import { useLatest } from "~/ui/use-latest";
import { RefreshedRoot, useRootData, type RootData } from "./root-data";

type Listener = (root: RootData) => void;
interface UserRefresh {
  /** Reloads the user without touching the page. If that fails, the user known so far stays. */
  refreshUser: () => Promise<void>;
  onUserRefreshed: (listener: Listener) => () => void;
  /** Whether a refresh is in flight, readable before React has rendered. */
  isRefreshing: () => boolean;
  /** Counts the refreshes that have ended, failed ones included. */
  ended: number;
}

const RefreshContext = createContext<UserRefresh>({
  refreshUser: async () => {},
  onUserRefreshed: () => () => {},
  isRefreshing: () => false,
  ended: 0,
});

export const useUserRefresh = () => useContext(RefreshContext);

/** The user is loaded with the first page and on demand; listeners hear of every refresh (specification, section 7). */
export default function CurrentUserProvider({ children }: { children: ReactNode }) {
  const loaded = useRootData();
  const [refreshed, setRefreshed] = useState<{ loaded: RootData; root: RootData } | null>(null);
  const [ended, setEnded] = useState(0);
  const listeners = useRef(new Set<Listener>());
  const asking = useRef<AbortController | null>(null);
  // A later root loader result is newer than any refresh before it.
  const root = refreshed?.loaded === loaded ? refreshed.root : loaded;
  const latest = useLatest(loaded);
  const told = useRef(root);

  // The root loader returns a new object on every run, even when nothing changed.
  useEffect(() => {
    if (told.current === root) return;
    told.current = root;
    for (const listener of listeners.current) listener(root);
  }, [root]);

  const refreshUser = useCallback(async () => {
    asking.current?.abort();
    const own = new AbortController();
    asking.current = own;
    const before = latest.current;
    try {
      const found = (await getJson(paths.currentUser, own.signal)) as Pick<RootData, "user" | "flags">;
      if (asking.current === own && latest.current === before) {
        setRefreshed({ loaded: before, root: { ...before, ...found } });
      }
    } catch {
      // Keep the user known so far.
    }
    if (asking.current !== own) return;
    asking.current = null;
    setEnded((count) => count + 1);
  }, [latest]);
  const onUserRefreshed = useCallback((listener: Listener) => {
    listeners.current.add(listener);
    return () => void listeners.current.delete(listener);
  }, []);
  const isRefreshing = useCallback(() => asking.current !== null, []);

  const value = useMemo(
    () => ({ refreshUser, onUserRefreshed, isRefreshing, ended }),
    [refreshUser, onUserRefreshed, isRefreshing, ended],
  );
  return (
    <RefreshContext.Provider value={value}>
      <RefreshedRoot.Provider value={root}>{children}</RefreshedRoot.Provider>
    </RefreshContext.Provider>
  );
}

/**
 * The place of the user's last search, for pages that search around one: the user's nearby stores follow it, so the
 * user is reloaded after them.
 */
export function useRememberedPlace(place: string | null): string | null {
  const { refreshUser } = useUserRefresh();
  const known = useRootData().user?.session.place ?? null;
  const before = useLatest(known);
  useEffect(() => {
    if (place !== null && place !== before.current) void refreshUser();
  }, [place, before, refreshUser]);
  return known;
}
