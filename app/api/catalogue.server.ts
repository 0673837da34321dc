import type { z } from "zod";
import { catalogueIndex, collectionDetail, lineDetail, modelDetail } from "~/contracts/catalogue";
import type { CatalogueIndex, CatalogueLevel } from "~/contracts/catalogue";
import type { Client } from "./client/client.server";
import { segment } from "./client/url.server";

type Page = string | number | null | undefined;

const nothing: CatalogueIndex = { demo: false, count: 0, page: 1, pages: 1, items: [] };

export function catalogueApi(client: Client) {
  const index = async (level: CatalogueLevel, page: Page) =>
    (await client.get(`${level}/`, catalogueIndex, { query: { page } })) ?? nothing;
  const detail = async <T>(level: CatalogueLevel, slug: string, contract: z.ZodType<T>) =>
    client.getRequired(`${level}/${segment(slug)}/`, contract);
  return {
    collections: (page?: Page) => index("collections", page),
    collection: (slug: string) => detail("collections", slug, collectionDetail),
    lines: (page?: Page) => index("lines", page),
    line: (slug: string) => detail("lines", slug, lineDetail),
    models: (page?: Page) => index("models", page),
    model: (slug: string) => detail("models", slug, modelDetail),
  };
}
