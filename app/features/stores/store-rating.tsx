import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import { formatCount } from "~/ui/format";
import type { StoreRow } from "./store-rows.server";

/** How shoppers rate a store, as a link to what they say; nothing where nobody has. */
export default function StoreRating({ slug, rating }: Pick<StoreRow, "slug" | "rating">) {
  if (rating === null) return null;
  const { average, count } = rating;
  return (
    <p className="small">
      <Link className={average === null ? undefined : "store-rating"} to={`${paths.store(slug)}#reviews`}>
        {average === null ? (
          formatCount(count, "review", "reviews")
        ) : (
          <>
            {average.toFixed(1)}
            <span className="visually-hidden"> of 5 stars</span> from {formatCount(count, "rating", "ratings")}
          </>
        )}
      </Link>
    </p>
  );
}
