import type { BrandDetail, BrandListing } from "../../app/contracts/brands";
import { readBrand } from "./brand";
import { brandList } from "./brand-listing";
import { notFound } from "../http/answers";
import type { Resources } from "../http/resource";
import { readChoice } from "../listing/choices";
import { list } from "../listing/list";

/** The brand listing with its facets, and one brand with its reviews and its range. */
export const brands: Resources = ({ db, demo, catalogue }) => [
  {
    version: 2,
    path: "/brands/",
    methods: {
      GET: async ({ query }) => {
        const snapshot = catalogue();
        const definition = brandList(snapshot);
        const choice = readChoice(query, definition);
        const body: BrandListing = { demo, ...list(snapshot.brands, definition, choice), sort: choice.sort[0]! };
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
