import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { notFound } from "~/api/not-found.server";
import { decisionLabels, versionToRead } from "#contracts/vocabulary/moderation";
import { cutText } from "#contracts/text/cut-text";
import { compared, pagesOfVersions } from "~/features/moderation/compared.server";
import DecideForms, { Hidden } from "~/features/moderation/decide-forms";
import { decisionForm } from "~/features/moderation/forms.server";
import NameBed, { foundBeds } from "~/features/moderation/name-bed";
import { Reports } from "~/features/moderation/review-records";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { pageNumber } from "~/http/page-number.server";
import { forStaff, type RouteFacts } from "~/route-facts";
import { paths } from "~/paths";
import { linksTo, metaOf } from "~/site/page-meta";
import { staffCrumbs } from "~/site/staff-crumbs";
import stylesheet from "~/styles/moderation.css?url";
import Breadcrumbs from "~/ui/breadcrumbs";
import { choiceId } from "~/ui/forms/choices";
import ErrorSummary, { errorsAt } from "~/ui/forms/error-summary";
import WriteForm, { usePageForm } from "~/ui/forms/write-form";
import type { PagedList } from "~/ui/listing/address";
import Pagination from "~/ui/listing/pagination";
import Notice from "~/ui/notice";
import NewestOf from "~/ui/page/newest-of";
import Section from "~/ui/page/section";
import ReviewWords from "~/features/moderation/review-text";
import AroundReview from "~/features/moderation/around-review";
import { VersionHistory } from "~/features/moderation/versions";

export const handle: RouteFacts = { page: ["staff", "review"], ...forStaff };

export const meta = metaOf<typeof loader>(({ review }) => ({
  title: `Review ${review.id} of ${review.name}`,
  wholeTitle: true,
  description: "A review with all that’s needed to decide about it.",
}));

export const links = linksTo(stylesheet);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { api } = context;
  const query = new URL(request.url).searchParams;
  const asked = cutText((query.get("bed") ?? "").trim(), 100);
  const [review, found] = await Promise.all([
    api.moderation.review(params.kind ?? "", params.id ?? ""),
    asked === "" ? null : api.optional(api.search.find({ q: asked, kind: "model" }), null),
  ]);
  const done = query.get("done") ?? "";
  const { versions, ...about } = review;
  const [page, pages] = [pageNumber(request), pagesOfVersions(versions)];
  if (page > pages) throw notFound();
  return {
    review: about,
    // Whole only what is read whole: of fifty versions the page shows what each changed.
    shown: versionToRead(versions),
    published: versions.findLast(({ state }) => state === "published"),
    history: { versions: compared(versions, page), read: versions.length, page, pages },
    asked,
    found: found === null ? [] : foundBeds(found),
    done: Object.hasOwn(decisionLabels, done) ? decisionLabels[done as keyof typeof decisionLabels] : null,
    form: openForm(decisionForm),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const [kind, id] = [params.kind ?? "", params.id ?? ""];
  const form = await readForm(request, decisionForm);
  if (!form.ok) return formAnswer(form, form.values);
  const { decision, version, reason, receipt, note, model } = form.data;
  const { moderation } = context.api;
  const outcome =
    decision === "map-bed"
      ? await moderation.nameBed(id, model ?? "")
      : await moderation.decide(kind, id, {
          decision,
          reason,
          note,
          receipt: receipt?.includes("yes") === true ? true : undefined,
          version: version === undefined ? undefined : Number(version),
        });
  return outcome.ok
    ? redirect(`${paths.moderationOf(kind, id)}?done=${decision}`, 303)
    : formAnswer(outcome, form.values);
}

const versionList = (kind: string, id: number): PagedList<"page"> => ({
  path: paths.moderationOf(kind, id),
  order: ["page"],
  nouns: { one: "version", many: "versions" },
});

export default function ModeratedReviewPage() {
  const { review, shown, published, history, asked, found, done, form } = usePageForm<typeof loader>();
  const { kind, id, name, bed, reports, listed, left_to_others, uploads } = review;
  const open = reports.some(({ closed_at }) => closed_at === null);
  const crumbs = staffCrumbs(`Review ${id}`, { label: "Reviews to read", href: paths.moderation });
  return (
    <div className="wrap stack stack--sections">
      <header className="page-head stack">
        <Breadcrumbs items={crumbs} />
        {done === null ? null : (
          <Notice tone="good" role="status" title={done}>
            <p>
              Saved. <Link to={paths.moderation}>Go to the next one</Link>
            </p>
          </Notice>
        )}
        <h1>A review of {bed === null ? <bdi>{name}</bdi> : `the ${bed.brand.name} ${bed.name}`}</h1>
        <ErrorSummary
          errors={errorsAt(form.errors, {
            reason: choiceId("reason", kind === "bed" ? "not-owner" : "not-visited"),
            receipt: choiceId("receipt", "yes"),
          })}
        />
      </header>
      {shown === undefined ? null : (
        <div className="with-aside">
          <div className="stack stack--sections">
            <ReviewWords review={review} version={shown} alone={history.read === 1} />
            {reports.length === 0 ? null : (
              <Section name="reports" title="What readers reported">
                <NewestOf shown={reports.length} count={review.report_count} />
                <Reports reports={reports} />
                {open ? (
                  <WriteForm form={form} submit={["Leave it as it is: no rule is broken", "Saving…"]}>
                    <Hidden decision="dismiss-reports" />
                  </WriteForm>
                ) : null}
              </Section>
            )}
            {shown.decisions.length === 0 ? null : (
              <Section name="decide" title={shown.state === "published" ? "Take it down" : "Decide"}>
                {left_to_others === null ? (
                  <DecideForms
                    form={form}
                    kind={kind}
                    version={shown}
                    receipt={uploads.some(
                      ({ purpose, version }) =>
                        purpose === "review-proof" && (review.proof !== "receipt" || version === shown.number),
                    )}
                  />
                ) : (
                  <Notice>
                    <p>{left_to_others}</p>
                  </Notice>
                )}
              </Section>
            )}
            {published === undefined || published.number === shown.number ? null : (
              <Section
                name="take-down"
                title="What is published"
                intro={`Readers see version ${published.number} now. It stays in the review’s history if you publish version ${shown.number}.`}
              >
                <p className="moderation__text measure" dir="auto">
                  {published.body}
                </p>
              </Section>
            )}
            {kind === "bed" && !listed ? (
              <Section
                name="bed"
                title="Which bed is it?"
                intro={
                  <>
                    Its writer didn’t find “<bdi>{name}</bdi>” in our catalogue. If we have it, say which one it is, so
                    that the review shows there.
                  </>
                }
              >
                <NameBed form={form} asked={asked} found={found} />
              </Section>
            ) : null}
            {history.read < 2 ? null : (
              <Section name="versions" title="All versions, with what changed">
                <NewestOf shown={history.read} count={review.version_count} />
                <VersionHistory versions={history.versions} />
                <Pagination list={versionList(kind, id)} page={history.page} pages={history.pages} />
              </Section>
            )}
          </div>
          <AroundReview review={review} version={shown} />
        </div>
      )}
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
