import {
  catalogueIndex,
  type CatalogueLevel,
  collectionDetail,
  lineDetail,
  modelDetail,
} from "../../app/contracts/catalogue";
import { priceHistory } from "../../app/contracts/prices";
import { type Area, read } from "../http/operation";
import { page, slug } from "../http/parameters";
import { sizeParameter } from "../visits/shown-size";
import { readCollection } from "./collection";
import { readIndex } from "./index-page";
import { readLine } from "./line";
import { readModel } from "./model";
import { modelPrices } from "./model-prices";

const index = (id: string, level: CatalogueLevel) =>
  read({
    id,
    path: `/${level}/`,
    summary: `All ${level}`,
    description: "By brand, then name, 60 a page.",
    query: { page },
    answer: catalogueIndex,
    handler: async ({ query }, { demo, catalogue: snapshot }) => ({
      demo,
      ...readIndex(snapshot(), level, query.page()),
    }),
  });

export const catalogue: Area = {
  name: "Catalogue",
  description: "What brands make: a brand has collections, these have lines, these have models.",
  operations: [
    index("listCollections", "collections"),
    read({
      id: "getCollection",
      path: "/collections/:slug/",
      summary: "A collection with its lines and models",
      parts: { slug },
      answer: collectionDetail,
      async handler({ parts }, { db, demo, catalogue: snapshot }) {
        const found = await readCollection(db, snapshot(), parts.slug);
        return found && { demo, ...found };
      },
    }),
    index("listLines", "lines"),
    read({
      id: "getLine",
      path: "/lines/:slug/",
      summary: "A line with its models, softest first",
      parts: { slug },
      answer: lineDetail,
      async handler({ parts }, { db, demo, catalogue: snapshot }) {
        const found = await readLine(db, snapshot(), parts.slug);
        return found && { demo, ...found };
      },
    }),
    index("listModels", "models"),
    read({
      id: "getModel",
      path: "/models/:slug/",
      summary: "A model with its construction, prices and policies",
      parts: { slug },
      answer: modelDetail,
      async handler({ parts }, { db, demo, catalogue: snapshot }) {
        const found = await readModel(db, snapshot(), parts.slug);
        return found && { demo, ...found };
      },
    }),
    read({
      id: "getModelPrices",
      path: "/models/:slug/prices/",
      summary: "Prices observed of one size of a model",
      description: "Without a size that of the visit, else queen, else the first that was observed.",
      parts: { slug },
      query: { size: sizeParameter },
      cookies: ["sessionid"],
      refuses: [400],
      answer: priceHistory,
      handler: modelPrices,
    }),
  ],
};
