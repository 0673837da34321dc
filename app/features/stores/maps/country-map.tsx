import type { PlaceChoice } from "#contracts/stores";
import { formatCount } from "~/ui/format";
import type { MapDrawing } from "./map-drawing.server";
import MapPins from "./map-pins";

interface CountryMapProps {
  drawing: MapDrawing;
  /** In the order of the drawing's pins. */
  cities: readonly PlaceChoice[];
  hrefFor: (place: string) => string;
}

/** The whole country with its largest cities as pins; the same cities stand beside it as a list. */
export default function CountryMap({ drawing, cities, hrefFor }: CountryMapProps) {
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
