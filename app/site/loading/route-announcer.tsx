import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { stay } from "~/ui/listing/address";

// The last announced location, outside the component because that remounts when an error page replaces a page.
let told: { page: string; hash: string } | null = null;

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

function target(hash: string): HTMLElement | null {
  const byHash = hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  // A form that came back with errors takes the focus first.
  return byHash ?? find('main [aria-invalid="true"]') ?? find("main h1") ?? find("#main");
}

function moveFocus(place: HTMLElement | null) {
  const focusable = place?.matches("a[href], button, input, select, textarea, summary, [tabindex]");
  if (place !== null && focusable === false) place.tabIndex = -1;
  place?.focus({ preventScroll: true });
}

/** The focused element is gone from the page: focus moves to the heading. */
export function rescueFocus() {
  if (document.activeElement === document.body) moveFocus(find("main h1") ?? find("#main"));
}

/** As after a page load, the focus moves to the heading, or to what the hash names, and the title is announced. */
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
    if ((state as Partial<typeof stay> | null)?.keepFocus !== true) moveFocus(target(hash));
  }, [pathname, search, hash, state]);

  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic="true">
      {title}
    </div>
  );
}
