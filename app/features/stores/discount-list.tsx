import type { StoreDiscount } from "#contracts/stores";
import { formatDate } from "~/ui/format";

/** Those that run, then those to come, in the order given; what has ended is no use to anybody. */
export function currentDiscounts(discounts: readonly StoreDiscount[], today: string): StoreDiscount[] {
  const open = discounts.filter(({ ends_on }) => ends_on === null || ends_on >= today);
  const runs = ({ starts_on }: StoreDiscount) => starts_on <= today;
  return [...open.filter(runs), ...open.filter((discount) => !runs(discount))];
}

/** "Starts …", "Ends …" by the store's own calendar (ISO dates). */
export function runText({ starts_on, ends_on }: StoreDiscount, today: string): string {
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
        <li key={`${discount.title} ${discount.starts_on}`} className="discount-note discounts__item">
          <h3>{discount.title}</h3>
          <p>{runText(discount, today)}.</p>
          <p className="small">{discount.terms}</p>
          <p className="small soft">We last checked on {formatDate(discount.last_checked_on)}.</p>
        </li>
      ))}
    </ul>
  );
}
