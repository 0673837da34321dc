import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import Icon from "~/ui/icon";
import { unreachable } from "./navigation-guard";

/** Says, in place, that a press came to nothing because the site cannot be reached. */
export default function UnreachableNotice() {
  const { pathname, search } = useLocation();
  // Counted, so that a second press is said again.
  const [presses, setPresses] = useState(0);
  const hide = () => setPresses(0);

  useEffect(() => {
    const show = () => setPresses((count) => count + 1);
    addEventListener(unreachable, show);
    addEventListener("online", hide);
    return () => {
      removeEventListener(unreachable, show);
      removeEventListener("online", hide);
    };
  }, []);
  useEffect(hide, [pathname, search]);

  // What was pressed is to be pressed again, and must not lie below the notice.
  useEffect(() => {
    // The tray is above the page and scrolls nowhere.
    if (presses > 0) document.querySelector("main :focus")?.scrollIntoView({ block: "nearest" });
  }, [presses]);

  const dismiss = () => {
    hide();
    // The button goes, and with it the focus.
    document.getElementById("main")?.focus({ preventScroll: true });
  };

  return (
    <div role="status">
      {presses === 0 ? null : (
        <div className="unreachable" key={presses}>
          <Icon name="alert" size={22} />
          <p>
            <strong>{navigator.onLine ? "We cannot be reached right now." : "You are offline."}</strong> This page stays
            as it is, with what you typed. Try again in a moment.
          </p>
          <button type="button" className="button button--secondary button--small" onClick={dismiss}>
            Dismiss
          </button>
        </div>
      )}
    </div>
  );
}
