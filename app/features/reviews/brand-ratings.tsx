import { Link } from "@remix-run/react";
import type { ReviewOverview } from "#contracts/reviews";
import { formatNumber } from "~/ui/format";
import Section from "~/ui/page/section";
import Stars from "~/ui/stars";
import DataTable from "~/ui/table/data-table";
import { reviewsHref } from "./review-list";

/** Brands by how their owners rate them, each leading to its reviews. */
export default function BrandRatings({ brands }: Pick<ReviewOverview, "brands">) {
  if (brands.length === 0) return null;
  return (
    <Section
      name="brands"
      title="By brand"
      intro="Best rated first. We start every average with a few middling ratings, so that a brand with three perfect ones doesn’t come first."
      target
    >
      <DataTable
        className="review-brands"
        caption="Brands by owner rating"
        headHidden
        columns={[
          {
            heading: "Brand",
            cell: ({ brand }) => <Link to={reviewsHref({ brand, model: null })}>{brand.name}</Link>,
          },
          {
            heading: "Rating",
            cell: ({ rating }) => (rating.average === null ? "Too few ratings" : <Stars rating={rating.average} />),
          },
          { heading: "Reviews", number: true, cell: ({ review_count }) => formatNumber(review_count) },
        ]}
        rows={brands}
        keyOf={({ brand }) => brand.slug}
      />
    </Section>
  );
}
