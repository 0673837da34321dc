import { useEffect, useState } from "react";
import type { QuestionLink } from "#contracts/discussions/questions";
import { titleLength } from "#contracts/vocabulary/discussions";
import { getJson } from "~/platform/get-json.client";
import { readingPaths } from "~/reading-paths";

/** As the search box (specification, section 9). */
const pauseMs = 500;

/** Questions like a title, after a pause in typing it; null until there was one, and as before where they can't be had. */
export function useSimilar(title: string | null): readonly QuestionLink[] | null {
  const [found, setFound] = useState<readonly QuestionLink[] | null>(null);
  useEffect(() => {
    if (title === null) return;
    if (title.trim().length < titleLength.least) {
      setFound((before) => (before === null ? null : []));
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      getJson(readingPaths.similarQuestions(title.trim()), signal).then(
        (items) => {
          if (!signal.aborted) setFound(items as QuestionLink[]);
        },
        () => {},
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [title]);
  return found;
}
