import type { ItemList, Product } from "schema-dts";
import type { ExpertReviewDetail } from "#contracts/expert-reviews/review";
import { paths } from "~/paths";

const points = (names: readonly string[]) =>
  names.length === 0
    ? undefined
    : ({
        "@type": "ItemList",
        itemListElement: names.map((name, index) => ({ "@type": "ListItem", position: index + 1, name })),
      } satisfies ItemList);

/**
 * https://schema.org/Review in a Product, or null: of a test without a score or a name behind it, too. Demonstration data
 * is never put into structured data: a search engine would show invented tests as facts. `image` is the path of the picture
 * on the page.
 */
export function reviewData(
  { demo, review }: Pick<ExpertReviewDetail, "demo" | "review">,
  { origin, image }: { origin: string; image: string },
) {
  const { slug, model, score, verdict, reviewer, published_on, tested_on, pros, cons } = review;
  if (demo || score === null || reviewer === null) return null;
  return {
    "@type": "Product",
    name: model.name,
    url: origin + paths.model(slug),
    image: origin + image,
    brand: { "@type": "Brand", name: model.brand.name },
    category: "Mattress",
    review: {
      "@type": "Review",
      url: origin + paths.expertReview(slug),
      reviewBody: verdict,
      author: { "@type": "Person", name: reviewer },
      datePublished: published_on ?? tested_on ?? undefined,
      reviewRating: { "@type": "Rating", ratingValue: Math.round(score), bestRating: 100, worstRating: 20 },
      positiveNotes: points(pros),
      negativeNotes: points(cons),
    },
  } satisfies Product;
}
