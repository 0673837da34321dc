import type { Product } from "schema-dts";
import type { ReviewDetail } from "#contracts/reviews";
import { shownPicture } from "~/mattress/picture/picture-address";
import { paths } from "~/paths";

/**
 * https://schema.org/Review of an owner in a Product, or null: of one that isn't published, of a bed that we don't have and
 * of a writer without a name. Demonstration data is never put into structured data.
 */
export function ownerReviewData({ demo, review, bed }: Pick<ReviewDetail, "demo" | "review" | "bed">, origin: string) {
  const { id, state, author, title, body, rating, written_on } = review;
  if (demo || state !== "published" || bed === null || author === null) return null;
  return {
    "@type": "Product",
    name: bed.name,
    url: origin + paths.model(bed.slug),
    image: origin + shownPicture(bed).src,
    brand: { "@type": "Brand", name: bed.brand.name },
    category: "Mattress",
    review: {
      "@type": "Review",
      url: origin + paths.review(id),
      name: title === "" ? undefined : title,
      reviewBody: body,
      author: { "@type": "Person", name: author },
      datePublished: written_on ?? undefined,
      reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5, worstRating: 1 },
    },
  } satisfies Product;
}
