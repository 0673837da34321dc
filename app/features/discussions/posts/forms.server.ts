import { z } from "zod";
import { formKey } from "#contracts/form-key";
import { newPost, postAppeal, postEdit, postReport } from "#contracts/discussions/posts";
import { fieldWords } from "#contracts/refusals/field-words";
import { tooLong } from "#contracts/text/length-limit";
import { postLength } from "#contracts/vocabulary/discussions";

/** What every text of a visitor comes with. A draft keeps it as it is, so what is missing is said when it is posted. */
export const writtenFields = {
  name: z.string().max(40, tooLong(40, "the name")).optional(),
  text: z.string().max(postLength.most, tooLong(postLength.most)).optional(),
  watch: z.array(z.literal("yes")).optional(),
  key: formKey,
};

/** Says at the fields of a form what its contract finds. */
export function addFaults(
  schema: z.ZodType,
  value: unknown,
  { addIssue }: { addIssue: (issue: { code: "custom"; path: PropertyKey[]; message: string }) => void },
) {
  for (const { path, message } of schema.safeParse(value, { error: fieldWords }).error?.issues ?? [])
    addIssue({ code: "custom", path: path.slice(0, 1), message });
}

const press = { error: "Open the page again and press the button there" };

const replyFields = z.object({
  does: z.enum(["post", "draft", "watch", "watch-and-mail", "unwatch"], press).default("post"),
  /** Number of the discussion. */
  discussion: z.string(press).regex(/^[1-9]\d{0,8}$/, press),
  ...writtenFields,
  /** Number of the post that is quoted, and the words of it. */
  quoted: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, press)
    .optional(),
  quote: z.string().max(600, tooLong(600, "the quote")).optional(),
});

export const toPost = ({ text, name, watch = [], quoted, quote = "", key }: z.output<typeof replyFields>) => ({
  text: text ?? "",
  name,
  watch: watch.length > 0,
  key,
  ...(quoted === undefined || quote.trim() === "" ? {} : { quote: { number: Number(quoted), text: quote } }),
});

/** Below a discussion: a post, its draft, or whether it is followed. */
export const replyForm = replyFields.superRefine((typed, context) => {
  if (typed.does === "post") addFaults(newPost, toPost(typed), context);
});

/** The buttons of a post. `next` is the page that they stand on. */
export const postButtonForm = z.object({
  does: z.enum(["helpful", "not-helpful", "accept", "take-back"], press),
  next: z.string().max(2000).optional(),
});

export const editForm = z.object({
  title: postEdit.shape.title,
  text: postEdit.shape.text,
  base: z.string(press).regex(/^[1-9]\d{0,4}$/, press),
});

export const reportForm = postReport;
export const appealForm = postAppeal;
