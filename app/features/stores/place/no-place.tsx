import type { ReactNode } from "react";
import type { PlaceChoice } from "~/contracts/stores";
import PlaceLinks from "./place-links";

interface NoPlaceProps {
  cities: PlaceChoice[];
  hrefFor: (place: string) => string;
  /** The same cities on a map. */
  map: ReactNode;
}

/** Before a place is given: the largest cities, as a list and on a map. */
export default function NoPlace({ cities, hrefFor, map }: NoPlaceProps) {
  return (
    <section className="columns no-place" aria-labelledby="cities-title">
      <div className="stack">
        <h2 className="text-xl" id="cities-title">
          Or start from a large city
        </h2>
        <PlaceLinks places={cities} hrefFor={hrefFor} numbered />
      </div>
      {map}
    </section>
  );
}
