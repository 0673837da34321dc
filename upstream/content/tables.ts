import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { ContentPerson, Source } from "#contracts/content/content";
import type { FigureName, TermKind } from "#contracts/vocabulary/content";
import type { Moment } from "../database/columns";
import type { ShownBeds } from "./shown-beds";

export type ContentKind = "guide" | "term" | "page";

/** What a text has beside its words. */
export interface ContentDetails {
  sources: Source[];
  /** Of a guide: paths of the site. Of a term: slugs of terms. */
  related: string[];
  /** Of a guide or a page: its name in menus. */
  short?: string;
  /** Of a guide: who wrote it. */
  written_by?: ContentPerson | null;
  /** Of a guide or a term: who looked over its facts. */
  reviewed_by?: ContentPerson | null;
  /** Of a term. */
  also?: string[];
  kind?: TermKind;
  figure?: FigureName | null;
  shows?: ShownBeds | null;
}

export interface ContentPageTable {
  id: Generated<number>;
  kind: ContentKind;
  slug: string;
  /** In lists that have an order of their own. */
  position: number;
  /** The one that is shown. */
  version: number;
}

export interface ContentVersionTable {
  page_id: number;
  version: number;
  /** Of a term: the term. */
  title: string;
  summary: string;
  body: string;
  words: GeneratedAlways<string>;
  reviewed_on: string;
  details: ColumnType<ContentDetails, string, never>;
  /** What was changed, in its editor's words. */
  note: string;
  account_id: number | null;
  /** Stays when the account goes; null: it came with the site. */
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
