import type { InformationSlug } from "#contracts/vocabulary/content";
import { paths } from "~/paths";

/** Where each page of information is read. */
export const informationPaths: Readonly<Record<InformationSlug, string>> = {
  about: paths.about,
  help: paths.help,
  "content-guidelines": paths.contentGuidelines,
  siteterms: paths.terms,
  privacy: paths.privacy,
  "disclosure-policy": paths.disclosure,
};

/** Where readers find a text that staff edit. */
export function readAt(kind: "guide" | "term" | "page", slug: string): string {
  if (kind === "page") return (informationPaths as Readonly<Record<string, string>>)[slug] ?? paths.home;
  return kind === "guide" ? paths.guide(slug) : paths.term(slug);
}
