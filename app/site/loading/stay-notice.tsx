import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import Icon from "~/ui/icon";
import { stayed, type StayWords } from "./stay-event";

export default function StayNotice() {
  const { pathname, search } = useLocation();
  // A counter, so that a second failure is announced again.
  const [{ words, presses }, setNotice] = useState<{ words: StayWords | null; presses: number }>({
    words: null,
    presses: 0,
  });
  const hide = () => setNotice(({ presses: count }) => ({ words: null, presses: count }));

  useEffect(() => {
    const show = ({ detail }: Event & { detail?: StayWords }) =>
      setNotice(({ presses: count }) => ({ words: detail ?? null, presses: count + 1 }));
    const listening = new AbortController();
    addEventListener(stayed, show, { signal: listening.signal });
    addEventListener("online", hide, { signal: listening.signal });
    return () => listening.abort();
  }, []);
  useEffect(hide, [pathname, search]);

  // The notice must not cover the control that the visitor will want to click again.
  useEffect(() => {
    // The tray floats above the page and does not scroll.
    if (words !== null) document.querySelector("main :focus")?.scrollIntoView({ block: "nearest" });
  }, [words]);

  const dismiss = () => {
    hide();
    // Removing the focused button would lose the focus.
    document.getElementById("main")?.focus({ preventScroll: true });
  };

  return (
    <div role="status">
      {words === null ? null : (
        <div className="cluster stay-notice" key={presses}>
          <Icon name="alert" size={22} />
          <p>
            <strong>{words.title}</strong> {words.text}
          </p>
          <button type="button" className="button button--secondary button--small" onClick={dismiss}>
            Dismiss
          </button>
        </div>
      )}
    </div>
  );
}
