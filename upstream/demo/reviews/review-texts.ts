import { z } from "zod";
import { sleepPositions } from "#contracts/match/match";
import { constructionScores, mattressSizes, weightBands } from "#contracts/mattress";
import { readYamlFiles } from "../yaml-files";
import { writtenText } from "./written-text";

/**
 * What owners of the demonstration say: a file a brand in `texts`, which people write. Owners and what they paid are invented;
 * of their beds they say what is true in the brand's sheet. Days are counted back from today.
 */

const stars = z.number().int().min(1).max(5);
const months = z.number().int().min(0).max(60);
const title = z.string().min(2).max(60);
const body = writtenText(1500);

const update = z.strictObject({ months, stars, title, body });

const reviewText = z
  .strictObject({
    /** Slug of the bed. */
    bed: z.string(),
    author: z.string().min(2).max(40),
    stars,
    position: z.enum(sleepPositions),
    weight: z.enum(weightBands),
    /** Owned when it was written. */
    months,
    ago: z.number().int().min(4).max(1100),
    size: z.enum(mattressSizes),
    /** In dollars. */
    paid: z.number().int().positive().optional(),
    from: z.enum(["online", "store"]).optional(),
    /** For what the text speaks of. */
    parts: z.partialRecord(constructionScores.keyof(), stars).default({}),
    title,
    body,
    /** Oldest first. */
    updates: z.array(update).default([]),
    reply: z.strictObject({ body, days: z.number().int().positive() }).optional(),
  })
  .superRefine(({ months: first, ago, updates, reply }, context) => {
    updates.forEach((each, index) => {
      const path = ["updates", index, "months"];
      if (each.months < (updates[index - 1]?.months ?? first)) context.addIssue(issue("before what it adds to", path));
      if ((each.months - first) * 30 >= ago) context.addIssue(issue("in the future", path));
    });
    if (reply !== undefined && reply.days >= ago) context.addIssue(issue("in the future", ["reply", "days"]));
  });

export type ReviewText = z.infer<typeof reviewText>;

const issue = (what: string, path: (string | number)[]) => ({
  code: "custom" as const,
  message: `It is ${what}`,
  path,
});

/** What a text must be true of: a bed by its slug, with the sizes that it is made in. */
interface TextBed {
  slug: string;
  variants: readonly { size: string }[];
}

let files: ReadonlyMap<string, readonly ReviewText[]> | undefined;

/** The texts about these beds, in the order of their files. Throws what is wrong with a file under its name. */
export function reviewTexts(beds: readonly TextBed[]): ReviewText[] {
  files ??= new Map(readYamlFiles("reviews/texts", z.array(reviewText)));
  const bySlug = new Map(beds.map((bed) => [bed.slug, bed]));
  return [...files].flatMap(([name, texts]) => {
    for (const { bed: slug, size, title: titled } of texts) {
      const bed = bySlug.get(slug);
      if (bed === undefined)
        throw new Error(`${name}: “${titled}” is about ${slug}, which the catalogue does not hold.`);
      if (bed.variants.every((variant) => variant.size !== size))
        throw new Error(`${name}: “${titled}” is about a ${size}, in which ${slug} is not made.`);
    }
    return texts;
  });
}
