import { glossary, guideDetail, guideListing, informationPage, termDetail } from "#contracts/content/content";
import {
  contentIndex,
  contentSource,
  type NewVersion,
  publishedVersion,
  type RestoredVersion,
} from "#contracts/content/editing";
import type { InformationSlug } from "#contracts/vocabulary/content";
import type { Client } from "./client/client.server";
import { segment } from "./client/http-message.server";

/** Calls about guides, the glossary and pages of information, each one call and one parse. */
export const contentCalls = (client: Client) => ({
  guides: () => client.getList("guides/", guideListing),
  guide: async (slug: string) => client.getRequired(`guides/${segment(slug)}/`, guideDetail),
  glossary: () => client.getList("glossary/", glossary),
  term: async (slug: string) => client.getRequired(`glossary/${segment(slug)}/`, termDetail),
  information: async (slug: InformationSlug) => client.getRequired(`information/${segment(slug)}/`, informationPage),
  /** What staff may edit. */
  index: () => client.getRequired("content/", contentIndex),
  source: async (kind: string, slug: string, version: number | null) =>
    client.getRequired(`content/${segment(kind)}/${segment(slug)}/`, contentSource, { query: { version } }),
  publish: (kind: string, slug: string, version: NewVersion) =>
    client.write("POST", `content/${segment(kind)}/${segment(slug)}/`, version, publishedVersion),
  restore: (kind: string, slug: string, restored: RestoredVersion) =>
    client.write("POST", `content/${segment(kind)}/${segment(slug)}/restore/`, restored, publishedVersion),
});
