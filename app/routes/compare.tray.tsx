import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { Link, useActionData } from "@remix-run/react";
import { trayChange } from "#contracts/compare/tray";
import { trayForm } from "~/features/compare/forms.server";
import { formAnswer, readForm } from "~/http/forms.server";
import { safeRedirect } from "~/http/safe-redirect.server";
import { useComparisonTray } from "~/mattress/comparison-tray";
import { paths } from "~/paths";
import type { RouteFacts } from "~/route-facts";
import { metaOf } from "~/site/page-meta";
import ErrorSummary from "~/ui/forms/error-summary";
import TrayForm from "~/ui/tray-form";
import { useFormAnswer } from "~/ui/forms/write-form";

export const meta = metaOf({
  title: "Your comparison",
  description: "The mattresses you picked to compare.",
  path: paths.compare,
});

/** Puts a bed on the tray or takes it off, and leads back to the page of the button. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { values } = await readForm(request, trayForm);
  const next = safeRedirect(values.next, context.site.origin, paths.compare);
  const change = trayChange.safeParse(values).data;
  const outcome =
    change === undefined
      ? {
          ok: false as const,
          status: 400,
          message: "We didn’t change anything because part of the form was missing. Please go back and try again.",
        }
      : await context.api.compare.changeTray(change);
  return outcome.ok ? redirect(next, 303) : formAnswer(outcome, { ...values, next });
}

const headingOf = (failure: { values: { action?: string } } | undefined) =>
  failure === undefined
    ? "Your comparison"
    : failure.values.action === "add"
      ? "We couldn’t add that bed"
      : "We couldn’t change your comparison";

export const handle: RouteFacts = { page: ["comparison", "comparison tray"], access: "everyone", listing: "closed" };

/** Shown only when the change failed, or when someone opens the address. */
export default function ComparisonTrayPage() {
  const failure = useActionData<typeof action>();
  const { errors, values } = useFormAnswer({ constraints: {}, values: { next: paths.compare } }, failure);
  const tray = useComparisonTray();
  return (
    <div className="wrap stack stack--loose">
      <h1>{headingOf(failure)}</h1>
      <ErrorSummary errors={errors} />
      {failure === undefined && tray.length === 0 ? <p>You haven’t picked any beds yet.</p> : null}
      {tray.length === 0 ? null : (
        <ul className="stack stack--tight">
          {tray.map(({ slug, name, brand }) => (
            <li className="cluster" key={slug}>
              <Link to={paths.model(slug)}>
                {name} by {brand.name}
              </Link>{" "}
              <TrayForm change="remove" model={slug} next={values.next} follow>
                <button className="link-button" type="submit">
                  Remove <span className="visually-hidden">{`${brand.name} ${name}`}</span>
                </button>
              </TrayForm>
            </li>
          ))}
        </ul>
      )}
      <p className="cluster">
        {failure === undefined ? null : (
          <Link className="button" to={values.next}>
            Go back
          </Link>
        )}{" "}
        <Link className="button button--secondary" to={paths.compareOf(tray.map(({ slug }) => slug))}>
          {tray.length === 0
            ? "Find beds to compare"
            : tray.length === 1
              ? "Find another bed to compare"
              : `Compare these ${tray.length} beds`}
        </Link>
      </p>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
