import { useEffect, useRef } from "react";

/**
 * Keeps the part of the page that is being read where it is while the rows above it change. The returned function
 * remembers the place; when `shown` has changed, the page is moved back to it. Not every browser does so by itself.
 */
export function useReadingPlace(shown: string): () => void {
  const place = useRef<{ part: Element; top: number } | null>(null);
  useEffect(() => {
    if (place.current === null) return;
    const { part, top } = place.current;
    place.current = null;
    window.scrollBy({ top: part.getBoundingClientRect().top - top, behavior: "instant" });
  }, [shown]);
  return () => {
    const parts = [...document.querySelectorAll(".sides > section")];
    const part = parts.findLast((each) => each.getBoundingClientRect().top < window.innerHeight / 2) ?? parts[0];
    place.current = part === undefined ? null : { part, top: part.getBoundingClientRect().top };
  };
}
