import { useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** Specification, section 9; the height of 4 px and the color stand in loading-bar.css. */
const startPosition = 0.3;
const stopDelayMs = 200;
const speedMs = 500;

/** null when loading failed; the next navigation tries again. */
async function loadBar() {
  const part = await import("nprogress").catch(() => null);
  if (part === null) return null;
  const bar = part.default;
  // Our own template: the default one sets an invalid ARIA role.
  bar.configure({
    minimum: startPosition,
    speed: speedMs,
    showSpinner: false,
    template: '<div class="loading-bar" data-bar></div>',
    barSelector: "[data-bar]",
  });
  return bar;
}

/** Shows that the next page is loading. Visual only: route-announcer.tsx announces the page to screen readers. */
export default function LoadingBar() {
  const busy = useNavigation().state !== "idle";
  const stopTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (!busy) return;
    let wanted = true;
    clearTimeout(stopTimer.current);
    const loading = loadBar();
    void loading.then((bar) => {
      if (!wanted || bar === null) return;
      bar.set(startPosition);
      bar.start();
    });
    return () => {
      wanted = false;
      stopTimer.current = setTimeout(() => void loading.then((bar) => bar?.done()), stopDelayMs);
    };
  }, [busy]);

  return null;
}
