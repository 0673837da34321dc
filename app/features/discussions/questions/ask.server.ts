import type { AppLoadContext } from "@remix-run/node";
import type { z } from "zod";
import { draftOf, type Writer } from "../posts/reply.server";
import { type askForm, toQuestion } from "../forms.server";

/** A draft of a question. */
export const askTarget = "question";

type Typed = z.output<typeof askForm>;

/** What the form first shows: the draft, or the words that somebody looked for in vain. */
export function askValues(writer: Writer | null, title: string) {
  const { watch = "", topics = "", ...draft } = writer?.draft ?? {};
  return {
    ...draft,
    title: title === "" ? (draft.title ?? "") : title,
    topics: topics.split(",").filter(Boolean) as NonNullable<Typed["topics"]>,
    watch: watch === "" ? [] : ["yes" as const],
  };
}

/** Questions like one that is about to be asked, which whoever asks has not seen yet. */
export async function notSeen({ api }: AppLoadContext, { title = "", confirmed, seen = "" }: Typed) {
  if (confirmed !== undefined) return [];
  const similar = await api.ifAvailable(api.questions.similar(title), []);
  const known = new Set(seen.split(","));
  return similar.every(({ slug }) => known.has(slug)) ? [] : similar;
}

export const saveQuestion = ({ api }: AppLoadContext, key: string, values: Parameters<typeof draftOf>[0]) =>
  api.discussions.saveDraft(askTarget, key, draftOf(values));

export const ask = ({ api }: AppLoadContext, typed: Typed) => api.questions.ask(toQuestion(typed));
