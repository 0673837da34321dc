import type { ModeratedReview, ModeratedText } from "#contracts/moderation";
import { reasonsOf } from "#contracts/vocabulary/refusal-reasons";
import { optionsOf } from "#contracts/vocabulary/terms";
import Choices from "~/ui/forms/choices";
import Field from "~/ui/forms/field";
import WriteForm, { type useFormAnswer } from "~/ui/forms/write-form";

interface DecisionValues {
  decision?: string;
  version?: string;
  reason?: string;
  receipt?: string[];
  note?: string;
  model?: string;
}

export type DecisionAnswer = ReturnType<typeof useFormAnswer<DecisionValues>>;

interface DecideProps {
  form: DecisionAnswer;
  kind: ModeratedReview["kind"];
  version: ModeratedText;
  /** There is one that nobody has found right yet. */
  receipt: boolean;
}

const reasonChoices = (kind: ModeratedReview["kind"]) =>
  optionsOf(reasonsOf[kind]).map(({ value, label, means }) => ({ value, label, hint: means }));

/** The buttons for what may be decided about a version now, each a form of its own. */
export default function DecideForms(props: DecideProps) {
  const { form, version } = props;
  const may = (decision: string) => version.decisions.includes(decision);
  return (
    <div className="stack stack--loose">
      {may("publish") ? <OneButton {...props} decision="publish" words="Publish it" /> : null}
      {may("refuse") ? <Reasoned {...props} decision="refuse" words="Don’t publish it" /> : null}
      {may("grant-appeal") ? (
        <OneButton {...props} decision="grant-appeal" words="Its writer is right: publish it" />
      ) : null}
      {may("deny-appeal") ? (
        <WriteForm
          form={form}
          submit={["Turn the appeal down for good", "Saving…"]}
          secondary
          className="stack measure"
        >
          <Hidden decision="deny-appeal" version={version.number} />
          <NoteField form={form} />
        </WriteForm>
      ) : null}
      {may("take-down") ? <Reasoned {...props} decision="take-down" words="Take it down" /> : null}
    </div>
  );
}

export function Hidden({ decision, version }: { decision: string; version?: number }) {
  return (
    <>
      <input type="hidden" name="decision" value={decision} />
      {version === undefined ? null : <input type="hidden" name="version" value={version} />}
    </>
  );
}

interface ButtonProps extends DecideProps {
  decision: string;
  words: string;
}

function OneButton({ form, version, decision, words, receipt }: ButtonProps) {
  return (
    <WriteForm form={form} submit={[words, "Saving…"]} className="stack">
      <Hidden decision={decision} version={version.number} />
      {receipt ? (
        <Choices
          several
          name="receipt"
          legend="What the receipt proves"
          choices={[
            { value: "yes", label: "The receipt shows this purchase", hint: "The review then says “Receipt checked”." },
          ]}
          chosen={form.values.receipt ?? []}
          errors={form.errors.flatMap(({ fieldId, message }) => (fieldId === "receipt" ? [message] : []))}
        />
      ) : null}
    </WriteForm>
  );
}

/** Which rule it breaks, and what its writer is told besides. */
function Reasoned({ form, kind, version, decision, words }: ButtonProps) {
  return (
    <WriteForm form={form} submit={[words, "Saving…"]} secondary className="stack measure">
      <Hidden decision={decision} version={version.number} />
      <Choices
        {...form.choice("reason")}
        legend="Which rule does it break?"
        hint="The same at one star and at five. Its writer is told, and so is everyone who opens its page."
        choices={reasonChoices(kind)}
      />
      <NoteField form={form} />
    </WriteForm>
  );
}

const NoteField = ({ form }: Pick<DecideProps, "form">) => (
  <Field
    {...form.field("note")}
    label="A note to its writer (optional)"
    hint="What to change, for example. It’s in the email."
    countFrom={200}
  />
);
