import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { ContentPerson, Source } from "#contracts/content/content";
import type { FigureName, TermKind } from "#contracts/vocabulary/content";
import type { Moment } from "../database/columns";
import type { ShownBeds } from "./shown-beds";

export type ContentKind = "guide" | "term" | "page";

/** A text's data other than its words. */
export interface ContentDetails {
  sources: Source[];
  /** For a guide: paths of the site. For a term: slugs of terms. */
  related: string[];
  /** For a guide or a page: its name in menus. */
  short?: string;
  /** For a guide: its author. */
  written_by?: ContentPerson | null;
  /** For a guide or a term: who checked its facts. */
  reviewed_by?: ContentPerson | null;
  /** For a term. */
  also?: string[];
  kind?: TermKind;
  figure?: FigureName | null;
  shows?: ShownBeds | null;
}

export interface ContentPageTable {
  id: Generated<number>;
  kind: ContentKind;
  slug: string;
  /** In lists with a fixed order. */
  position: number;
  /** The published version. */
  version: number;
}

export interface ContentVersionTable {
  page_id: number;
  version: number;
  /** For a term, the term itself. */
  title: string;
  summary: string;
  body: string;
  words: GeneratedAlways<string>;
  reviewed_on: string;
  details: ColumnType<ContentDetails, string, never>;
  /** What was changed, in its editor's words. */
  note: string;
  account_id: number | null;
  /** Stays when the account is deleted; null: it came with the site. */
  staff_name: string | null;
  published_at: Moment;
}

export interface ContentTables {
  content_page: ContentPageTable;
  content_version: ContentVersionTable;
}

declare module "../database/tables" {
  interface Database extends ContentTables {}
}
