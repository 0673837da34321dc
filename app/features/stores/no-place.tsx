import type { PlaceChoice } from "~/contracts/stores";
import CountryMap from "./country-map";
import type { MapDrawing } from "./map-drawing";
import PlaceLinks from "./place-links";

interface NoPlaceProps {
  country: { drawing: MapDrawing; cities: PlaceChoice[] };
  hrefFor: (place: string) => string;
}

/** Before a place is given: the largest cities, as a list and on a map. */
export default function NoPlace({ country, hrefFor }: NoPlaceProps) {
  return (
    <section className="no-place" aria-labelledby="cities-title">
      <div className="stack">
        <h2 className="no-place__title" id="cities-title">
          Or start from a large city
        </h2>
        <PlaceLinks places={country.cities} hrefFor={hrefFor} numbered />
      </div>
      <CountryMap drawing={country.drawing} cities={country.cities} hrefFor={hrefFor} />
    </section>
  );
}
