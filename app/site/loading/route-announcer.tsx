import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";

/** Put into a link's state by pages whose filters keep the focus where it is. */
export interface StayState {
  keepFocus: true;
}

// The last place told. Kept outside the component, which remounts when a page gives way to an error page.
let told: { page: string; hash: string } | null = null;

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/** Where a page begins, or the place in it that its address names. */
function target(hash: string): HTMLElement | null {
  const byHash = hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  // A form that came back by its address asks for something first.
  return byHash ?? find('main [aria-invalid="true"]') ?? find("main h1") ?? find("#main");
}

function moveFocus(place: HTMLElement | null) {
  const focusable = place?.matches("a[href], button, input, select, textarea, summary, [tabindex]");
  if (place !== null && focusable === false) place.tabIndex = -1;
  place?.focus({ preventScroll: true });
}

/** What had the focus is gone from the page: the heading takes it. */
export function rescueFocus() {
  if (document.activeElement === document.body) moveFocus(find("main h1") ?? find("#main"));
}

/**
 * A client navigation does what loading a page does: it moves the focus to the start of the page, here
 * its heading or the place that the address names, and says the title.
 */
export default function RouteAnnouncer() {
  const { pathname, search, hash, state } = useLocation();
  const [title, setTitle] = useState("");

  useEffect(() => {
    const before = told;
    told = { page: `${pathname}${search}`, hash };
    if (before === null) return;
    const samePage = before.page === told.page;
    if (samePage && (before.hash === hash || hash === "")) return;
    if (!samePage) setTitle(document.title);
    if ((state as Partial<StayState> | null)?.keepFocus !== true) moveFocus(target(hash));
  }, [pathname, search, hash, state]);

  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic="true">
      {title}
    </div>
  );
}
