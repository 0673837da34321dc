import { Link } from "@remix-run/react";
import { Fragment } from "react";
import { paths } from "~/paths";
import { formatCount } from "~/ui/format";
import type { OpenRow, StoreRow } from "./store-rows.server";

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

/** Whether it is open and until when; the mark's shape repeats the first word. */
export function OpenState({ row }: { row: OpenRow | null }) {
  if (row === null) return null;
  return (
    <p className={row.open ? "open-state open-state--open" : "open-state"}>
      <svg className="open-state__mark" viewBox="0 0 12 12" width={12} height={12} aria-hidden="true">
        <circle cx={6} cy={6} r={4.5} />
      </svg>
      <span>{row.words}</span>
    </p>
  );
}

/** How shoppers rate a store, as a link to what they say; nothing where nobody has. */
export function StoreRating({ slug, rating }: Pick<StoreRow, "slug" | "rating">) {
  if (rating === null) return null;
  const { average, count } = rating;
  return (
    <p className="small">
      <Link className={average === null ? undefined : "store-rating"} to={`${paths.store(slug)}#reviews`}>
        {average === null ? (
          formatCount(count, "review", "reviews")
        ) : (
          <>
            {average.toFixed(1)}
            <span className="visually-hidden"> of 5 stars</span> from {formatCount(count, "rating", "ratings")}
          </>
        )}
      </Link>
    </p>
  );
}

/** How to get there and how to call. */
function StoreContact({ directions, phone, name }: Pick<StoreRow, "directions" | "phone" | "name">) {
  return (
    <p className="cluster store-contact">
      {directions === null ? (
        <span className="small soft">Made up for the demo</span>
      ) : (
        <a className="store-contact__link" href={directions} rel="external noopener noreferrer">
          Directions<span className="visually-hidden"> to {name}</span> on Google Maps
        </a>
      )}
      {phone ? (
        <a className="store-contact__link" href={phone.href}>
          {phone.text}
        </a>
      ) : null}
    </p>
  );
}
