import { useEffect, useRef, useState } from "react";
import type { QuestionLink } from "#contracts/discussions/questions";
import { questionTopicLabels, titleLength } from "#contracts/vocabulary/discussions";
import { optionsOf } from "#contracts/vocabulary/terms";
import { askAfterPause } from "~/platform/get-json.client";
import { paths } from "~/paths";
import Choices from "~/ui/forms/choices";
import Field from "~/ui/forms/field";
import type { useFormAnswer } from "~/ui/forms/write-form";
import PostFields, { type PostFieldsProps, type PostValues } from "../posts/post-fields";
import SimilarList from "./similar-list";

interface AskValues extends PostValues {
  topics?: string[];
}

interface AskFieldsProps {
  form: ReturnType<typeof useFormAnswer<AskValues>>;
  writer: PostFieldsProps["writer"];
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
        writer={writer}
        watchLabel="Email me when there’s an answer"
      >
        <div className="ask-topics">
          <Choices
            {...form.choice("topics")}
            legend="What is it about?"
            hint="One to three topics, so that the right expert sees it."
            choices={topicChoices}
            several
            compact
          />
        </div>
      </PostFields>
    </>
  );
}

/** Milliseconds without typing, as in the search box. */
const pauseMs = 500;

/** Questions like a title, after a pause in typing it; null until there was one, and as before where they can't be had. */
function useSimilar(title: string | null): readonly QuestionLink[] | null {
  const [found, setFound] = useState<readonly QuestionLink[] | null>(null);
  useEffect(() => {
    if (title === null) return;
    if (title.trim().length < titleLength.least) {
      setFound((before) => (before === null ? null : []));
      return;
    }
    return askAfterPause(pauseMs, paths.similarQuestions(title.trim()), (items) => setFound(items as QuestionLink[]));
  }, [title]);
  return found;
}

/** Before a question is posted: those that may be the same. It takes the focus, as a new page would. */
export function SimilarStep({ questions }: { questions: readonly QuestionLink[] }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), [questions]);
  return (
    <section className="stack" id="similar" aria-labelledby="similar-title" tabIndex={-1} ref={box}>
      <div className="stack stack--tight">
        <h2 id="similar-title">Is it one of these?</h2>
        <p className="soft measure">If someone has asked it before you, the answers are there already.</p>
      </div>
      <SimilarList questions={questions} />
      <p className="measure">If not, go on below. What you typed is still there.</p>
    </section>
  );
}
