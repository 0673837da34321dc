import { phoneHref } from "./store-words";

export default function StorePhone({ phone }: { phone: string | null }) {
  if (phone === null) return null;
  return (
    <p>
      <a className="store-card__phone" href={phoneHref(phone)}>
        {phone}
      </a>
    </p>
  );
}
