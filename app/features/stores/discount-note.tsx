import type { StoreDiscount } from "~/contracts/stores";
import { formatDate } from "~/ui/format";

/** "Until Dec 1, 2026. Checked on Nov 20, 2026." */
export const discountDates = ({ ends_on, last_checked_on }: StoreDiscount) =>
  `${ends_on === null ? "No end is given" : `Until ${formatDate(ends_on)}`}. Checked on ${formatDate(last_checked_on)}.`;

/** The discount on a card; the store's page has its terms. */
export default function DiscountNote({ discount }: { discount: StoreDiscount }) {
  return (
    <p className="discount-note">
      <strong>{discount.title}</strong> <span className="small">{discountDates(discount)}</span>
    </p>
  );
}
