import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

/** The browser's own timeout starts only after the visitor has answered its permission prompt, if ever. */
const longestWaitMs = 30_000;

/** Rendered only where scripts run and the browser supports geolocation; asks for permission on click only. */
export default function UseMyLocation({ hrefFor }: { hrefFor: (latitude: string, longitude: string) => string }) {
  const [state, setState] = useState<"absent" | "ready" | "asking">("absent");
  const [said, setSaid] = useState("");
  const question = useRef<AbortController>();
  const { key } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if ("geolocation" in navigator) setState("ready");
  }, []);
  // A late position must not pull a visitor away who has searched for a place or moved on.
  useEffect(
    () => () => {
      question.current?.abort();
      setState((before) => (before === "asking" ? "ready" : before));
      setSaid("");
    },
    [key],
  );
  if (state === "absent") return null;

  // A position that arrives after a cancelled request or on another page is ignored.
  const settle = (words: string) => {
    question.current?.abort();
    setState("ready");
    setSaid(words);
  };
  const ask = async () => {
    const { signal } = (question.current = new AbortController());
    setState("asking");
    setSaid("Your browser may ask you to share your location.");
    // From the click on, so that it also limits how long the script below may take.
    const timer = setTimeout(
      () => settle("Your browser hasn’t told us where you are. Type a ZIP or a city, or try again."),
      longestWaitMs,
    );
    signal.addEventListener("abort", () => clearTimeout(timer));
    try {
      const { askLocation } = await import("./ask-location.client");
      const found = await askLocation();
      if (signal.aborted) return;
      settle(typeof found === "string" ? found : "");
      if (typeof found !== "string") navigate(hrefFor(...found), { preventScrollReset: true });
    } catch {
      if (!signal.aborted) settle("We couldn’t ask your browser just now. Type a ZIP or a city instead.");
    }
  };
  const asking = state === "asking";
  return (
    <div className="cluster cluster--baseline my-location">
      <button
        className="link-button my-location__button"
        type="button"
        onClick={() => (asking ? settle("") : void ask())}
      >
        {asking ? "Cancel" : "Use my location"}
      </button>
      <p className="small soft" role="status">
        {said}
      </p>
    </div>
  );
}
