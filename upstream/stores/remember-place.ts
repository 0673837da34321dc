import type { SearchedPlace } from "#contracts/stores";
import { rememberInSession, type SessionServices } from "../sessions/visitor";
import type { Session } from "../sessions/sessions";
import type { Call } from "../http/operation";

/** The session's place in the form that searches use. */
export const rememberedPlace = ({ place }: Session): SearchedPlace | null =>
  place === null ? null : { ...place, kind: kindOf(place.label) };

/** Sessions store places by their restated labels. */
const kindOf = (label: string): SearchedPlace["kind"] =>
  label === "Near you" ? "coordinates" : /^\d{5} \(/.test(label) ? "zip" : "city";

/** The part of a place that a session stores. */
export const placeToKeep = ({ label, latitude, longitude }: SearchedPlace) => ({ label, latitude, longitude });

/** Remembers the searched place for the rest of the session, unless it already is. */
export async function rememberPlace(
  call: Call,
  services: SessionServices,
  { place: kept }: Session,
  searched: SearchedPlace,
): Promise<void> {
  const place = placeToKeep(searched);
  if (kept?.label === place.label && kept.latitude === place.latitude && kept.longitude === place.longitude) return;
  await rememberInSession(call, services, { place });
}
