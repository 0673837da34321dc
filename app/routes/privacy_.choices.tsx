import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { choiceAnchor } from "#contracts/analytics/measurement-choice";
import { choiceForm } from "~/features/privacy/forms.server";
import MeasurementChoices from "~/features/privacy/measurement-choices";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { ownPage } from "~/http/measurement/own-page.server";
import { safeRedirect } from "~/http/safe-redirect.server";
import { paths } from "~/paths";
import { unlisted, type RouteFacts } from "~/route-facts";
import { metaOf } from "~/site/page-meta";
import Breadcrumbs, { crumbsTo } from "~/ui/breadcrumbs";
import ErrorSummary from "~/ui/forms/error-summary";
import { usePageForm } from "~/ui/forms/write-form";
import Notice from "~/ui/notice";
import Section from "~/ui/page/section";

export const handle: RouteFacts = {
  page: ["information", "privacy choices"],
  ...unlisted,
  crumbs: crumbsTo("Your privacy choices", { label: "Privacy", href: paths.privacy }),
};

export const meta = metaOf<typeof loader>(() => ({
  title: "Your privacy choices",
  description: "Whether another company may measure your visits, and what we count ourselves.",
  path: paths.privacyChoices,
  withoutData: true,
}));

const isChoices = (path: string) => path.startsWith(paths.privacyChoices);

/** This page after a choice, with the way back. */
const savedAt = (back: string | null) =>
  `${paths.privacyChoices}?${new URLSearchParams({ saved: "1", ...(back !== null && { next: back }) })}`;

export function loader({ context: { measurement, site }, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const before = searchParams.get("next") ?? ownPage(request.headers.get("Referer"), site.origin);
  const path = safeRedirect(before, site.origin, "");
  const back = path === "" || isChoices(path) ? null : path;
  if (back !== null) measurement.leadsBackTo(back);
  const { dataLayer, tagManager, signal, choice } = measurement;
  return {
    measurement: { dataLayer, tagManager, signal, choice },
    saved: searchParams.has("saved") && tagManager && choice !== null && !signal,
    back,
    form: openForm(choiceForm, { next: savedAt(back) }),
  };
}

export async function action({ context: { measurement, site }, request }: ActionFunctionArgs) {
  const form = await readForm(request, choiceForm);
  if (!form.ok) return formAnswer(form, form.values);
  const { choice, next } = form.data;
  // Whoever allows it while the browser's signal is on has not turned that off: it would win in any case.
  if (!measurement.tagManager || (choice === "yes" && measurement.signal)) return redirect(paths.privacyChoices, 303);
  measurement.choose(choice);
  if (next !== undefined) return redirect(safeRedirect(next, site.origin, savedAt(null)), 303);
  const before = ownPage(request.headers.get("Referer"), site.origin);
  return redirect(before === null || isChoices(before) ? savedAt(null) : `${before}#${choiceAnchor}`, 303);
}

export default function PrivacyChoicesPage() {
  const { measurement, saved, back, form } = usePageForm<typeof loader>();
  return (
    <div className="wrap account-page stack stack--sections">
      <header className="stack">
        <Breadcrumbs />
        {saved && form.errors.length === 0 ? (
          <Notice tone="good" title="Saved" role="status">
            {back === null ? null : (
              <p>
                <Link to={back}>Go back to where you were</Link>
              </p>
            )}
          </Notice>
        ) : null}
        <h1>Your privacy choices</h1>
        <ErrorSummary errors={form.errors} />
      </header>
      <MeasurementChoices {...measurement} next={form.values.next} />
      <Section name="more" title="More choices" headingClass="text-xl">
        <ul className="stack stack--tight">
          <li>
            <Link to={paths.quizForget}>Make us forget your quiz answers</Link>
          </li>
          <li>
            <Link to={paths.emailSettings}>Choose which emails you get</Link>
          </li>
          <li>
            <Link to={paths.yourData}>See and download what we keep about you</Link>
          </li>
          <li>
            <Link to={paths.privacy}>Read what we keep, why and for how long</Link>
          </li>
        </ul>
      </Section>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
