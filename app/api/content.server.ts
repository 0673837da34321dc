import { glossary, guideDetail, guideListing, informationPage, termDetail } from "#contracts/content/content";
import {
  contentIndex,
  contentSource,
  type NewVersion,
  publishedVersion,
  type RestoredVersion,
} from "#contracts/content/editing";
import type { InformationSlug } from "#contracts/vocabulary/content";
import type { Detail } from "./answers.server";
import type { Client } from "./client/client.server";
import { segment } from "./client/url.server";

/** Calls about guides, the glossary and pages of information, each one call and one parse. */
export const contentCalls = (client: Client, detail: Detail) => ({
  guides: () => client.getList("guides/", guideListing),
  guide: (slug: string) => detail("guides", slug, guideDetail),
  glossary: () => client.getList("glossary/", glossary),
  term: (slug: string) => detail("glossary", slug, termDetail),
  information: (slug: InformationSlug) => detail("information", slug, informationPage),
  /** What staff may edit. */
  index: () => client.getRequired("content/", contentIndex),
  source: (kind: string, slug: string, version: number | null) =>
    detail(`content/${segment(kind)}`, slug, contentSource, { version }),
  publish: (kind: string, slug: string, version: NewVersion) =>
    client.write("POST", `content/${segment(kind)}/${segment(slug)}/`, version, publishedVersion),
  restore: (kind: string, slug: string, restored: RestoredVersion) =>
    client.write("POST", `content/${segment(kind)}/${segment(slug)}/restore/`, restored, publishedVersion),
});
