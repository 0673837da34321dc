import { Form } from "@remix-run/react";
import type { StaffClaim } from "#contracts/cashback/claims";
import { declineReasons, type StaffAction, staffActionLabels } from "#contracts/vocabulary/claims";
import { optionsOf } from "#contracts/vocabulary/terms";
import Choices from "~/ui/forms/choices";
import TextAreaField from "~/ui/forms/text-area-field";
import type { FormAnswer } from "~/ui/forms/write-form";

interface DecisionFormProps {
  form: FormAnswer<"action" | "note" | "reason" | "key">;
  may: StaffClaim["may"];
}

const isStaffAction = (action: string): action is StaffAction => Object.hasOwn(staffActionLabels, action);

/** What staff may do with a claim as it stands: one button each, with the words for the claimant and a decline's reason. */
export default function DecisionForm({ form, may }: DecisionFormProps) {
  const actions = may.filter(isStaffAction);
  if (actions.length === 0) return <p>There’s nothing to decide now.</p>;
  return (
    <Form
      method="post"
      noValidate
      className="stack measure"
      onSubmit={(event) => {
        if (form.sending) event.preventDefault();
      }}
    >
      <input type="hidden" name="key" value={form.values.key ?? ""} />
      <TextAreaField
        {...form.field("note")}
        label="What the claimant reads"
        hint="Needed to ask something, to turn an appeal down, and to decline a claim whose appeal was granted."
        countFrom={200}
      />
      {actions.includes("decline") ? (
        <Choices
          {...form.choice("reason")}
          legend="Reason, if you decline it"
          choices={optionsOf(declineReasons).map(({ value, label, says }) => ({ value, label, hint: says }))}
        />
      ) : null}
      <p className="cluster">
        {actions.map((action) => (
          <button
            key={action}
            className={action === "decline" || action === "uphold" ? "button button--secondary" : "button"}
            type="submit"
            name="action"
            value={action}
            aria-disabled={form.sending || undefined}
          >
            {staffActionLabels[action]}
          </button>
        ))}
      </p>
    </Form>
  );
}
