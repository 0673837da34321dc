import { z } from "zod";
import { storePartLabels } from "#contracts/vocabulary/store-reviews";
import { termsOf } from "#contracts/vocabulary/terms";
import { writtenText } from "../reviews/written-text";
import { readYamlFiles } from "../yaml-files";

/**
 * What shoppers of the demonstration say of stores: files in `texts`, which people write. A text names the kind of its store
 * and no store. Days are counted back from today.
 */

const stars = z.number().int().min(1).max(5);

const written = z.strictObject({
  /** Whether they bought a bed there. */
  bought: z.boolean(),
  author: z.string().min(2).max(40),
  stars,
  ago: z.number().int().min(4).max(900),
  /** Days from the visit until it was written, where the text says how long that was. */
  since: z.number().int().min(0).max(1100).optional(),
  /** For what the text speaks of; five for "pressure" is none. */
  parts: z.partialRecord(z.enum(termsOf(storePartLabels)), stars).default({}),
  title: z.string().min(2).max(60),
  body: writtenText(1500),
  reply: z.strictObject({ body: writtenText(1000), days: z.number().int().positive() }).optional(),
});

const visitText = z
  .discriminatedUnion("kind", [
    written.extend({ kind: z.literal("chain"), tier: z.enum(["budget", "mid", "luxury"]) }),
    /** The store of this brand alone. */
    written.extend({ kind: z.literal("brand"), brand: z.string() }),
    written.extend({ kind: z.literal("club") }),
  ])
  .superRefine(({ bought, ago, parts, reply }, context) => {
    if (!bought && parts.delivery !== undefined)
      context.addIssue({ code: "custom", message: "Nothing was delivered", path: ["parts", "delivery"] });
    if (reply !== undefined && reply.days >= ago)
      context.addIssue({ code: "custom", message: "It is in the future", path: ["reply", "days"] });
  });

export type VisitText = z.infer<typeof visitText>;

let texts: readonly VisitText[] | undefined;

/** All of them, in the order of their files, read once. Throws what is wrong with a file under its name. */
export const visitTexts = (): readonly VisitText[] =>
  (texts ??= readYamlFiles("store-reviews/texts", z.array(visitText)).flatMap(([, read]) => read));
