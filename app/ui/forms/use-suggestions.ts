import { useEffect, useState } from "react";
import { useLatest } from "../use-latest";

/** Specification, sections 5 and 9. */
const debounceMs = 500;

export type FetchItems<Item> = (term: string, signal: AbortSignal) => Promise<readonly Item[]>;

interface Suggestions<Item> {
  items: readonly Item[];
  /** The term these were found for, which may lag behind what is typed. */
  term: string;
}

const none = { items: [], term: "" };

/**
 * Suggestions for what is typed, after a pause. An empty term clears them, a failure leaves them, and a newer term
 * aborts the older request. `typed` is null until the visitor types: a prefilled input fetches nothing.
 */
export function useSuggestions<Item>(typed: string | null, fetchItems: FetchItems<Item>): Suggestions<Item> {
  const [found, setFound] = useState<Suggestions<Item>>(none);
  const term = typed?.trim() ?? null;
  const shown = useLatest(found);

  useEffect(() => {
    if (term === null || term === shown.current.term) return;
    if (term === "") {
      setFound(none);
      return;
    }
    const controller = new AbortController();
    const timer = setTimeout(() => {
      fetchItems(term, controller.signal).then(
        (items) => {
          if (!controller.signal.aborted) setFound({ items, term });
        },
        () => {},
      );
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [term, fetchItems, shown]);

  return found;
}
