import type { BrandFacet, BrandSort, BrandSummary } from "#contracts/brands";
import type { MattressSize } from "#contracts/mattress";
import { sizeLabels } from "#contracts/vocabulary/mattress";
import { brandCardIn } from "../catalogue/cards";
import { certificateFacet, firmnessFacet, priceFacet, typeFacet } from "../catalogue/model-facets";
import type { BrandFacts, CatalogueSnapshot, SnapshotBrand, SnapshotModel } from "../catalogue/snapshot";
import type { PriceSummary } from "#contracts/prices";
import type { FacetDefinition } from "../listing/facets";
import type { ListDefinition } from "../listing/list";
import type { SortKey } from "../listing/sort";
import { priceIn, priceRange } from "../rules/model-price";

/** A brand's model in the form that facets use. */
interface OwnModel {
  brand: BrandFacts;
  model: SnapshotModel;
  price: PriceSummary;
}

const soldFacet: FacetDefinition<OwnModel, "sold"> = {
  key: "sold",
  label: "Where to buy",
  values: [
    { value: "online", label: "Online" },
    { value: "stores", label: "In stores" },
  ],
  valuesOf: ({ brand }) => [...(brand.sold_online ? ["online"] : []), ...(brand.sold_in_stores ? ["stores"] : [])],
};

const byName: SortKey<SnapshotBrand> = { of: ({ card }) => card.name.toLowerCase() };

/**
 * A brand is listed when a single one of its models passes every facet (docs/decisions/0011); prices are for one size.
 */
export const brandList = (
  catalogue: CatalogueSnapshot,
  size: MattressSize,
): ListDefinition<SnapshotBrand, BrandSummary, BrandSort, OwnModel, BrandFacet["key"]> => ({
  facets: [typeFacet, priceFacet(`${sizeLabels[size]} price`), firmnessFacet, soldFacet, certificateFacet(catalogue)],
  partsOf: ({ card, models }) => models.map((model) => ({ brand: card, model, price: priceIn(model, size) })),
  sorts: {
    name: [byName],
    score: [{ of: ({ card }) => card.score, descending: true }],
    price: [{ of: ({ models }) => priceRange(models, size).from }],
    models: [{ of: ({ card }) => card.model_count, descending: true }],
  },
  lastKeys: [byName, { of: ({ card }) => card.slug }],
  perPage: 24,
  toItem: (brand) => brandCardIn(brand, size),
});
