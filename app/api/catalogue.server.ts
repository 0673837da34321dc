import type { z } from "zod";
import { catalogueIndex, collectionDetail, lineDetail, modelDetail } from "~/contracts/catalogue";
import type { CatalogueIndex, CatalogueLevel } from "~/contracts/catalogue";
import type { CollectionDetail, LineDetail, ModelDetail } from "~/contracts/catalogue";
import type { Client } from "./client/client.server";
import { notFound } from "./client/failures.server";
import { segment } from "./client/url.server";

type Page = string | number | null | undefined;

const nothing: CatalogueIndex = { demo: false, count: 0, page: 1, pages: 1, items: [] };

export function catalogueApi(client: Client) {
  const index = async (level: CatalogueLevel, page: Page): Promise<CatalogueIndex> =>
    (await client.get(`${level}/`, catalogueIndex, { query: { page } })) ?? nothing;
  const detail = async <T>(level: CatalogueLevel, slug: string, contract: z.ZodType<T>): Promise<T> => {
    const answer = await client.get(`${level}/${segment(slug)}/`, contract);
    if (answer === null) throw notFound();
    return answer;
  };
  return {
    collections: (page?: Page) => index("collections", page),
    collection: (slug: string): Promise<CollectionDetail> => detail("collections", slug, collectionDetail),
    lines: (page?: Page) => index("lines", page),
    line: (slug: string): Promise<LineDetail> => detail("lines", slug, lineDetail),
    models: (page?: Page) => index("models", page),
    model: (slug: string): Promise<ModelDetail> => detail("models", slug, modelDetail),
  };
}
