import { mailKindLabels, optionalMail } from "#contracts/vocabulary/mail";
import Choices from "~/ui/forms/choices";
import WriteForm, { type useFormAnswer } from "~/ui/forms/write-form";

const hints: Record<(typeof optionalMail)[number], string> = {
  "saved-match": "Sent when you, or someone else, saves quiz results and enters this address",
  "discussion-news":
    "Sent when someone adds to a question or thread you follow. You get one, then no more until you visit it again",
  "review-reminder": "Sent twice for each bed you reviewed, a year and three years after you got it",
};

/** Mail that its reader may turn off, each with whether it is on. */
export default function MailChoice({
  form,
}: {
  form: ReturnType<typeof useFormAnswer<{ on?: string[]; was?: string }>>;
}) {
  return (
    <WriteForm form={form} hidden={["was"]} submit={["Save", "Saving…"]} className="stack">
      <Choices
        // Boxes keep what was checked in them, also when the page comes again with what is on by now.
        key={form.values.was}
        name="on"
        legend="Emails you can turn off"
        choices={optionalMail.map((kind) => ({ value: kind, label: mailKindLabels[kind], hint: hints[kind] }))}
        chosen={form.values.on ?? []}
        several
      />
    </WriteForm>
  );
}
