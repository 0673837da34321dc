import type { ComponentProps } from "react";
import type { PlaceChoice } from "#contracts/stores";
import { formatCount } from "~/ui/format";
import type { MapDrawing } from "../maps/map-drawing.server";
import MapPins from "../maps/map-pins";
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

interface CountryMapProps {
  drawing: MapDrawing;
  /** In the order of the drawing's pins. */
  cities: readonly PlaceChoice[];
  hrefFor: (place: string) => string;
}

/** The whole country with its largest cities as pins; the same cities stand beside it as a list. */
function CountryMap({ drawing, cities, hrefFor }: CountryMapProps) {
  const pins = cities.map(({ label, value, store_count }, index) => ({
    number: index + 1,
    label: `${index + 1}: ${label}, ${formatCount(store_count, "store", "stores")}`,
    href: hrefFor(value),
  }));
  return (
    <figure className="stack stack--tight store-map">
      <div className="store-map__sheet">
        <img className="store-map__land" src={drawing.picture} alt="" width={975} height={610} />
        <svg className="store-map__marks" role="group" aria-label="Map of the largest cities with stores">
          <MapPins drawing={drawing} pins={pins} />
        </svg>
      </div>
      <figcaption className="small soft">
        The numbers match the list. Alaska and Hawaii aren’t drawn to scale.
      </figcaption>
    </figure>
  );
}
