import type { StoreRow } from "./store-rows.server";

type StoreContactProps = Pick<StoreRow, "directions" | "phone" | "name">;

/** How to get there and how to call. */
export default function StoreContact({ directions, phone, name }: StoreContactProps) {
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
