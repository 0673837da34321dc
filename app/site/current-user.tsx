import { useRevalidator } from "@remix-run/react";
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, type ReactNode } from "react";
import type { CurrentUser } from "~/contracts/user";
import { useRootData } from "./root-data";

type Listener = (user: CurrentUser | null) => void;
type UserRefresh = {
  /** Loads the user anew, with the data of the page. */
  refreshUser: () => void;
  /** Calls back after every refresh; returns how to stop. */
  onUserRefreshed: (listener: Listener) => () => void;
};

const RefreshContext = createContext<UserRefresh>({ refreshUser: () => {}, onUserRefreshed: () => () => {} });

export const useUserRefresh = () => useContext(RefreshContext);

/** The user is loaded with the first page and on demand; listeners hear of every refresh (section 7). */
export default function CurrentUserProvider({ children }: { children: ReactNode }) {
  const root = useRootData();
  const { revalidate } = useRevalidator();
  const listeners = useRef(new Set<Listener>());
  const told = useRef(root);

  // The root loader's answer is a new object each time it ran, even when nothing in it changed.
  useEffect(() => {
    if (told.current === root) return;
    told.current = root;
    for (const listener of listeners.current) listener(root.user);
  }, [root]);

  const onUserRefreshed = useCallback((listener: Listener) => {
    listeners.current.add(listener);
    return () => void listeners.current.delete(listener);
  }, []);
  const value = useMemo(() => ({ refreshUser: revalidate, onUserRefreshed }), [revalidate, onUserRefreshed]);
  return <RefreshContext.Provider value={value}>{children}</RefreshContext.Provider>;
}
