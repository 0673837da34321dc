import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { coarse } from "~/features/stores/store-list";

type State = "absent" | "ready" | "asking" | "denied" | "failed" | "unanswered";

const words: Partial<Record<State, string>> = {
  asking: "Your browser may ask you to allow it.",
  denied: "Your browser keeps your location to itself, which is fine. Type a ZIP or a city instead.",
  failed: "Your browser could not tell where you are. Type a ZIP or a city instead.",
  unanswered: "Your browser has not told us where you are. Type a ZIP or a city instead, or ask it again.",
};

/** The browser's own timeout starts only after the visitor has answered its permission prompt, if ever. */
const longestWaitMs = 30_000;

/** Rendered only where scripts run and the browser supports geolocation; asks for permission on click only. */
export default function UseMyLocation({ hrefFor }: { hrefFor: (latitude: string, longitude: string) => string }) {
  const [state, setState] = useState<State>("absent");
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
    },
    [key],
  );
  if (state === "absent") return null;

  // A position that arrives after a cancelled request or on another page is ignored.
  const settle = (next: State) => {
    question.current?.abort();
    setState(next);
  };
  const ask = () => {
    const { signal } = (question.current = new AbortController());
    setState("asking");
    const timer = setTimeout(() => settle("unanswered"), longestWaitMs);
    signal.addEventListener("abort", () => clearTimeout(timer));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (signal.aborted) return;
        settle("ready");
        navigate(hrefFor(coarse(coords.latitude), coarse(coords.longitude)), { preventScrollReset: true });
      },
      ({ code, PERMISSION_DENIED }) => {
        if (!signal.aborted) settle(code === PERMISSION_DENIED ? "denied" : "failed");
      },
      { maximumAge: 600_000, timeout: 10_000 },
    );
  };
  const asking = state === "asking";
  return (
    <div className="cluster cluster--baseline my-location">
      <button className="link-button my-location__button" type="button" onClick={asking ? () => settle("ready") : ask}>
        {asking ? "Stop asking for my location" : "Use my location"}
      </button>
      <p className="small soft" role="status">
        {words[state]}
      </p>
    </div>
  );
}
