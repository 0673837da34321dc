import { useNavigate } from "@remix-run/react";
import type { MouseEvent } from "react";

/**
 * One click handler for a part of the page with many plain links, which render faster than as many <Link>.
 * Presses that the browser treats in its own way (new tab, download, another site) are left to it.
 */
export function useLinkNavigation() {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (link === null || !plain || event.defaultPrevented || link.target !== "") return;
    if (link.origin !== window.location.origin) return;
    event.preventDefault();
    navigate(`${link.pathname}${link.search}${link.hash}`);
  };
}
