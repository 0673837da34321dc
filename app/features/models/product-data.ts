import type { Product } from "schema-dts";
import type { ModelDetail } from "#contracts/catalogue";
import { shownPicture } from "~/mattress/picture/picture-address";
import { paths } from "~/paths";

/**
 * https://schema.org/Product for a model with its owners' rating, or null. Demonstration data is never put into structured
 * data: a search engine would show invented ratings and prices as facts. The rating needs five owners, as on the page; a
 * product without one says nothing that a search engine takes.
 */
export function productData({ demo, model }: Pick<ModelDetail, "demo" | "model">, origin: string) {
  const { average, count } = model.rating;
  if (demo || average === null || count < 5) return null;
  return {
    "@type": "Product",
    name: model.name,
    url: origin + paths.model(model.slug),
    image: origin + shownPicture(model).src,
    brand: { "@type": "Brand", name: model.brand.name },
    category: "Mattress",
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: average,
      ratingCount: count,
      bestRating: 5,
      worstRating: 1,
    },
  } satisfies Product;
}
