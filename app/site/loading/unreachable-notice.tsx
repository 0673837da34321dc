import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import Icon from "~/ui/icon";
import { unreachable } from "./navigation-guard";

export default function UnreachableNotice() {
  const { pathname, search } = useLocation();
  // A counter, so that a second failure is announced again.
  const [presses, setPresses] = useState(0);
  const hide = () => setPresses(0);

  useEffect(() => {
    const show = () => setPresses((count) => count + 1);
    const listening = new AbortController();
    addEventListener(unreachable, show, { signal: listening.signal });
    addEventListener("online", hide, { signal: listening.signal });
    return () => listening.abort();
  }, []);
  useEffect(hide, [pathname, search]);

  // The notice must not cover the control that the visitor will want to click again.
  useEffect(() => {
    // The tray floats above the page and does not scroll.
    if (presses > 0) document.querySelector("main :focus")?.scrollIntoView({ block: "nearest" });
  }, [presses]);

  const dismiss = () => {
    hide();
    // Removing the focused button would lose the focus.
    document.getElementById("main")?.focus({ preventScroll: true });
  };

  return (
    <div role="status">
      {presses === 0 ? null : (
        <div className="cluster unreachable" key={presses}>
          <Icon name="alert" size={22} />
          <p>
            <strong>{navigator.onLine ? "We can't connect right now." : "You're offline."}</strong> Nothing you typed is
            lost. Try again in a moment.
          </p>
          <button type="button" className="button button--secondary button--small" onClick={dismiss}>
            Dismiss
          </button>
        </div>
      )}
    </div>
  );
}
