import { Link } from "@remix-run/react";
import type { PlaceChoice } from "#contracts/stores";
import { defaultRadius } from "#contracts/vocabulary/stores";
import { formatCount } from "~/ui/format";

interface PlaceLinksProps {
  places: readonly PlaceChoice[];
  hrefFor: (place: string) => string;
  /** Numbered like the pins on a map. */
  numbered?: boolean;
  /** With how many stores there are around each. */
  counted?: boolean;
}

export default function PlaceLinks({ places, hrefFor, numbered = false, counted = true }: PlaceLinksProps) {
  const List = numbered ? "ol" : "ul";
  return (
    <>
      {counted ? <p className="small soft">{`Stores within ${defaultRadius} miles of each:`}</p> : null}
      <List className={numbered ? "place-links place-links--numbered" : "cluster place-links"}>
        {places.map((place) => (
          <li key={place.value}>
            <Link className="place-links__link" to={hrefFor(place.value)}>
              {place.label}
            </Link>{" "}
            {counted ? <span className="small soft">{storesThere(place)}</span> : null}
          </li>
        ))}
      </List>
    </>
  );
}

const storesThere = ({ store_count }: PlaceChoice) =>
  store_count === 0 ? "no stores" : formatCount(store_count, "store", "stores");
