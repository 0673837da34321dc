import { Link, useLocation } from "@remix-run/react";
import { useState } from "react";
import { paths } from "~/paths";
import TextAreaField from "~/ui/forms/text-area-field";
import WriteForm, { type useFormAnswer } from "~/ui/forms/write-form";
import Notice from "~/ui/notice";
import DraftButton from "./draft-button";
import PostFields, { type PostValues } from "./post-fields";
import { replyAnchor } from "./post-place";
import type { Writer } from "./reply.server";

const formId = "write";

interface ReplyFormProps {
  form: ReturnType<typeof useFormAnswer<PostValues & { discussion?: string }>>;
  /** Null: nobody is signed in. */
  writer: Pick<Writer, "name" | "saved_at"> | null;
  /** In a moderator's words; null: it's open. */
  locked: string | null;
  /** Whose words are quoted. */
  quoted?: string | null;
  title: string;
  /** What one is to do: "answer", "reply". */
  verb: string;
  label: string;
  hint?: string;
  submit: readonly [string, string];
  watchLabel: string;
}

/** The form below a discussion; in its place why nobody can write any more, or how to log in. */
export default function ReplyForm(props: ReplyFormProps) {
  const { form, writer, locked, quoted = null, title, verb, label, hint, submit, watchLabel } = props;
  const { pathname, search } = useLocation();
  // After what was posted the fields are empty; whatever else is done on the page leaves them as they are.
  const posted = new URLSearchParams(search).get("posted") ?? "";
  const [last, setLast] = useState(posted);
  if (posted !== "" && posted !== last) setLast(posted);
  return (
    <section className="stack" id={replyAnchor} aria-labelledby={`${replyAnchor}-title`} tabIndex={-1}>
      <h2 id={`${replyAnchor}-title`}>{title}</h2>
      {locked !== null ? (
        <Notice title="A moderator has closed this one, so nobody can add to it.">
          <p>{locked}</p>
        </Notice>
      ) : writer === null ? (
        <p className="cluster">
          <Link className="button" to={paths.signInThen(`${pathname}${search}#${replyAnchor}`)}>
            Log in to {verb}
          </Link>{" "}
          <Link to={paths.signUpThen(`${pathname}${search}#${replyAnchor}`)}>Create an account</Link>
        </p>
      ) : (
        <div className="stack stack--tight measure" key={last}>
          <WriteForm
            form={form}
            hidden={quoted === null ? ["discussion", "key"] : ["discussion", "key", "quoted"]}
            submit={submit}
            className="stack"
            id={formId}
          >
            {quoted === null ? null : (
              <TextAreaField
                key={`${form.values.quoted} ${form.values.quote}`}
                {...form.field("quote")}
                label={`What ${quoted} wrote`}
                hint="Cut it down to the words you answer, or empty it."
                rows={3}
                maxLength={600}
              />
            )}
            <PostFields form={form} label={label} hint={hint} asksName={writer.name === null} watchLabel={watchLabel} />
          </WriteForm>
          <DraftButton form={formId} savedAt={writer.saved_at} />
        </div>
      )}
    </section>
  );
}
