import type { StoreDiscount } from "~/contracts/stores";
import { formatDate } from "~/ui/format";

/** "Ended …", "Starts …", "Ends …" by the store's own calendar (ISO dates). */
export function runText({ starts_on, ends_on }: StoreDiscount, today: string): string {
  if (ends_on !== null && ends_on < today) return `Ended ${formatDate(ends_on)}`;
  if (starts_on > today)
    return `Starts ${formatDate(starts_on)}${ends_on === null ? "" : `, ends ${formatDate(ends_on)}`}`;
  return ends_on === null
    ? `Started ${formatDate(starts_on)}. The store doesn’t say when it ends`
    : `Ends ${formatDate(ends_on)}. Started ${formatDate(starts_on)}`;
}

export default function DiscountList({ discounts, today }: { discounts: readonly StoreDiscount[]; today: string }) {
  return (
    <ul className="grid discounts">
      {discounts.map((discount) => (
        <li key={`${discount.title} ${discount.starts_on}`} className="discounts__item">
          <h3>{discount.title}</h3>
          <p>{runText(discount, today)}.</p>
          <p className="small">{discount.terms}</p>
          <p className="small soft">We last checked on {formatDate(discount.last_checked_on)}.</p>
        </li>
      ))}
    </ul>
  );
}
