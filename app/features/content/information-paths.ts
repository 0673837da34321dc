import type { InformationSlug } from "#contracts/vocabulary/content";
import { paths } from "~/paths";
import { readingPaths } from "~/reading-paths";

/** Where each page of information is read. */
export const informationPaths: Readonly<Record<InformationSlug, string>> = {
  about: paths.about,
  help: readingPaths.help,
  "content-guidelines": readingPaths.contentGuidelines,
  siteterms: readingPaths.terms,
  privacy: readingPaths.privacy,
  "disclosure-policy": readingPaths.disclosure,
};

/** Where readers find a text that staff edit. */
export function readAt(kind: "guide" | "term" | "page", slug: string): string {
  if (kind === "page") return (informationPaths as Readonly<Record<string, string>>)[slug] ?? paths.home;
  return kind === "guide" ? readingPaths.guide(slug) : readingPaths.term(slug);
}
