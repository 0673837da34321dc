import { redirect, type ActionFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { forgetForm } from "~/features/finder/forms.server";
import { rememberedFor } from "~/features/finder/remembered";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { paths } from "~/paths";
import { pageMeta } from "~/site/page-meta";
import ErrorSummary from "~/ui/forms/error-summary";
import WriteForm, { useFormAnswer } from "~/ui/forms/write-form";

export const meta: MetaFunction<typeof loader> = (page) =>
  pageMeta(page, () => ({
    title: "Forget my answers",
    description: "Delete the quiz answers that we remember for this visit.",
    path: paths.quizForget,
    noindex: true,
  }));

export const loader = () => ({ form: openForm(forgetForm) });

export async function action({ context, request }: ActionFunctionArgs) {
  await readForm(request, forgetForm);
  const outcome = await context.api.match.forget();
  return outcome.ok ? redirect(paths.finder, 303) : formAnswer(outcome, {});
}

export default function ForgetPage() {
  const { form: opened } = useLoaderData<typeof loader>();
  const form = useFormAnswer(opened, useActionData<typeof action>());
  return (
    <div className="wrap account-page stack">
      <h1>Forget my answers</h1>
      <ErrorSummary errors={form.errors} />
      <p>
        {`We remember your quiz answers for ${rememberedFor}, so that every bed can show how well it fits you. `}
        Results that you saved stay saved. Other pages keep showing prices for your size and stores near you.
      </p>
      <WriteForm form={form} submit={["Forget my answers", "Forgetting…"]} />
      <p>
        <Link to={paths.finder}>Keep them</Link>
      </p>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
