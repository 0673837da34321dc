import { Link } from "@remix-run/react";
import type { StoreSummary } from "~/contracts/stores";
import { paths } from "~/paths";
import BrandsOnFloor from "./brands-on-floor";
import DiscountNote from "./discount-note";
import OpenState from "./open-state";
import { trackStoreLink } from "./store-click";
import StorePhone from "./store-phone";
import { addressLine, milesText, modelsOnFloor, slugWords } from "./store-words";

interface StoreCardProps {
  store: StoreSummary;
  /** The number of its pin on the map. */
  number?: number;
  heading: "h2" | "h3" | "h4";
  /** When the upstream answered. */
  now: string;
  /** The stores of the list are in several time zones. */
  nameZone: boolean;
}

/** Id of a card, the target of its pin. */
export const cardId = (slug: string) => `store-${slug}`;

/** One store of a list. */
export default function StoreCard({ store, number, heading: Heading, now, nameZone }: StoreCardProps) {
  return (
    <li
      className={number === undefined ? "store-card" : "store-card store-card--numbered"}
      id={cardId(store.slug)}
      tabIndex={-1}
    >
      {number === undefined ? null : (
        <span className="disc store-card__number" aria-hidden="true">
          {number}
        </span>
      )}
      <div className="store-card__head">
        <Heading className="plain-title store-card__name">
          <Link className="quiet-link" to={paths.store(store.slug)} onClick={() => trackStoreLink(store)}>
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
