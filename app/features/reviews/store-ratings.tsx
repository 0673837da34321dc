import { Link } from "@remix-run/react";
import type { StoreRatings as Rated } from "#contracts/store-reviews";
import { storePartLabels } from "#contracts/vocabulary/store-reviews";
import { termsOf } from "#contracts/vocabulary/terms";
import { formatCount } from "~/ui/format";
import Stars from "~/ui/stars";
import TableBar from "~/ui/table-bar";
import DataTable from "~/ui/table/data-table";
import Ratings from "./ratings";
import { placeName, storeReviewsHref } from "./store-review-list";

/** How shoppers rate a store or a retailer: the average, the bars by stars, and each part of the visit. */
export default function StoreRatings({ about }: { about: Rated }) {
  const { rating, rating_distribution: distribution } = about;
  return (
    <>
      <Ratings
        rating={rating}
        distribution={distribution}
        caption={`How ${formatCount(rating.count, "shopper", "shoppers")} rated ${placeName(about)}`}
        hrefOf={(stars) => (distribution[stars - 1] === 0 ? null : storeReviewsHref(about, { stars: String(stars) }))}
        none="No shopper has rated it yet."
        by="shopper"
      >
        <OfRetailer about={about} />
      </Ratings>
      <PartAverages parts={about.parts} />
    </>
  );
}

/** A store with few ratings is often one of a chain that has many. */
function OfRetailer({ about: { store, retailer, retailer_rating: rated, rating } }: { about: Rated }) {
  if (store === null || retailer === null || rated === null || rated.average === null) return null;
  if (rated.count === rating.count) return null;
  return (
    <p className="cluster cluster--tight small soft">
      <Link to={storeReviewsHref({ store: null, retailer })}>All {retailer.name} stores together</Link>{" "}
      <Stars rating={rated.average} count={rated.count} />
    </p>
  );
}

function PartAverages({ parts }: Pick<Rated, "parts">) {
  const rated = termsOf(storePartLabels).flatMap((part) => {
    const { average } = parts[part];
    return average === null ? [] : [{ part, average }];
  });
  if (rated.length === 0) return null;
  return (
    <DataTable
      className="store-parts"
      caption="Average stars for each part of the visit"
      headHidden
      columns={[
        { heading: "Part", cell: ({ part }) => storePartLabels[part].label },
        { heading: "Bar", cell: ({ average }) => <TableBar share={average / 5} /> },
        { heading: "Stars", number: true, cell: ({ average }) => average.toFixed(1) },
        {
          heading: "What it means",
          className: "small soft store-parts__about",
          cell: ({ part }) => storePartLabels[part].about,
        },
      ]}
      rows={rated}
      keyOf={({ part }) => part}
    />
  );
}
