import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { forgottenHref, rememberedFor, resultsHref } from "~/features/match/answers";
import { rememberedAnswers } from "~/features/match/answers.server";
import { forgetForm } from "~/features/match/forms.server";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { paths } from "~/paths";
import { unlisted, type RouteFacts } from "~/route-facts";
import { metaOf } from "~/site/page-meta";
import ErrorSummary from "~/ui/forms/error-summary";
import WriteForm, { usePageForm } from "~/ui/forms/write-form";

export const handle: RouteFacts = { page: ["match quiz", "forget answers"], ...unlisted, private: "health" };

export const meta = metaOf<typeof loader>(() => ({
  title: "Forget my answers",
  description: "Delete the quiz answers that we remember for this visit.",
  path: paths.quizForget,
}));

export const loader = async ({ context: { api } }: LoaderFunctionArgs) => ({
  answers: rememberedAnswers(await api.optional(api.match.remembered(), null)),
  form: openForm(forgetForm),
});

export async function action({ context, request }: ActionFunctionArgs) {
  await readForm(request, forgetForm);
  const outcome = await context.api.match.forget();
  return outcome.ok ? redirect(forgottenHref, 303) : formAnswer(outcome, {});
}

export default function ForgetPage() {
  const { answers, form } = usePageForm<typeof loader>();
  return (
    <div className="wrap account-page stack">
      <h1>Forget my answers</h1>
      <ErrorSummary errors={form.errors} />
      <p>
        {`We remember your quiz answers for ${rememberedFor}, so that we can show how well each bed fits. `}
        Results that you saved stay saved. Other pages keep showing prices for your size and stores near you.
      </p>
      <WriteForm form={form} submit={["Forget my answers", "Forgetting…"]} />
      <p>
        {answers === null ? (
          <Link to={paths.finder}>Go to the match quiz</Link>
        ) : (
          <Link to={resultsHref(answers)}>Keep them and see my matches</Link>
        )}
      </p>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
