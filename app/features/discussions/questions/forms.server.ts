import { z } from "zod";
import { expertAppointment } from "#contracts/discussions/moderation";
import { newQuestion } from "#contracts/discussions/questions";
import { tooLong } from "#contracts/text/length-limit";
import { questionTopicLabels, titleLength } from "#contracts/vocabulary/discussions";
import { termsOf } from "#contracts/vocabulary/terms";
import { emailAddress } from "#contracts/session";
import { addFaults, writtenFields } from "../posts/forms.server";

const press = { error: "Open the page again and press the button there" };
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

export const toQuestion = ({ title, text: details, topics, name, watch = [], key }: z.output<typeof askFields>) => ({
  title: title ?? "",
  text: details ?? "",
  topics: topics ?? [],
  name,
  watch: watch.length > 0,
  key,
});

/** A question, or its draft. */
export const askForm = askFields.superRefine((typed, context) => {
  if (typed.does === "post") addFaults(newQuestion, toQuestion(typed), context);
});

export const appointForm = expertAppointment.extend({ email: emailAddress });
