import { Link } from "@remix-run/react";
import type { ReviewListing } from "~/contracts/reviews";
import { formatCount, formatNumber } from "~/ui/format";
import Stars from "~/ui/stars";
import TableBar from "~/ui/table-bar";
import DataTable from "~/ui/table/data-table";
import { reviewsHref } from "./review-list";

type About = NonNullable<ReviewListing["about"]>;

/** Share of a whole as a percentage without decimals; 0 of 0 is 0. */
export const percent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 100));

/** How owners rate a brand or bed: the average, and the ratings by stars, each a link to the reviews that gave them. */
export default function RatingSummary({ about }: { about: About }) {
  const { average, count } = about.rating;
  return (
    <div className="columns columns--early ratings">
      <div className="stack stack--tight">
        {average === null ? (
          <p>
            {count === 0 ? "No owner has rated it yet." : `${formatCount(count, "rating", "ratings")} so far.`} We’ll
            show an average once we have five.
          </p>
        ) : (
          <>
            <p className="ratings__average">
              <Stars rating={average} />
            </p>
            <p>From {formatCount(count, "owner rating", "owner ratings")}.</p>
          </>
        )}
      </div>
      <div className="ratings__stars">{count > 0 ? <Distribution about={about} /> : null}</div>
      <p className="small soft measure">
        A few perfect ratings shouldn’t beat {formatNumber(500)} good ones, so we start every average with a few
        middling ratings. After that, every rating counts the same.
      </p>
    </div>
  );
}

function Distribution({ about }: { about: About }) {
  const { rating_distribution: given } = about;
  const total = given.reduce((sum, count) => sum + count, 0);
  return (
    <DataTable
      className="distribution"
      caption={`How ${formatNumber(total)} owners rated ${about.model === null ? "their beds" : "it"}`}
      headHidden
      columns={[
        {
          heading: "Stars",
          cell: ({ stars }) => (
            <Link to={reviewsHref(about, { stars: String(stars) })}>{formatCount(stars, "star", "stars")}</Link>
          ),
        },
        { heading: "Bar", cell: ({ count }) => <TableBar share={count / Math.max(1, total)} /> },
        { heading: "Ratings", number: true, cell: ({ count }) => formatNumber(count) },
        { heading: "Share", number: true, className: "soft", cell: ({ count }) => `${percent(count, total)}%` },
      ]}
      rows={[5, 4, 3, 2, 1].map((stars) => ({ stars, count: given[stars - 1] ?? 0 }))}
      keyOf={({ stars }) => stars}
    />
  );
}
