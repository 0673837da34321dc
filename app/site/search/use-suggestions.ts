import { useEffect, useState } from "react";
import type { Suggestion } from "#contracts/search";
import { paths } from "~/paths";
import { logSearchFailure } from "~/platform/browser-console.client";
import { getJson } from "~/platform/get-json.client";
import { useLatest } from "~/ui/use-latest";

/** Specification, sections 5 and 9. */
const debounceMs = 500;

interface Suggestions {
  items: Suggestion[];
  /** The term these were found for, which may lag behind what is typed. */
  term: string;
}

const none: Suggestions = { items: [], term: "" };

/**
 * Suggestions for what is typed, after a pause. An empty term clears them, a failure leaves them, and a newer term
 * aborts the older request. `typed` is null until the visitor types: a prefilled input fetches nothing.
 */
export function useSuggestions(typed: string | null): Suggestions {
  const [found, setFound] = useState(none);
  const term = typed?.trim() ?? null;
  const shown = useLatest(found);

  useEffect(() => {
    if (term === null || term === shown.current.term) return;
    if (term === "") {
      setFound(none);
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      getJson(paths.suggestionsFor(term), signal).then(
        (items) => {
          if (!signal.aborted) setFound({ items: items as Suggestion[], term });
        },
        () => {
          if (!signal.aborted) logSearchFailure();
        },
      );
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [term, shown]);

  return found;
}
