import { Link } from "@remix-run/react";
import { Fragment } from "react";
import type { NamedLink } from "~/contracts/mattress";
import type { StoreDiscount, StoreSummary } from "~/contracts/stores";
import { paths } from "~/paths";
import { formatDate } from "~/ui/format";
import OpenState from "./open-state";
import { storePart } from "./store-locator-data";
import StorePhone from "./store-phone";
import { addressLine, milesText, modelsOnFloor, slugWords, storeName } from "./store-words";

interface StoreCardProps {
  store: StoreSummary;
  /** The number of its pin on the map. */
  number: number;
  heading: "h2" | "h3";
  /** When the upstream answered. */
  now: string;
  /** The stores of the list are in several time zones. */
  nameZone: boolean;
}

const cardId = ({ slug }: StoreSummary) => `store-${slug}`;

/** The pins of cards on a map; each leads to its card. */
export const pinsOf = (stores: readonly StoreSummary[], first: number, away = "") =>
  stores.map((store, index) => {
    const distance = store.distance_miles === null ? "" : `, ${milesText(store.distance_miles)}${away}`;
    const number = first + index;
    return { number, label: `${number}: ${storeName(store)}${distance}`, href: `#${cardId(store)}` };
  });

export default function StoreCard({ store, number, heading: Heading, now, nameZone }: StoreCardProps) {
  return (
    <li className="store-card" id={cardId(store)} tabIndex={-1}>
      <span className="disc store-card__number" aria-hidden="true">
        {number}
      </span>
      <div className="store-card__head">
        <Heading className="plain-title store-card__name">
          <Link className="quiet-link" to={paths.store(store.slug)} onClick={() => trackLink(store)}>
            {store.retailer.name} <span className="small soft store-card__slug">{slugWords(store.slug)}</span>
          </Link>
        </Heading>
        {store.distance_miles === null ? null : (
          <p className="small soft store-card__distance">{milesText(store.distance_miles)}</p>
        )}
      </div>
      <OpenState store={store} now={now} nameZone={nameZone} />
      <p>{addressLine(store)}</p>
      <StorePhone phone={store.phone} />
      {store.model_count === null && store.brands.length === 0 ? null : (
        <p className="small">
          {modelsOnFloor(store.model_count)}
          {store.brands.length === 0 ? null : (
            <>
              : <BrandsOnFloor brands={store.brands} storeHref={paths.store(store.slug)} />
            </>
          )}
        </p>
      )}
      {store.discount === null ? null : <DiscountNote discount={store.discount} />}
    </li>
  );
}

/** Tracks a click on a store's link, unless the visitor blocks the script. */
const trackLink = (store: StoreSummary) =>
  void import("~/platform/analytics.client").then(
    ({ trackStoreClick }) => trackStoreClick(storePart(store)),
    () => {},
  );

/** The discount alone; the store's page has its terms. */
function DiscountNote({ discount: { title, ends_on, last_checked_on } }: { discount: StoreDiscount }) {
  return (
    <p className="discount-note">
      <strong>{title}</strong>{" "}
      <span className="small">
        {`${ends_on === null ? "No end is given" : `Until ${formatDate(ends_on)}`}. Checked on ${formatDate(last_checked_on)}.`}
      </span>
    </p>
  );
}

/** More names would make the card long; the store's page has them all. */
const most = 5;

/** "Nectar, Purple, Saatva and 4 more"; a single name left over is written out. */
function BrandsOnFloor({ brands, storeHref }: { brands: readonly NamedLink[]; storeHref: string }) {
  const shown = brands.length <= most + 1 ? brands : brands.slice(0, most);
  const rest = brands.length - shown.length;
  return (
    <>
      {shown.map((brand, index) => (
        <Fragment key={brand.slug}>
          {index === 0 ? "" : rest === 0 && index === shown.length - 1 ? " and " : ", "}
          <Link to={paths.brand(brand.slug)}>{brand.name}</Link>
        </Fragment>
      ))}
      {rest === 0 ? null : (
        <>
          {" and "}
          <Link to={`${storeHref}#floor`}>
            {rest} more<span className="visually-hidden"> brands</span>
          </Link>
        </>
      )}
    </>
  );
}
