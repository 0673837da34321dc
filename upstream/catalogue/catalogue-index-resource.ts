import type { CatalogueIndex, CatalogueLevel } from "../../app/contracts/catalogue";
import { readIndex } from "./index-page";
import type { Resource } from "../http/resource";
import type { Services } from "../services";

/** The index that collections, lines and models have alike. */
export const catalogueIndex = (level: CatalogueLevel, { db, demo }: Services): Resource => ({
  version: 2,
  path: `/${level}/`,
  methods: {
    GET: async ({ query }) => {
      const body: CatalogueIndex = { demo, ...(await readIndex(db, level, query.page())) };
      return { body };
    },
  },
});
