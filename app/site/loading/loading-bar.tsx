import { useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";

/** Milliseconds from a finished navigation to the end of the bar (specification, section 9), and of that end (loading-bar.css). */
const stopDelayMs = 200;
const endMs = 1000;

/** Shows that the next page is loading. Visual only: route-announcer.tsx announces the page to screen readers. */
export default function LoadingBar() {
  const busy = useNavigation().state !== "idle";
  // A navigation that begins while a bar ends has a bar of its own, since that one is full.
  const [bar, setBar] = useState<{ number: number; ends: boolean } | null>(null);

  useEffect(() => {
    if (busy) {
      setBar((shown) => (shown?.ends === false ? shown : { number: (shown?.number ?? 0) + 1, ends: false }));
      return;
    }
    const end = setTimeout(() => setBar((shown) => shown && { ...shown, ends: true }), stopDelayMs);
    const removal = setTimeout(() => setBar(null), stopDelayMs + endMs);
    return () => {
      clearTimeout(end);
      clearTimeout(removal);
    };
  }, [busy]);

  return bar && <div key={bar.number} className={bar.ends ? "loading-bar loading-bar--ends" : "loading-bar"} />;
}
