import type { ComponentProps } from "react";
import CountryMap from "~/features/stores/maps/country-map";
import PlaceLinks from "./place-links";

/** Before a place is given: the largest cities, as a list and on a map. */
export default function NoPlace({ counted, ...country }: ComponentProps<typeof CountryMap> & { counted: boolean }) {
  return (
    <section className="columns no-place" aria-labelledby="cities-title">
      <div className="stack">
        <h2 id="cities-title">Or start with a large city</h2>
        <PlaceLinks places={country.cities} hrefFor={country.hrefFor} counted={counted} numbered />
      </div>
      <CountryMap {...country} />
    </section>
  );
}
