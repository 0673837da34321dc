import { useEffect, useState } from "react";

interface Term {
  slug: string;
  term: string;
  summary: string;
}

interface Shown extends Term {
  link: Element;
  left: number;
  top: number;
}

const cardId = "term-card";
const cardWidth = 320;
const glossary = "/mattress-glossary/";

/** The link to a term that an event is about; null: none. */
const linkOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest(`.prose a[href^="${glossary}"]`) : null;

/**
 * What a term means beside its link in a text, while the link is pointed at or has the focus. The card can be pointed at
 * too, and Escape puts it away (WCAG 1.4.13). Taps follow the link.
 */
export default function TermCards({ terms }: { terms: readonly Term[] }) {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    const meanings = new Map(terms.map((term) => [`${glossary}${term.slug}/`, term]));
    const show = (event: Event) => {
      if (event instanceof PointerEvent && event.pointerType === "touch") return;
      const link = linkOf(event.target);
      const term = link === null ? undefined : meanings.get(link.getAttribute("href") ?? "");
      if (link === null || term === undefined) {
        const onCard = event.target instanceof Element && event.target.closest(`#${cardId}`) !== null;
        if (!onCard && document.activeElement !== document.getElementById(cardId)) setShown(null);
        return;
      }
      const { left, bottom } = link.getBoundingClientRect();
      const room = document.documentElement.clientWidth - cardWidth - 16;
      setShown({
        ...term,
        link,
        left: Math.max(8, Math.min(left, room)) + window.scrollX,
        top: bottom + window.scrollY,
      });
    };
    const hide = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key === "Escape") setShown(null);
    };
    document.addEventListener("pointerover", show);
    document.addEventListener("focusin", show);
    document.addEventListener("keydown", hide);
    return () => {
      document.removeEventListener("pointerover", show);
      document.removeEventListener("focusin", show);
      document.removeEventListener("keydown", hide);
    };
  }, [terms]);
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
