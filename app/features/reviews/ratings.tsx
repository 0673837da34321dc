import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { OwnerRating } from "#contracts/mattress";
import { formatCount, formatNumber } from "~/ui/format";
import Stars from "~/ui/stars";
import TableBar from "~/ui/table-bar";
import DataTable from "~/ui/table/data-table";

/** Share of a whole as a percentage without decimals; 0 of 0 is 0. */
export const percent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 100));

interface RatingsProps {
  rating: OwnerRating;
  /** Numbers of 1 to 5 stars. */
  distribution: readonly number[];
  /** Of the bars. */
  caption: string;
  /** Where the reviews with so many stars are; null: there is none to read. */
  hrefOf: (stars: number) => string | null;
  /** Said where there is no rating yet. */
  none: string;
  /** Who rated, as in "owner". */
  by: string;
  /** How many of them wrote something, where that is to be told apart. */
  written?: number;
  /** Below the average. */
  children?: ReactNode;
}

function StarsLink({ stars, href }: { stars: number; href: string | null }) {
  const words = formatCount(stars, "star", "stars");
  return href === null ? words : <Link to={href}>{words}</Link>;
}

/** The average, and the ratings by stars, each a link to the reviews that gave them, where there are any. */
export default function Ratings({ rating, distribution, caption, hrefOf, none, by, written, children }: RatingsProps) {
  const { average, count } = rating;
  const total = distribution.reduce((sum, given) => sum + given, 0);
  return (
    <div className="columns columns--early ratings">
      <div className="stack stack--tight">
        {average === null ? (
          <p>
            {count === 0 ? none : `${formatCount(count, "rating", "ratings")} so far.`} We’ll show an average once we
            have five.
          </p>
        ) : (
          <>
            <p className="ratings__average">
              <Stars rating={average} />
            </p>
            <p>
              From {formatCount(count, `${by} rating`, `${by} ratings`)}
              {written === undefined ? "" : `, ${written === 0 ? "none" : formatNumber(written)} of them with words`}.
            </p>
          </>
        )}
        {children}
      </div>
      <div className="ratings__stars">
        {count === 0 ? null : (
          <DataTable
            className="distribution"
            caption={caption}
            headHidden
            columns={[
              {
                heading: "Stars",
                cell: ({ stars }) => <StarsLink stars={stars} href={hrefOf(stars)} />,
              },
              { heading: "Bar", cell: ({ given }) => <TableBar share={given / Math.max(1, total)} /> },
              { heading: "Ratings", number: true, cell: ({ given }) => formatNumber(given) },
              { heading: "Share", number: true, className: "soft", cell: ({ given }) => `${percent(given, total)}%` },
            ]}
            rows={[5, 4, 3, 2, 1].map((stars) => ({ stars, given: distribution[stars - 1] ?? 0 }))}
            keyOf={({ stars }) => stars}
          />
        )}
      </div>
      <p className="small soft measure">
        A few perfect ratings shouldn’t beat {formatNumber(500)} good ones, so we start every average with a few
        middling ratings. After that, every rating counts the same.
      </p>
    </div>
  );
}
