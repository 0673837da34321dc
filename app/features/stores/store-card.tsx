import { Link } from "@remix-run/react";
import { Fragment } from "react";
import { paths } from "~/paths";
import OpenState from "./open-state";
import StoreContact from "./store-contact";
import StoreRating from "./store-rating";
import type { StoreRow } from "./store-rows.server";

interface StoreCardProps {
  store: StoreRow;
  heading: "h2" | "h3";
}

/** The pins of cards on a map; each leads to its card. */
export const pinsOf = (rows: readonly StoreRow[], away = "") =>
  rows.map(({ number, name, distance, slug }) => ({
    number,
    label: `${number}: ${name}${distance === null ? "" : `, ${distance}${away}`}`,
    href: `#store-${slug}`,
  }));

export default function StoreCard({ store, heading: Heading }: StoreCardProps) {
  return (
    <li className="store-card" id={`store-${store.slug}`} tabIndex={-1}>
      <span className="disc store-card__number" aria-hidden="true">
        {store.number}
      </span>
      <div className="store-card__head">
        <Heading className="plain-title store-card__name">
          <Link className="quiet-link" to={paths.store(store.slug)}>
            {store.retailer} <span className="small soft store-card__location">{store.location}</span>
          </Link>
        </Heading>
        {store.distance === null ? null : <p className="small soft store-card__distance">{store.distance}</p>}
      </div>
      <StoreRating {...store} />
      <OpenState row={store.open} />
      <p>{store.address}</p>
      <StoreContact {...store} />
      {store.beds === null ? null : (
        <p className="small">
          {store.beds}
          {store.brands.length === 0 ? null : <BrandsThere store={store} />}
        </p>
      )}
      {store.discount === null ? null : (
        <p className="discount-note">
          <strong>{store.discount.title}</strong> <span className="small">{store.discount.note}</span>
        </p>
      )}
    </li>
  );
}

/** ": Nectar, Purple, Saatva and 4 more brands" */
function BrandsThere({ store: { brands, moreBrands, slug } }: Pick<StoreCardProps, "store">) {
  return (
    <>
      {brands.map((brand, index) => (
        <Fragment key={brand.slug}>
          {index === 0 ? ": " : moreBrands === 0 && index === brands.length - 1 ? " and " : ", "}
          <Link to={paths.brand(brand.slug)}>{brand.name}</Link>
        </Fragment>
      ))}
      {moreBrands === 0 ? null : (
        <>
          {" and "}
          <Link to={`${paths.store(slug)}#floor`}>{moreBrands} more brands</Link>
        </>
      )}
    </>
  );
}
