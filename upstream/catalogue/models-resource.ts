import type { ModelDetail } from "../../app/contracts/catalogue";
import { readModel } from "./model";
import { notFound } from "../http/answers";
import type { Resources } from "../http/resource";
import { catalogueIndex } from "./catalogue-index-resource";

/** The models of all brands, and one with its construction, prices and policies. */
export const models: Resources = (services) => [
  catalogueIndex("models", services),
  {
    version: 2,
    path: "/models/:slug/",
    methods: {
      GET: async ({ part }) => {
        const found = await readModel(services.db, part("slug"));
        if (found === null) throw notFound();
        const body: ModelDetail = { demo: services.demo, ...found };
        return { body };
      },
    },
  },
];
