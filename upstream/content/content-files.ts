import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { contentPerson, source } from "#contracts/content/content";
import { materials, mattressType, topStyle } from "#contracts/mattress";
import { figureNames, informationSlugs, termKindLabels } from "#contracts/vocabulary/content";
import { termsOf } from "#contracts/vocabulary/terms";

/**
 * Relative to the working directory, like `public`: servers, tests and the image run in the project's folder. The texts
 * are files that people edit, so they are read when a database is seeded rather than bundled.
 */
const folder = join("upstream", "content");

const day = z.iso.date();
const sources = z
  .array(
    source.extend({
      by: z
        .string()
        .nullish()
        .transform((by) => by ?? null),
    }),
  )
  .default([]);

/** Fictional: used only in the demo. */
const person = z.strictObject(contentPerson.shape);

const guideHead = z.strictObject({
  title: z.string().max(60),
  summary: z.string().max(160),
  short: z.string(),
  "written-by": person,
  "reviewed-by": person,
  "reviewed-on": day,
  sources,
  related: z.array(z.string().regex(/^\/(?:[a-z0-9-]+\/)*$/)),
});

const termHead = z.strictObject({
  term: z.string().max(60),
  summary: z.string().max(160),
  also: z.array(z.string()),
  kind: z.enum(termsOf(termKindLabels)),
  related: z.array(z.string()),
  figure: z.enum(figureNames).optional(),
  shows: z
    .union([
      z.strictObject({ type: mattressType }),
      z.strictObject({ material: z.array(z.enum(materials)) }),
      z.strictObject({ top: topStyle }),
    ])
    .optional(),
  "reviewed-by": person.optional(),
  "reviewed-on": day,
  sources,
});

const pageHead = z.strictObject({
  title: z.string().max(80),
  summary: z.string().max(200),
  short: z.string(),
  "reviewed-on": day,
});

type Text<Head> = Head & { slug: string; body: string };
export type GuideFile = Text<z.output<typeof guideHead>>;
export type PageFile = Text<z.output<typeof pageHead>>;
export type TermFile = Text<z.output<typeof termHead>>;

/** The order in which guides are read and listed. */
const guideSlugs = ["mattress-types", "mattress-matching", "mattress-shopping-tips", "mattress-accessories"];

export const readGuideFiles = (): GuideFile[] =>
  textsIn("guides", guideHead).sort((one, other) => guideSlugs.indexOf(one.slug) - guideSlugs.indexOf(other.slug));

/** Information pages, in the order in which staff see them. */
export const readPageFiles = (): PageFile[] =>
  textsIn("pages", pageHead).sort((one, other) => placeOf(one.slug) - placeOf(other.slug));

const placeOf = (slug: string) => (informationSlugs as readonly string[]).indexOf(slug);

export const readTermFiles = (): TermFile[] => textsIn("glossary", termHead);

/** All Markdown files of a folder with their front matter. Throws with the file's name if one is invalid. */
function textsIn<Head extends object>(name: string, head: z.ZodType<Head>): Text<Head>[] {
  const files = readdirSync(join(folder, name)).filter((file) => file.endsWith(".md"));
  return files.sort().map((file) => {
    const [, front, body] = /^---\n([^]*?)\n---\n([^]*)$/.exec(readFileSync(join(folder, name, file), "utf8")) ?? [];
    if (front === undefined || body === undefined) throw new Error(`${name}/${file} has no front matter`);
    // YAML's core schema has no dates, so a day stays text.
    const found = head.safeParse(parse(front, { schema: "core" }));
    if (!found.success) throw new Error(`${name}/${file}: ${z.prettifyError(found.error)}`);
    return { ...found.data, slug: file.slice(0, -".md".length), body: body.trim() };
  });
}
