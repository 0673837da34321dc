import type { ModeratedPost } from "#contracts/discussions/moderation";
import Choices from "~/ui/forms/choices";
import TextAreaField from "~/ui/forms/text-area-field";
import WriteForm from "~/ui/forms/write-form";
import { Decision, type DecisionAnswer } from "./decide-post";

interface DecideDiscussionProps {
  form: DecisionAnswer;
  discussion: ModeratedPost["discussion"];
  /** Of the forum; none could be loaded when it's empty. */
  categories: readonly { slug: string; name: string }[];
}

/** What may be decided about the question or thread as a whole. */
export default function DecideDiscussion({ form, discussion, categories }: DecideDiscussionProps) {
  const { kind, locked, pinned, category } = discussion;
  const others = categories.filter(({ slug }) => slug !== category);
  const chosen = form.field("category");
  return (
    <div className="stack stack--loose">
      {locked === null ? (
        <WriteForm form={form} submit={[`Lock this ${kind}`, "Saving…"]} secondary className="stack measure">
          <Decision is="lock" />
          <TextAreaField
            {...form.field("why")}
            label="Why nobody should add anything"
            hint="Readers see it where they would write."
            rows={3}
            maxLength={500}
            countFrom={100}
          />
        </WriteForm>
      ) : (
        <div className="stack measure">
          <p>
            It’s locked: “<bdi>{locked}</bdi>”
          </p>
          <WriteForm form={form} submit={[`Unlock this ${kind}`, "Saving…"]} secondary>
            <Decision is="unlock" />
          </WriteForm>
        </div>
      )}
      {kind !== "thread" ? null : (
        <>
          <div className="ruled">
            <WriteForm
              form={form}
              submit={pinned ? ["Stop pinning it", "Saving…"] : ["Pin it to the top of its category", "Saving…"]}
              secondary
            >
              <Decision is={pinned ? "unpin" : "pin"} />
            </WriteForm>
          </div>
          {others.length === 0 ? null : (
            <WriteForm form={form} submit={["Move it there", "Saving…"]} secondary className="stack ruled">
              <Decision is="move" />
              <Choices
                name="category"
                legend="Which category does it belong to?"
                hint="Links to it keep working."
                choices={others.map(({ slug, name }) => ({ value: slug, label: name }))}
                chosen={chosen.defaultValue === undefined ? [] : [chosen.defaultValue]}
                errors={chosen.errors}
                compact
              />
            </WriteForm>
          )}
        </>
      )}
    </div>
  );
}
