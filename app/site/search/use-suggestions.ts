import { useEffect, useRef, useState } from "react";
import type { Suggestion } from "~/contracts/search";
import { paths } from "~/paths";
import { logSearchFailure } from "~/platform/browser-console.client";
import { getJson } from "~/platform/get-json.client";

/** Specification, sections 5 and 9. */
export const searchDebounceMs = 500;

interface Suggestions {
  items: readonly Suggestion[];
  /** What they were found for, which may lag behind what is typed. */
  term: string;
}

const none: Suggestions = { items: [], term: "" };

/**
 * Suggestions for what is typed, asked for once typing rests. An empty term clears them; a failure leaves
 * them as they were. A newer term aborts the older question, so answers cannot come out of order.
 * `typed` is null until the visitor types, so that a box that starts filled asks nothing.
 */
export function useSuggestions(typed: string | null): Suggestions {
  const [found, setFound] = useState(none);
  const term = typed?.trim() ?? null;
  const shown = useRef(found);
  useEffect(() => {
    shown.current = found;
  });

  useEffect(() => {
    if (term === null || term === shown.current.term) return;
    if (term === "") {
      setFound(none);
      return;
    }
    const controller = new AbortController();
    const ask = async () => {
      try {
        const items = (await getJson(paths.suggestionsFor(term), controller.signal)) as Suggestion[];
        if (!controller.signal.aborted) setFound({ items, term });
      } catch {
        if (!controller.signal.aborted) logSearchFailure();
      }
    };
    const timer = setTimeout(() => void ask(), searchDebounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [term]);

  return found;
}
