import { useEffect, useState } from "react";
import { getCachedJson } from "~/platform/session-cache.client";
import { paths } from "~/paths";

interface Meaning {
  term: string;
  summary: string;
}

/** What the storage holds may be of an earlier build. */
function readMeaning(answer: unknown): Meaning {
  const { term, summary } = answer as Partial<Meaning>;
  if (typeof term !== "string" || typeof summary !== "string") throw new TypeError("Not the meaning of a term");
  return { term, summary };
}

interface Shown extends Meaning {
  link: Element;
  left: number;
  top: number;
}

const cardId = "term-card";
const cardWidth = 320;

/** The link to a term that an event is about; null: none. */
const linkOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest(`.prose a[href^="${paths.glossary}"]`) : null;

const isOnCard = (target: EventTarget | null) => target instanceof Element && target.closest(`#${cardId}`) !== null;

/** Where the card stands: below its link, and within the window. */
function placeBelow(link: Element) {
  const { left, bottom } = link.getBoundingClientRect();
  const room = document.documentElement.clientWidth - cardWidth - 16;
  return { left: Math.max(8, Math.min(left, room)) + window.scrollX, top: bottom + window.scrollY };
}

/**
 * What a term means beside its link in a text, while the link is pointed at or has the focus. The card can be pointed at
 * too, and Escape puts it away (WCAG 1.4.13). Taps follow the link.
 */
export default function TermCards() {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const known = new Map<string, Promise<Meaning>>();
    let wanted: Element | null = null;
    const meaningOf = (slug: string) => {
      const asked =
        known.get(slug) ??
        getCachedJson({
          path: paths.meaning(slug),
          key: `term ${slug}`,
          signal,
          read: readMeaning,
        });
      known.set(slug, asked);
      return asked;
    };
    const put = (away: Element | null) => {
      wanted = away;
      if (away === null) setShown(null);
    };
    const point = (event: Event) => {
      if (event instanceof PointerEvent && event.pointerType === "touch") return;
      const link = linkOf(event.target);
      if (link === wanted || isOnCard(event.target)) return;
      put(link);
      const slug = link?.getAttribute("href")?.split("/")[2] ?? "";
      if (link === null || slug === "") return;
      meaningOf(slug).then(
        (meaning) => {
          if (wanted === link) setShown({ ...meaning, link, ...placeBelow(link) });
        },
        // The link leads to it all the same.
        () => known.delete(slug),
      );
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape") put(null);
    };
    document.addEventListener("pointerover", point, { signal });
    document.addEventListener("focusin", point, { signal });
    document.addEventListener("keydown", onKey, { signal });
    return () => controller.abort();
  }, []);
  const link = shown?.link;
  useEffect(() => {
    if (link === undefined) return;
    link.setAttribute("aria-describedby", cardId);
    return () => link.removeAttribute("aria-describedby");
  }, [link]);
  if (shown === null) return null;
  return (
    <p className="term-card" id={cardId} role="tooltip" style={{ left: shown.left, top: shown.top }}>
      <strong>{shown.term}.</strong> {shown.summary}
    </p>
  );
}
