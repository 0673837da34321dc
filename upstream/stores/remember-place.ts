import type { SearchedPlace } from "#contracts/stores";
import { rememberInSession, type SessionServices } from "../sessions/visitor";
import type { Session } from "../sessions/sessions";
import type { Call } from "../http/operation";

/** The visit's place as a search understands places. */
export const rememberedPlace = ({ place }: Session): SearchedPlace | null =>
  place === null ? null : { ...place, kind: kindOf(place.label) };

/** A visit keeps places as they were restated. */
const kindOf = (label: string): SearchedPlace["kind"] =>
  label === "Near you" ? "coordinates" : /^\d{5} \(/.test(label) ? "zip" : "city";

/** What a visit keeps of a place. */
export const placeToKeep = ({ label, latitude, longitude }: SearchedPlace) => ({ label, latitude, longitude });

/** Keeps the searched place for the rest of the visit, unless it is kept already. */
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
