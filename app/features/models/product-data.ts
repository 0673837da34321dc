import type { ModelDetail } from "~/contracts/catalogue";

/**
 * https://schema.org/Product for a model, or null. Demonstration data is never put into structured data:
 * a search engine would show invented ratings and prices as facts. The rating needs five owners, as on the page.
 */
export function productData({ demo, model }: Pick<ModelDetail, "demo" | "model">) {
  if (demo) return null;
  const { average, count } = model.rating;
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: model.name,
    description: model.summary,
    brand: { "@type": "Brand", name: model.brand.name },
    category: "Mattress",
    aggregateRating:
      average !== null && count >= 5
        ? { "@type": "AggregateRating", ratingValue: average, ratingCount: count, bestRating: 5, worstRating: 1 }
        : undefined,
  };
}
