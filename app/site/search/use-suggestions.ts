import { useEffect, useState } from "react";
import type { Suggestion } from "#contracts/search";
import { paths } from "~/paths";
import { logSearchFailure } from "~/platform/browser-console.client";
import { askAfterPause } from "~/platform/get-json.client";
import { useLatest } from "~/ui/use-latest";

/** Milliseconds without typing (specification, section 5). */
const pauseMs = 500;

const none = { items: [] as Suggestion[], term: "" };

/**
 * Suggestions for what is typed, after a pause. An empty term clears them, a failure leaves them, and a newer term
 * aborts the older request. `typed` is null until the visitor types: a prefilled input fetches nothing. The `term` is that
 * which they were found for: it may lag behind what is typed.
 */
export function useSuggestions(typed: string | null) {
  const [found, setFound] = useState(none);
  const term = typed?.trim() ?? null;
  const shown = useLatest(found);

  useEffect(() => {
    if (term === null || term === shown.current.term) return;
    if (term === "") {
      setFound(none);
      return;
    }
    const show = (items: unknown) => setFound({ items: items as Suggestion[], term });
    return askAfterPause(pauseMs, paths.suggestionsFor(term), show, logSearchFailure);
  }, [term, shown]);

  return found;
}
