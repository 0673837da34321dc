import { z } from "zod";
import { newThread } from "#contracts/discussions/forum";
import { tooLong } from "#contracts/text/length-limit";
import { titleLength } from "#contracts/vocabulary/discussions";
import { addFaults, writtenFields } from "../posts/forms.server";

const threadFields = z.object({
  does: z.enum(["post", "draft"], { error: "Press one of the buttons" }).default("post"),
  title: z.string().max(titleLength.most, tooLong(titleLength.most, "the title")).optional(),
  category: z.string().max(80, { error: "Choose a category" }).optional(),
  ...writtenFields,
});

export const toThread = ({ title, category, text, name, watch = [], key }: z.output<typeof threadFields>) => ({
  title: title ?? "",
  category: category ?? "",
  text: text ?? "",
  name,
  watch: watch.length > 0,
  key,
});

/** A thread to be started, or its draft. */
export const threadForm = threadFields.superRefine((typed, context) => {
  if (typed.does === "post") addFaults(newThread, toThread(typed), context);
});
