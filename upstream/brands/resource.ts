import { z } from "zod";
import { brandDetail, brandListing, brandSorts } from "#contracts/brands";
import { brandFacetKeys } from "#contracts/vocabulary/brands";
import { type Area, operations } from "../http/operation";
import { facetParameters, page, slug } from "../http/parameters";
import { readChoice } from "../listing/choices";
import { list } from "../listing/list";
import { pricedSize, sizeParameter } from "../sessions/selected-size";
import { readBrand } from "./brand";
import { brandList } from "./brand-listing";
import type { BrandServices } from "./services";

const { read } = operations<BrandServices>();

export const brands: Area<BrandServices> = {
  name: "Brands",
  description: "Brands with their range, and what experts and owners say about them.",
  operations: [
    read({
      id: "listBrands",
      path: "/brands/",
      summary: "Brands",
      description: "24 per page. A brand is listed if at least one of its models matches every facet.",
      query: {
        ...facetParameters(brandFacetKeys),
        size: sizeParameter,
        sort: z.enum(brandSorts).default(brandSorts[0]).describe("Sort order."),
        page,
      },
      cookies: ["sessionid"],
      answer: brandListing,
      async handler(call, services) {
        const snapshot = services.catalogue();
        const choice = readChoice(call.query, brandList(snapshot, "queen"));
        const definition = brandList(snapshot, await pricedSize(call, services));
        return {
          demo: services.demo,
          ...list([...snapshot.brands.values()], definition, choice),
          sort: choice.sort[0]!,
        };
      },
    }),
    read({
      id: "getBrand",
      path: "/brands/:slug/",
      summary: "A brand with its reviews and its range",
      parts: { slug },
      query: { size: sizeParameter },
      cookies: ["sessionid"],
      answer: brandDetail,
      async handler(call, services) {
        const size = await pricedSize(call, services);
        const { db, catalogue, reviews, expertReviews } = services;
        const held = { catalogue: catalogue(), reviews: reviews(), tested: expertReviews() };
        const brand = await readBrand(db, held, call.parts.slug, size);
        return brand && { demo: services.demo, ...brand };
      },
    }),
  ],
};
