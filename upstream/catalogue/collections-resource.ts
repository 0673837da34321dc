import type { CollectionDetail } from "../../app/contracts/catalogue";
import { readCollection } from "./collection";
import { notFound } from "../http/answers";
import type { Resources } from "../http/resource";
import { catalogueIndex } from "./catalogue-index-resource";

/** The collections of all brands, and one with its lines and models. */
export const collections: Resources = (services) => [
  catalogueIndex("collections", services),
  {
    version: 2,
    path: "/collections/:slug/",
    methods: {
      GET: async ({ part }) => {
        const found = await readCollection(services.db, part("slug"));
        if (found === null) throw notFound();
        const body: CollectionDetail = { demo: services.demo, ...found };
        return { body };
      },
    },
  },
];
