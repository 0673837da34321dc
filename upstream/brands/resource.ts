import { z } from "zod";
import { brandDetail, brandListing, brandSorts } from "../../app/contracts/brands";
import { brandFacetKeys } from "../../app/contracts/vocabulary/brands";
import { type Area, read } from "../http/operation";
import { facetParameters, page, slug } from "../http/parameters";
import { readChoice } from "../listing/choices";
import { list } from "../listing/list";
import { readBrand } from "./brand";
import { brandList } from "./brand-listing";

export const brands: Area = {
  name: "Brands",
  description: "Brands with their range, what experts and owners say of them.",
  operations: [
    read({
      id: "listBrands",
      path: "/brands/",
      summary: "Brands",
      description: "24 a page. A brand is listed when one and the same model of it passes every facet.",
      query: {
        ...facetParameters(brandFacetKeys),
        sort: z.enum(brandSorts).default(brandSorts[0]).describe("Order."),
        page,
      },
      refuses: [400],
      answer: brandListing,
      async handler({ query }, { demo, catalogue }) {
        const snapshot = catalogue();
        const definition = brandList(snapshot);
        const choice = readChoice(query, definition);
        return { demo, ...list([...snapshot.brands.values()], definition, choice), sort: choice.sort[0]! };
      },
    }),
    read({
      id: "getBrand",
      path: "/brands/:slug/",
      summary: "A brand with its reviews and its range",
      parts: { slug },
      answer: brandDetail,
      async handler({ parts }, { db, demo, catalogue }) {
        const brand = await readBrand(db, catalogue(), parts.slug);
        return brand && { demo, ...brand };
      },
    }),
  ],
};
