import { z } from "zod";
import { tooLong } from "../text/length-limit";
import { line, lines } from "../text/plain-text";
import { count } from "../quantities";
import { contentShape, shapeFaults } from "../text/text-shape";
import { day, demo, list, maybe, maybeList, moment, orElse } from "../tolerance";
import { figureNames, termKindLabels } from "../vocabulary/content";
import { termsOf } from "../vocabulary/terms";
import { catalogueFacts, contentPerson, disclosures, source } from "./content";

/** What staff see and send when they edit texts. */

export const contentKind = z.enum(["guide", "term", "page"]);

/** GET content/ */
export const contentIndex = z.object({
  demo,
  items: list(
    z.object({
      kind: contentKind,
      slug: z.string(),
      title: z.string(),
      version: count,
      reviewed_on: maybe(day),
      published_at: maybe(moment),
    }),
    700,
    "texts",
  ).describe("Guides first, then pages about the site, then glossary terms by name."),
});

const contentVersion = z.object({
  version: count,
  title: z.string(),
  summary: orElse(z.string(), ""),
  body: z.string(),
  reviewed_on: maybe(day),
  written_by: maybe(contentPerson),
  reviewed_by: maybe(contentPerson),
  sources: maybeList(source, 40, "write"),
  related: maybeList(z.string(), 12, "write"),
  short: orElse(z.string(), ""),
  also: maybeList(z.string(), 12, "write"),
  kind: maybe(z.enum(termsOf(termKindLabels))),
  figure: maybe(z.enum(figureNames)),
});

/** GET content/{kind}/{slug}/, with `version` for an earlier one. */
export const contentSource = z.object({
  demo,
  kind: contentKind,
  slug: z.string(),
  current: count.describe("Number of the version that is shown."),
  shown: contentVersion,
  facts: maybe(catalogueFacts).describe("For the live figures in a preview."),
  disclosures: maybe(disclosures).describe("For the tables in a preview; null for a guide or a term."),
  history: list(
    z.object({
      version: count,
      note: orElse(z.string(), ""),
      by: maybe(z.string()).describe("First name of the editor; null if the version came with the site."),
      published_at: maybe(moment),
    }),
    50,
  ).describe("The latest 50, newest first. Versions are numbered from 1, so `current` is their total number."),
});

/** Twice the longest guide. */
const bodyMost = 30_000;
export const longest = { title: 100, summary: 200, note: 200, name: 60 } as const;

/** The whole text of a new version. */
const written = {
  title: line({ missing: "Write a title", most: longest.title, what: "the title" }),
  summary: line({
    missing: "Say in one sentence what it is about",
    most: longest.summary,
    what: "the summary",
  }),
  body: lines({ missing: "Write the text", most: bodyMost, what: "the text" }).superRefine((typed, { addIssue }) => {
    for (const message of shapeFaults(typed, contentShape)) addIssue({ code: "custom", message });
  }),
  reviewed_on: z.iso.date({ error: "Enter the day on which the facts were checked" }),
  written_by: contentPerson.nullish(),
  reviewed_by: contentPerson.nullish(),
  sources: z.array(source).max(40, { error: "Use 40 sources or fewer" }).default([]),
  related: z
    .array(z.string().max(200, tooLong(200, "each address")))
    .max(12, { error: "Use 12 lines or fewer" })
    .default([]),
  short: z.string().max(longest.name, tooLong(longest.name, "the short name")).default(""),
  also: z
    .array(z.string().max(longest.name, tooLong(longest.name, "each name")))
    .max(12, { error: "Use 12 names or fewer" })
    .default([]),
  kind: z.enum(termsOf(termKindLabels), { error: "Choose one of the kinds" }).optional(),
  figure: z.enum(figureNames, { error: "Write the name of one of our drawings, or leave this empty" }).nullish(),
};

const note = line({
  missing: "Say in a few words what you changed",
  most: longest.note,
  what: "the note",
});
const base = z.number().int().min(1).describe("Version that was edited; 409 if there is a newer one.");

/** POST content/{kind}/{slug}/ */
export const newVersion = z.object({ ...written, note, base });

/** POST content/{kind}/{slug}/restore/ */
export const restoredVersion = z.object({ version: z.number().int().min(1), base });

/** Response to both. */
export const publishedVersion = z.object({ version: count.describe("Number of the new version.") });

export type ContentIndex = z.infer<typeof contentIndex>;
export type ContentSource = z.infer<typeof contentSource>;
export type ContentVersion = z.infer<typeof contentVersion>;
export type NewVersion = z.input<typeof newVersion>;
export type RestoredVersion = z.infer<typeof restoredVersion>;
