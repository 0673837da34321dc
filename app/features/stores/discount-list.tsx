import type { StoreDiscount } from "~/contracts/stores";
import { formatDate } from "~/ui/format";

/** "Ended on …", "Starts on …", "Runs until …" by the store's own calendar (ISO dates). */
export function runText({ starts_on, ends_on }: StoreDiscount, today: string): string {
  if (ends_on !== null && ends_on < today) return `Ended on ${formatDate(ends_on)}`;
  if (starts_on > today)
    return `Starts on ${formatDate(starts_on)}${ends_on === null ? "" : `, ends on ${formatDate(ends_on)}`}`;
  return `Since ${formatDate(starts_on)}, ${ends_on === null ? "no end is given" : `until ${formatDate(ends_on)}`}`;
}

export default function DiscountList({ discounts, today }: { discounts: readonly StoreDiscount[]; today: string }) {
  if (discounts.length === 0) return <p>We know of none at this store.</p>;
  return (
    <ul className="grid discounts">
      {discounts.map((discount) => (
        <li key={`${discount.title} ${discount.starts_on}`} className="discounts__item">
          <h3>{discount.title}</h3>
          <p>{runText(discount, today)}.</p>
          <p className="small">{discount.terms}</p>
          <p className="small soft">Checked on {formatDate(discount.last_checked_on)}</p>
        </li>
      ))}
    </ul>
  );
}
