import type { ModeratedPost } from "#contracts/discussions/moderation";
import { hidingReasons } from "#contracts/vocabulary/discussions";
import { optionsOf } from "#contracts/vocabulary/terms";
import Choices from "~/ui/forms/choices";
import TextAreaField from "~/ui/forms/text-area-field";
import WriteForm, { type FormAnswer } from "~/ui/forms/write-form";

type DecisionAnswer = FormAnswer<"decision" | "reason" | "note" | "why" | "category">;

interface DecidePostProps {
  form: DecisionAnswer;
  /** It's hidden now. */
  hidden: boolean;
  /** Its author has appealed, and nobody has decided about it. */
  appealed: boolean;
}

const reasons = optionsOf(hidingReasons).map(({ value, label, means }) => ({ value, label, hint: means }));

/** Id of what a message about the reason leads to. */
export const firstReason = `reason-${reasons[0]?.value}`;

/** The buttons for what may be decided about a post now, each a form of its own. */
export function DecidePost({ form, hidden, appealed }: DecidePostProps) {
  if (!hidden) {
    return (
      <WriteForm form={form} submit={["Hide this post", "Saving…"]} danger className="stack measure">
        <Decision is="hide" />
        <Choices
          {...form.choice("reason")}
          legend="Which rule does it break?"
          hint="Its author is told, and readers see it where the post was."
          choices={reasons}
        />
        <NoteField form={form} hint="Readers see it, too. What would have been fine, for example." />
      </WriteForm>
    );
  }
  if (appealed)
    return (
      <div className="stack stack--loose">
        <WriteForm form={form} submit={["The author is right: show it again", "Saving…"]}>
          <Decision is="grant-appeal" />
        </WriteForm>
        <WriteForm
          form={form}
          submit={["Turn the appeal down for good", "Saving…"]}
          secondary
          className="stack measure ruled"
        >
          <Decision is="deny-appeal" />
          <NoteField form={form} hint="It’s in the email." />
        </WriteForm>
      </div>
    );
  return (
    <WriteForm form={form} submit={["Show it again", "Saving…"]} secondary>
      <Decision is="restore" />
    </WriteForm>
  );
}

export const Decision = ({ is }: { is: string }) => <input type="hidden" name="decision" value={is} />;

const NoteField = ({ form, hint }: { form: DecisionAnswer; hint: string }) => (
  <TextAreaField
    {...form.field("note")}
    label="A note to its author (optional)"
    hint={hint}
    rows={3}
    maxLength={500}
    countFrom={100}
  />
);

interface DecideDiscussionProps {
  form: DecisionAnswer;
  discussion: ModeratedPost["discussion"];
  /** Of the forum; none could be loaded when it's empty. */
  categories: readonly { slug: string; name: string }[];
}

/** What may be decided about the question or thread as a whole. */
export function DecideDiscussion({ form, discussion, categories }: DecideDiscussionProps) {
  const { kind, locked, pinned, category } = discussion;
  const others = categories.filter(({ slug }) => slug !== category);
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
                {...form.choice("category")}
                legend="Which category does it belong to?"
                hint="Links to it keep working."
                choices={others.map(({ slug, name }) => ({ value: slug, label: name }))}
                compact
              />
            </WriteForm>
          )}
        </>
      )}
    </div>
  );
}
