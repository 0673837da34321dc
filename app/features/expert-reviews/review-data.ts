import type { ExpertReviewDetail } from "~/contracts/expert-reviews/review";

/**
 * https://schema.org/Review in a Product, or null. Demonstration data is never put into structured data: a search engine
 * would show invented tests as facts.
 */
export function reviewData({ demo, review }: Pick<ExpertReviewDetail, "demo" | "review">) {
  const { model, score, verdict, reviewer, published_on, tested_on } = review;
  if (demo || score === null) return null;
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: model.name,
    brand: { "@type": "Brand", name: model.brand.name },
    category: "Mattress",
    review: {
      "@type": "Review",
      reviewBody: verdict,
      author: reviewer === null ? undefined : { "@type": "Person", name: reviewer },
      datePublished: published_on ?? tested_on ?? undefined,
      reviewRating: { "@type": "Rating", ratingValue: Math.round(score), bestRating: 100, worstRating: 20 },
    },
  };
}
