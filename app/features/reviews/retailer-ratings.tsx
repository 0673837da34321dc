import { Link } from "@remix-run/react";
import type { StoreReviewOverview } from "#contracts/store-reviews";
import { paths } from "~/paths";
import { formatNumber } from "~/ui/format";
import { filtersHref } from "~/ui/listing/filter-address";
import Section from "~/ui/page/section";
import Stars from "~/ui/stars";
import DataTable from "~/ui/table/data-table";
import { storeReviewList, storeReviewsHref } from "./store-review-list";

interface RetailerRatingsProps extends Pick<StoreReviewOverview, "retailers"> {
  /** How many there are with those that are not shown. */
  all: number;
}

/** Retailers by how shoppers rate their stores, each leading to its reviews. */
export default function RetailerRatings({ retailers, all }: RetailerRatingsProps) {
  if (retailers.length === 0) return null;
  return (
    <Section
      name="stores"
      title="By store"
      intro="The best rated ones by how they treated shoppers, all stores of a name together, by the same rule as brands."
      target
    >
      <DataTable
        className="review-brands"
        caption="Stores by shoppers’ rating"
        headHidden
        columns={[
          {
            heading: "Store name",
            cell: ({ retailer }) => <Link to={storeReviewsHref({ store: null, retailer })}>{retailer.name}</Link>,
          },
          {
            heading: "Rating",
            cell: ({ rating }) => (rating.average === null ? "Too few ratings" : <Stars rating={rating.average} />),
          },
          { heading: "Reviews", number: true, cell: ({ rating }) => formatNumber(rating.count) },
        ]}
        rows={retailers}
        keyOf={({ retailer }) => retailer.slug}
      />
      <p>
        {all > retailers.length ? (
          <Link to={filtersHref({ list: storeReviewList, query: {} })}>
            Choose from all {formatNumber(all)} store names
          </Link>
        ) : (
          <Link to={paths.storeReviews}>Read store reviews</Link>
        )}
      </p>
    </Section>
  );
}
