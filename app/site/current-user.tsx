import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import type { CurrentUser } from "~/contracts/user";
import { paths } from "~/paths";
import { getJson } from "~/platform/get-json.client";
import { RefreshedRoot, useRootData, type RootData } from "./root-data";

type Listener = (user: CurrentUser | null) => void;
interface UserRefresh {
  /** Asks for the user anew; the page stays as it is. Where that fails, so does what is known of the user. */
  refreshUser: () => Promise<void>;
  /** Calls back after every refresh; returns how to stop. */
  onUserRefreshed: (listener: Listener) => () => void;
  /** Whether an answer is on its way, also before this has been rendered. */
  isRefreshing: () => boolean;
  /** Changes whenever a refresh has ended, failed ones included. */
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
  // What the root loader gives later is newer than any refresh before it.
  const root = refreshed?.loaded === loaded ? refreshed.root : loaded;
  const latest = useRef(loaded);
  const told = useRef(root);

  useEffect(() => {
    latest.current = loaded;
  }, [loaded]);

  // The root loader's answer is a new object each time it ran, even when nothing in it changed.
  useEffect(() => {
    if (told.current === root) return;
    told.current = root;
    for (const listener of listeners.current) listener(root.user);
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
      // What is known of the user stays.
    }
    if (asking.current !== own) return;
    asking.current = null;
    setEnded((count) => count + 1);
  }, []);
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
 * For a page that searched around a place, which the upstream remembers: the stores near the user follow it. The root
 * loader ran beside the search, or not at all.
 */
export function useRememberedPlace(place: string | null): void {
  const { refreshUser } = useUserRefresh();
  const known = useRootData().user?.session.place ?? null;
  const before = useRef(known);
  useEffect(() => {
    before.current = known;
  }, [known]);
  useEffect(() => {
    if (place !== null && place !== before.current) void refreshUser();
  }, [place, refreshUser]);
}
