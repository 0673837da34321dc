import { coarse } from "~/features/stores/store-list";

/** The browser's own timeout starts only after the visitor has answered its permission prompt, if ever. */
const longestWaitMs = 30_000;

/** Latitude and longitude as they may leave the browser, or what to say and do instead. */
export function askLocation(signal: AbortSignal): Promise<[latitude: string, longitude: string] | string> {
  return new Promise((settle) => {
    const timer = setTimeout(
      () => settle("We’re still waiting for your browser. Type a ZIP or a city instead, or ask again."),
      longestWaitMs,
    );
    signal.addEventListener("abort", () => clearTimeout(timer));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => settle([coarse(coords.latitude), coarse(coords.longitude)]),
      ({ code, PERMISSION_DENIED }) =>
        settle(
          code === PERMISSION_DENIED
            ? "Your browser didn’t share your location, and that’s fine. Type a ZIP or a city instead."
            : "Your browser couldn’t tell where you are. Type a ZIP or a city instead.",
        ),
      { maximumAge: 600_000, timeout: 10_000 },
    );
  });
}
