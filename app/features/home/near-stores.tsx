import { Form, Link } from "@remix-run/react";
import type { HomePage } from "#contracts/home";
import { paths } from "~/paths";
import Field from "~/ui/forms/field";
import { formatCount } from "~/ui/format";

type Near = Pick<HomePage, "place" | "stores">;

const FindStores = () => (
  <Form method="get" action={paths.stores} className="near-stores__form">
    <Field id="home-place" name="place" label="ZIP code, or city and state" hint="For example, 83702 or Boise, ID" />
    <button className="button" type="submit">
      Find stores
    </button>
  </Form>
);

/** The nearest stores of the remembered place; where none is remembered, the field that asks for one. */
export default function NearStores({ place, stores }: Near) {
  if (place === null) {
    return (
      <div className="stack">
        <p className="measure">
          Tell us where you are, and we’ll show you which beds you can lie on nearby and how far away they are.
        </p>
        <FindStores />
      </div>
    );
  }
  return (
    <div className="columns near-stores">
      {stores.length === 0 ? (
        <p>{`We don’t know of a mattress store within 50 miles of ${nameOf(place)}. Try another place.`}</p>
      ) : (
        <div className="stack">
          <ul className="lined">
            {stores.map((store) => (
              <li key={store.slug}>
                <Link to={paths.store(store.slug)}>{`${store.retailer.name}, ${store.street}`}</Link>
                <br />
                <span className="small soft">{factsOf(store)}</span>
              </li>
            ))}
          </ul>
          <p>
            <Link to={paths.storesNear(place)}>{`See all stores near ${nameOf(place)}`}</Link>
          </p>
        </div>
      )}
      <FindStores />
    </div>
  );
}

/** The browser's position has no name. */
const nameOf = (place: string) => (place === "Near you" ? "you" : place);

const factsOf = ({ distance_miles: miles, model_count: beds }: Near["stores"][number]) =>
  [
    miles === null ? null : `${miles < 0.1 ? "less than 0.1 miles" : formatCount(miles, "mile", "miles")} away`,
    beds === null ? null : `${formatCount(beds, "bed", "beds")} to try`,
  ]
    .filter(Boolean)
    .join(", ");
