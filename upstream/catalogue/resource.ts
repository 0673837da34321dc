import { catalogueIndex, type CatalogueLevel, collectionDetail, lineDetail } from "#contracts/catalogue";
import type { MattressSize } from "#contracts/mattress";
import { type Area, operations } from "../http/operation";
import { page, slug } from "../http/parameters";
import type { Db } from "../database/engine";
import { pricedSize, type SizedCall, sizeParameter } from "../sessions/selected-size";
import { readCollection } from "./collection";
import { readIndex } from "./index-page";
import { readLine } from "./line";
import type { CatalogueServices } from "./services";
import type { CatalogueSnapshot } from "./snapshot";

const { read } = operations<CatalogueServices>();

type Read<Found> = (db: Db, catalogue: CatalogueSnapshot, slug: string, size: MattressSize) => Promise<Found | null>;

/** Looks up the path's slug, priced in the requested or remembered size. */
const inSize =
  <Found>(find: Read<Found>) =>
  async (call: SizedCall & { parts: { slug: string } }, services: CatalogueServices) => {
    const size = await pricedSize(call, services);
    const found = await find(services.db, services.catalogue(), call.parts.slug, size);
    return found && { demo: services.demo, ...found };
  };

const index = (id: string, level: CatalogueLevel) =>
  read({
    id,
    path: `/${level}/`,
    summary: `All ${level}`,
    description: "Sorted by brand, then name; 60 per page.",
    query: { size: sizeParameter, page },
    cookies: ["sessionid"],
    answer: catalogueIndex,
    handler: async (call, services) => ({
      demo: services.demo,
      ...readIndex(services.catalogue(), level, await pricedSize(call, services), call.query.page),
    }),
  });

export const catalogue: Area<CatalogueServices> = {
  name: "Catalogue",
  description: "What brands make: brands have collections, collections have lines, and lines have models.",
  operations: [
    index("listCollections", "collections"),
    read({
      id: "getCollection",
      path: "/collections/:slug/",
      summary: "A collection with its lines and models",
      parts: { slug },
      query: { size: sizeParameter },
      cookies: ["sessionid"],
      answer: collectionDetail,
      handler: inSize(readCollection),
    }),
    index("listLines", "lines"),
    read({
      id: "getLine",
      path: "/lines/:slug/",
      summary: "A line with its models, softest first",
      parts: { slug },
      query: { size: sizeParameter },
      cookies: ["sessionid"],
      answer: lineDetail,
      handler: inSize(readLine),
    }),
    index("listModels", "models"),
  ],
};
