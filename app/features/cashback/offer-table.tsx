import { formatMoney } from "#contracts/english";
import { Link } from "@remix-run/react";
import type { CashbackOffer } from "#contracts/deals";
import { paths } from "~/paths";
import DataTable, { type Column } from "~/ui/table/data-table";
import Noted from "~/ui/table/noted";
import { backText, boughtText, daysText } from "./claim-text";

const columns: readonly Column<CashbackOffer>[] = [
  {
    heading: "Offer",
    cell: ({ slug, brand, seller }) => (
      <Noted note={seller === brand.name ? null : `Bought at ${seller}`}>
        <Link to={paths.claimOffer(slug)}>{`Claim for ${brand.name}`}</Link>
      </Noted>
    ),
  },
  {
    heading: "You get",
    cell: (offer) => (
      <Noted note={offer.minimum_cents === null ? null : `On ${formatMoney(offer.minimum_cents)} or more`}>
        {backText(offer)}
      </Noted>
    ),
  },
  {
    heading: "Who gets what",
    cell: ({ example }) =>
      example === null
        ? "We don’t know yet"
        : `Of ${formatMoney(example.price_cents)}: the store pays us ${formatMoney(example.paid_us_cents)}, you get ${formatMoney(example.back_cents)}, we keep ${formatMoney(example.kept_cents)}`,
  },
  {
    heading: "When",
    cell: ({ return_days, days_to_pay }) =>
      return_days === null || days_to_pay === null
        ? "The store doesn’t say"
        : `About ${daysText(return_days + days_to_pay)} after buying: ${daysText(return_days)} to return it, then ${days_to_pay}`,
  },
  {
    heading: "Claim",
    cell: ({ claim_days, starts_on, ends_on }) => (
      <Noted note={boughtText({ starts_on, ends_on })}>
        {claim_days === null ? "As soon as you’ve bought it" : `Within ${daysText(claim_days)}`}
      </Noted>
    ),
  },
];

/** Today's offers with their exact terms. */
export default function OfferTable({ offers }: { offers: CashbackOffer[] }) {
  return (
    <DataTable
      caption="Percentages are rounded down to the cent"
      columns={columns}
      rows={offers}
      keyOf={({ slug }) => slug}
      region="Cash back offers"
      className="wide-table"
    />
  );
}
