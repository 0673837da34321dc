import { Form, Link } from "@remix-run/react";
import type { HomePage } from "~/contracts/home";
import { paths } from "~/paths";
import Field from "~/ui/forms/field";
import { formatCount } from "~/ui/format";

/** The nearest stores of the remembered place; where none is remembered, the field that asks for one. */
export default function NearStores({ place, stores }: Pick<HomePage, "place" | "stores">) {
  return (
    <div className="columns near-stores">
      <div className="stack stack--tight">
        {place === null ? (
          <p>Type a ZIP code or a city, and see which beds stand on floors there.</p>
        ) : stores.length === 0 ? (
          <p>{`We know of no store within 50 miles of ${place}.`}</p>
        ) : (
          <ul className="lined">
            {stores.map((store) => (
              <li key={store.slug}>
                <Link to={paths.store(store.slug)}>{`${store.retailer.name}, ${store.street}`}</Link>
                <br />
                <span className="small soft">
                  {[
                    store.distance_miles === null ? null : `${store.distance_miles} miles away`,
                    store.model_count === null ? null : `${formatCount(store.model_count, "bed", "beds")} on the floor`,
                  ]
                    .filter(Boolean)
                    .join(", ")}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Form method="get" action={paths.stores} className="near-stores__form">
        <Field
          id="home-place"
          name="place"
          label="ZIP, city and state, or place"
          hint="For example 83702, or Boise, ID"
          maxLength={100}
        />
        <button className="button" type="submit">
          Find stores
        </button>
      </Form>
    </div>
  );
}
