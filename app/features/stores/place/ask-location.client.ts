import { coarse } from "~/features/stores/store-list";

/** Latitude and longitude as they may leave the browser, or what to say and do instead. */
export function askLocation(): Promise<[latitude: string, longitude: string] | string> {
  return new Promise((settle) => {
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
