import type { Module } from "../module";
import { content } from "./resource";
import type { ContentServices } from "./services";
import type { ContentTables } from "./tables";

export const contentModule: Module<ContentTables, ContentServices> = {
  areas: [content],
  tables: {
    content_page: {
      numbered: true,
      whose: "nobody",
      because: "Our own; who wrote what is in content_version.",
    },
    content_version: {
      refersTo: ["content_page", "account"],
      whose: "staff",
      download: [{ column: "account_id", without: ["words"], deletion: "unlinked" }],
    },
  },
};
