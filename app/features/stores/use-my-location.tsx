import { useNavigate } from "@remix-run/react";
import { useEffect, useState } from "react";
import { coarse } from "./store-address";

type State = "absent" | "ready" | "asking" | "denied" | "failed";

const words: Partial<Record<State, string>> = {
  denied: "Your browser keeps your location to itself, which is fine. Type a ZIP or a city instead.",
  failed: "Your browser could not tell where you are. Type a ZIP or a city instead.",
};

/** There only where scripts run and the browser can tell a location; it asks on a click and not before. */
export default function UseMyLocation({ hrefFor }: { hrefFor: (latitude: string, longitude: string) => string }) {
  const [state, setState] = useState<State>("absent");
  const navigate = useNavigate();
  useEffect(() => {
    if ("geolocation" in navigator) setState("ready");
  }, []);
  if (state === "absent") return null;

  const ask = () => {
    if (state === "asking") return;
    setState("asking");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState("ready");
        navigate(hrefFor(coarse(coords.latitude), coarse(coords.longitude)), { preventScrollReset: true });
      },
      (error) => setState(error.code === error.PERMISSION_DENIED ? "denied" : "failed"),
      { maximumAge: 600_000, timeout: 10_000 },
    );
  };
  return (
    <div className="my-location">
      <button className="my-location__button" type="button" onClick={ask} aria-disabled={state === "asking"}>
        {state === "asking" ? "Asking your browser…" : "Use my location"}
      </button>
      <p className="small soft" role="status">
        {words[state]}
      </p>
    </div>
  );
}
