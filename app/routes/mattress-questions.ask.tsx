import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData } from "@remix-run/react";
import type { QuestionLink } from "#contracts/discussions/questions";
import { cutText } from "#contracts/text/cut-text";
import DraftButton from "~/features/discussions/posts/draft-button";
import { openWriter, refusedPost } from "~/features/discussions/posts/reply.server";
import AskFields, { SimilarStep, topicChoices } from "~/features/discussions/questions/ask-fields";
import { ask, askTarget, askValues, notSeen, saveQuestion } from "~/features/discussions/questions/ask.server";
import { askForm } from "~/features/discussions/forms.server";
import { formAgain, formAnswer, openForm, readForm } from "~/http/forms.server";
import { paths } from "~/paths";
import { unlisted, type RouteFacts } from "~/route-facts";
import { linksTo, metaOf } from "~/site/page-meta";
import stylesheet from "~/styles/discussions.css?url";
import { crumbsTo, PageHead } from "~/ui/breadcrumbs";
import { choiceId } from "~/ui/forms/choices";
import ErrorSummary, { errorsAt } from "~/ui/forms/error-summary";
import WriteForm, { usePageForm } from "~/ui/forms/write-form";
import Notice from "~/ui/notice";

/** Longer than any title that somebody types. */
const longestTitle = 1000;
const formId = "ask";

export const meta = metaOf<typeof loader>(() => ({
  title: "Ask a mattress question",
  description: "Ask people who design, test, sell and repair mattresses, and read what they know.",
  path: paths.askQuestion,
  withoutData: true,
}));

export const links = linksTo(stylesheet);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const writer = await openWriter(context, askTarget);
  const query = new URL(request.url).searchParams;
  // Too long a title is the form’s to refuse, with its counter.
  const title = cutText(query.get("title") ?? "", longestTitle);
  return {
    writer: writer && { name: writer.name, saved_at: writer.saved_at, newsOff: writer.newsOff, noMail: writer.noMail },
    /** Where to come back to, with what has been looked for. */
    here: title === "" ? paths.askQuestion : paths.askAbout(title),
    form: openForm(askForm, askValues(writer, title)),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request, askForm);
  if (!form.ok) return formAnswer(await refusedPost(context, form), form.values);
  if (form.data.does === "draft") {
    const outcome = await saveQuestion(context, form.data.key, form.values);
    return outcome.ok ? redirect(paths.askQuestion, 303) : formAnswer(outcome, form.values);
  }
  const similar = await notSeen(context, form.data);
  if (similar.length > 0) return formAgain({ ...form.values, confirmed: "yes" }, { similar });
  const outcome = await ask(context, form.data);
  return outcome.ok
    ? redirect(`${paths.question(outcome.data.slug)}?asked=yes`, 303)
    : formAnswer(outcome, form.values);
}

export const handle: RouteFacts = {
  page: ["community", "ask a question"],
  ...unlisted,
  unmeasured: true,
  reads: "texts",
  crumbs: crumbsTo("Ask a question", { label: "Expert Q&A", href: paths.questions }),
};

export default function AskPage() {
  const { writer, here, form } = usePageForm<typeof loader>();
  const answer = useActionData<typeof action>();
  const similar = (answer as { similar?: QuestionLink[] } | undefined)?.similar ?? [];
  const confirms = form.values.confirmed !== undefined;
  const firstTopic = choiceId("topics", topicChoices[0]!.value);
  return (
    <div className="wrap stack stack--loose">
      <PageHead title="Ask a question">
        <ErrorSummary errors={errorsAt(form.errors, { topics: firstTopic })} />
        <p className="lead">
          Our experts read every new question, and anyone who knows can answer.{" "}
          <Link to={paths.experts}>Who they are</Link>
        </p>
        {writer === null ? (
          <div className="measure">
            <Notice title="You need an account to ask">
              <p>
                <Link to={paths.signInThen(here)}>Log in</Link> or{" "}
                <Link to={paths.signUpThen(here)}>create an account</Link> first. If you write before that, we keep what
                you’ve typed until you’ve logged in.
              </p>
            </Notice>
          </div>
        ) : null}
      </PageHead>
      {similar.length === 0 ? null : <SimilarStep questions={similar} />}
      <div className="stack stack--tight measure">
        <WriteForm
          form={form}
          hidden={confirms ? ["key", "confirmed"] : ["key"]}
          submit={confirms ? ["None of these: ask my question", "Posting…"] : ["Ask my question", "Posting…"]}
          className="stack stack--loose"
          id={formId}
        >
          <AskFields form={form} writer={writer} />
        </WriteForm>
        {writer === null ? null : <DraftButton form={formId} savedAt={writer.saved_at} />}
      </div>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
