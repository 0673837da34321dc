import { useState } from "react";
import { questionTopicLabels, titleLength } from "#contracts/vocabulary/discussions";
import { optionsOf } from "#contracts/vocabulary/terms";
import Choices from "~/ui/forms/choices";
import Field from "~/ui/forms/field";
import type { useFormAnswer } from "~/ui/forms/write-form";
import PostFields, { type PostValues } from "../posts/post-fields";
import type { Writer } from "../posts/reply.server";
import SimilarList from "./similar-list";
import { useSimilar } from "./use-similar";

export interface AskValues extends PostValues {
  topics?: string[];
}

interface AskFieldsProps {
  form: ReturnType<typeof useFormAnswer<AskValues>>;
  /** Null: nobody is signed in. */
  writer: Pick<Writer, "name" | "newsOff" | "noMail"> | null;
}

export const topicChoices = optionsOf(questionTopicLabels);

/** A question: what it is, in detail, what it's about; while the title is typed, what has been asked already. */
export default function AskFields({ form, writer }: AskFieldsProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const similar = useSimilar(typed);
  return (
    <>
      <div className="stack stack--tight">
        <Field
          {...form.field("title")}
          label="Your question, in one sentence"
          hint="As you’d ask a friend who knows mattresses. “Can I put a memory foam mattress on my old box spring?”"
          maxLength={titleLength.most}
          countFrom={30}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
        <div aria-live="polite">
          {similar === null || similar.length === 0 ? null : (
            <div className="stack stack--tight similar-box">
              <p className="name">Is it one of these?</p>
              <SimilarList questions={similar} />
            </div>
          )}
        </div>
        <input type="hidden" name="seen" value={similar?.map(({ slug }) => slug).join(",") ?? ""} />
      </div>
      <PostFields
        form={form}
        label="The details"
        hint="What you’ve tried, what you sleep on now, and what an answer depends on: weights, sizes, ages, budget."
        asksName={writer !== null && writer.name === null}
        watchLabel="Email me when there’s an answer"
        newsOff={writer?.newsOff === true}
        noMail={writer?.noMail === true}
      >
        <div className="ask-topics">
          <Choices
            name="topics"
            legend="What is it about?"
            hint="One to three topics, so that the right expert sees it."
            choices={topicChoices}
            chosen={form.values.topics ?? []}
            errors={form.field("topics" as "title").errors ?? []}
            several
            compact
          />
        </div>
      </PostFields>
    </>
  );
}
