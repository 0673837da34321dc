import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";

/** Put into a link's state by pages whose filters keep the focus where it is. */
export type StayState = { keepFocus: true };

// The last page told. Kept outside the component, which remounts when a page gives way to an error page.
let told: string | null = null;

function target(hash: string): HTMLElement | null {
  const byHash = hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  return byHash ?? document.querySelector<HTMLElement>("main h1") ?? document.getElementById("main");
}

/**
 * A client navigation does what loading a page does: it moves the focus to the start of the page, here
 * its heading, and says the title.
 */
export default function RouteAnnouncer() {
  const { pathname, search, hash, state } = useLocation();
  const [title, setTitle] = useState("");

  useEffect(() => {
    const page = `${pathname}${search}`;
    const first = told === null;
    if (page === told) return;
    told = page;
    if (first) return;
    setTitle(document.title);
    if ((state as Partial<StayState> | null)?.keepFocus === true) return;
    const heading = target(hash);
    if (heading !== null && !heading.matches("a[href], button, input, select, textarea, summary, [tabindex]")) {
      heading.tabIndex = -1;
    }
    heading?.focus({ preventScroll: true });
  }, [pathname, search, hash, state]);

  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic="true">
      {title}
    </div>
  );
}
