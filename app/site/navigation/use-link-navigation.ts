import { useNavigate } from "@remix-run/react";
import { useEffect, useRef, type RefObject } from "react";
import { useLatest } from "~/ui/use-latest";

/** The path to navigate to for a click, or null when the browser should handle it (new tab, other site). */
function destination(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (link === null || !plain || event.defaultPrevented || link.target !== "") return null;
  return link.origin === window.location.origin ? `${link.pathname}${link.search}${link.hash}` : null;
}

/** Client navigation for the plain links in the element that gets the ref: they render faster than as many <Link>. */
export function useLinkNavigation(): RefObject<HTMLElement> {
  const part = useRef<HTMLElement>(null);
  const navigate = useLatest(useNavigate());

  useEffect(() => {
    const element = part.current;
    const onClick = (event: MouseEvent) => {
      const to = destination(event);
      if (to === null) return;
      event.preventDefault();
      navigate.current(to);
    };
    element?.addEventListener("click", onClick);
    return () => element?.removeEventListener("click", onClick);
  }, [navigate]);

  return part;
}
