import { z } from "zod";
import { newThread } from "#contracts/discussions/forum";
import { discussionDecision, expertAppointment, postDecision } from "#contracts/discussions/moderation";
import { newPost, postAppeal, postEdit, postReport } from "#contracts/discussions/posts";
import { newQuestion } from "#contracts/discussions/questions";
import { formKey } from "#contracts/form-key";
import { fieldText } from "#contracts/refusals/field-text";
import { emailAddress } from "#contracts/session";
import { tooLong } from "#contracts/text/length-limit";
import { postLength, questionTopicLabels, titleLength } from "#contracts/vocabulary/discussions";
import { termsOf } from "#contracts/vocabulary/terms";

/** What every text of a visitor comes with. A draft keeps it as it is, so what is missing is said when it is posted. */
const writtenFields = {
  name: z.string().max(40, tooLong(40, "the name")).optional(),
  text: z.string().max(postLength.most, tooLong(postLength.most)).optional(),
  watch: z.array(z.literal("yes")).optional(),
  key: formKey,
};

const toWritten = ({ text = "", name, watch = [], key }: z.output<z.ZodObject<typeof writtenFields>>) => ({
  text,
  name,
  watch: watch.length > 0,
  key,
});

/** A form that says at its fields what its contract finds when its text is to be posted. */
function postedAs<Schema extends z.ZodType<{ does: string }>>(
  form: Schema,
  contract: z.ZodType,
  posted: (typed: z.output<Schema>) => unknown,
) {
  return form.superRefine((typed, { addIssue }) => {
    if (typed.does !== "post") return;
    const found = contract.safeParse(posted(typed), { error: fieldText }).error?.issues ?? [];
    for (const { path, message } of found) addIssue({ code: "custom", path: path.slice(0, 1), message });
  });
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

export const toPost = ({ quoted, quote = "", ...typed }: z.output<typeof replyFields>) => ({
  ...toWritten(typed),
  ...(quoted === undefined || quote.trim() === "" ? {} : { quote: { number: Number(quoted), text: quote } }),
});

/** Below a discussion: a post, its draft, or whether it is followed. */
export const replyForm = postedAs(replyFields, newPost, toPost);

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

const threadFields = z.object({
  does: z.enum(["post", "draft"], { error: "Press one of the buttons" }).default("post"),
  title: z.string().max(titleLength.most, tooLong(titleLength.most, "the title")).optional(),
  category: z.string().max(80, { error: "Choose a category" }).optional(),
  ...writtenFields,
});

export const toThread = ({ title = "", category = "", ...typed }: z.output<typeof threadFields>) => ({
  title,
  category,
  ...toWritten(typed),
});

/** A thread to be started, or its draft. */
export const threadForm = postedAs(threadFields, newThread, toThread);

const { name: shownName, text, ...written } = writtenFields;

const askFields = z.object({
  does: z.enum(["post", "draft"], press).default("post"),
  /** Sent once similar questions have been shown, by the page that shows them. */
  confirmed: z.string().max(3).optional(),
  /** Slugs of the similar questions that were shown while the title was typed. */
  seen: z.string().max(1000).optional(),
  title: z.string().max(titleLength.most, tooLong(titleLength.most, "the title")).optional(),
  name: shownName,
  text,
  topics: z.array(z.enum(termsOf(questionTopicLabels))).optional(),
  ...written,
});

export const toQuestion = ({ title = "", topics = [], ...typed }: z.output<typeof askFields>) => ({
  title,
  topics,
  ...toWritten(typed),
});

/** A question, or its draft. */
export const askForm = postedAs(askFields, newQuestion, toQuestion);

export const appointForm = expertAppointment.extend({ email: emailAddress });

/** One schema for all buttons of the page: each form sends what its decision needs. */
export const decisionForm = z.object({
  decision: z.enum([...postDecision.shape.decision.options, ...discussionDecision.shape.decision.options], {
    error: "Press one of the buttons",
  }),
  reason: postDecision.shape.reason,
  note: postDecision.shape.note,
  /** Of locking. */
  why: discussionDecision.shape.note,
  category: discussionDecision.shape.category,
});

export type Decided = z.output<typeof decisionForm>;

/** Whether it is about the whole question or thread. */
export const isOfDiscussion = (
  decision: Decided["decision"],
): decision is z.output<typeof discussionDecision>["decision"] =>
  discussionDecision.shape.decision.options.some((option) => option === decision);
