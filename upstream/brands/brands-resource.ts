import { type BrandDetail, brandSort, brandSorts, type BrandListing } from "../../app/contracts/brands";
import { brandFacetKeys } from "../../app/contracts/vocabulary/brands";
import { readBrand } from "./brand";
import { type Chosen, type FacetValues, facetValues, listBrands } from "./brand-listing";
import { invalid, notFound } from "../http/answers";
import type { Query } from "../http/query";
import type { Resources } from "../http/resource";

/** The brand listing with its facets, and one brand with its reviews and its range. */
export const brands: Resources = ({ db, demo }) => [
  {
    version: 2,
    path: "/brands/",
    methods: {
      GET: async ({ query }) => {
        const values = await facetValues(db);
        const body: BrandListing = { demo, ...(await listBrands(db, values, listingChoice(query, values))) };
        return { body };
      },
    },
  },
  {
    version: 2,
    path: "/brands/:slug/",
    methods: {
      GET: async ({ part }) => {
        const brand = await readBrand(db, part("slug"));
        if (brand === null) throw notFound();
        const body: BrandDetail = { demo, ...brand };
        return { body };
      },
    },
  },
];

/** Reads facets, sort and page. Throws 400 naming every parameter with a value that does not exist. */
function listingChoice(query: Query, values: FacetValues) {
  const errors: Record<string, string[]> = {};
  const unknown = (value: string) => `"${value}" is not one of the available choices.`;
  const chosen = Object.fromEntries(brandFacetKeys.map((key) => [key, query.list(key)])) as Chosen;
  for (const key of brandFacetKeys) {
    const known = new Set(values[key].map(({ value }) => value));
    const wrong = chosen[key].filter((value) => !known.has(value));
    if (wrong.length > 0) errors[key] = wrong.map(unknown);
  }
  const sort = brandSort.safeParse(query.text("sort") ?? brandSorts[0]);
  if (!sort.success) errors.sort = [unknown(query.text("sort") ?? "")];
  if (!sort.success || Object.keys(errors).length > 0) throw invalid(errors);
  return { chosen, sort: sort.data, page: query.page() };
}
