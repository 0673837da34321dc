import type { BrandFacet, BrandSort, BrandSummary } from "../../app/contracts/brands";
import { certificateFacet, firmnessFacet, priceFacet, typeFacet } from "../catalogue/model-facets";
import type { CatalogueSnapshot, SnapshotBrand, SnapshotModel } from "../catalogue/snapshot";
import type { PriceSummary } from "../../app/contracts/prices";
import type { FacetDefinition } from "../listing/facets";
import type { ListDefinition } from "../listing/list";
import type { SortKey } from "../listing/sort";
import { priceIn } from "../rules/model-price";

/** A model of a brand, as the facets look at it. */
interface OwnModel {
  brand: BrandSummary;
  model: SnapshotModel;
  /** Of a queen. */
  price: PriceSummary;
}

const soldFacet: FacetDefinition<OwnModel, "sold"> = {
  key: "sold",
  label: "Where it is sold",
  values: [
    { value: "online", label: "Online" },
    { value: "stores", label: "In stores" },
  ],
  valuesOf: ({ brand }) => [...(brand.sold_online ? ["online"] : []), ...(brand.sold_in_stores ? ["stores"] : [])],
};

const byName: SortKey<SnapshotBrand> = { of: ({ card }) => card.name.toLowerCase() };

/** A brand is listed when one and the same model of it passes every facet (docs/decisions/0011). */
export const brandList = (
  catalogue: CatalogueSnapshot,
): ListDefinition<SnapshotBrand, BrandSummary, BrandSort, OwnModel, BrandFacet["key"]> => ({
  facets: [typeFacet, priceFacet("Price of a queen"), firmnessFacet, soldFacet, certificateFacet(catalogue)],
  partsOf: ({ card, models }) => models.map((model) => ({ brand: card, model, price: priceIn(model, "queen") })),
  sorts: {
    name: [byName],
    score: [{ of: ({ card }) => card.score, descending: true }],
    price: [{ of: ({ card }) => card.price_from_cents }],
    models: [{ of: ({ card }) => card.model_count, descending: true }],
  },
  lastKeys: [byName, { of: ({ card }) => card.slug }],
  perPage: 24,
  toItem: ({ card }) => card,
});
