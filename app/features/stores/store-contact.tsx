import type { StoreRow } from "./store-rows.server";
import { directionsHref } from "./store-words";

type StoreContactProps = Pick<StoreRow, "address" | "phone" | "name">;

/** How to get there and how to call. */
export default function StoreContact({ address, phone, name }: StoreContactProps) {
  return (
    <p className="cluster store-contact">
      <a className="store-contact__link" href={directionsHref(address)} rel="external noopener noreferrer">
        Directions<span className="visually-hidden"> to {name}</span> on Google Maps
      </a>
      {phone ? (
        <a className="store-contact__link" href={phone.href}>
          {phone.text}
        </a>
      ) : null}
    </p>
  );
}
