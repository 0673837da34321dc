import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import type { Db } from "../database/engine";

const categories = z.array(z.strictObject({ slug: z.string(), name: z.string(), about: z.string() }));

/** The forum's categories, in display order. Read from a file in the working directory, like the guides. */
export const readCategories = () =>
  categories.parse(parse(readFileSync(join("upstream", "content", "forum-categories.yaml"), "utf8")));

/** Adds missing categories to the forum and updates the others, in every database rather than just the demo. */
export async function insertForumCategories(db: Db): Promise<void> {
  const rows = readCategories().map((category, position) => ({ ...category, position }));
  await db
    .insertInto("forum_category")
    .values(rows)
    .onConflict((conflict) =>
      conflict.column("slug").doUpdateSet(({ ref }) => ({
        position: ref("excluded.position"),
        name: ref("excluded.name"),
        about: ref("excluded.about"),
      })),
    )
    .execute();
}
