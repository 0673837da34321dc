import { useSyncExternalStore } from "react";

const never = () => () => {};

/** false on the server and during the first browser render, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
