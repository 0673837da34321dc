import { json, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { questionHref, resultsHref } from "~/features/match/answers";
import { readAskedAnswers } from "~/features/match/answers.server";
import { saveForm } from "~/features/match/forms.server";
import stylesheet from "~/styles/finder.css?url";
import { otherSleeper } from "~/features/match/recipient-text";
import { matchFilters } from "~/features/match/results/match-filters";
import { matchList, readMatchQuery, totalOf } from "~/features/match/results/match-list";
import Results, { isNarrowed } from "~/features/match/results/results";
import { shownResults } from "~/features/match/results/shown-results.server";
import SaveForm from "~/features/match/saved/save-form";
import { savedHref } from "~/features/match/saved/saved-address";
import { cribTitle } from "~/mattress/crib/crib-title";
import { applicable, nextStep } from "~/features/match/steps";
import { needsCrib } from "~/mattress/crib/needs-crib";
import { quizFacts } from "~/features/match/quiz-facts";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { paths } from "~/paths";
import type { RouteFacts } from "~/route-facts";
import { pageLayer, productsOf } from "~/site/analytics/page-layer";
import { linksTo, metaOf } from "~/site/page-meta";
import { useRootData } from "~/site/root-data";
import { crumbsTo, PageHead } from "~/ui/breadcrumbs";
import ErrorSummary from "~/ui/forms/error-summary";
import { changedHref } from "~/ui/listing/address";
import { titleAt, useFiltersOpen } from "~/ui/listing/filter-address";
import { FilterPage } from "~/ui/listing/lazy-parts";
import { listOrRefusal, unknownChoices } from "~/ui/listing/read-list";
import RefusedAddress from "~/ui/listing/refused-address";
import { onDemand } from "~/ui/page/on-demand";
import { useFormAnswer } from "~/ui/forms/write-form";
import OwnAnswers from "~/features/match/own-answers";

const NeedsCrib = onDemand(() => import("~/features/match/results/needs-crib"));
const ChildSafety = onDemand(() => import("~/features/match/results/child-safety"));

export const meta = metaOf<typeof loader>(({ match }, { search }) => ({
  title:
    match === null
      ? cribTitle
      : titleAt(search, `Your mattress matches${match.page > 1 ? `, page ${match.page}` : ""}`),
  description: match === null ? "Why we recommend no bed here." : "The mattresses that fit best, and why.",
  path: resultsHref({}, match?.page),
}));

export const links = linksTo(stylesheet);

/** The answers of the address: an invalid one redirects to its question, none at all to the quiz. */
function answersOf(request: Request) {
  const parameters = new URL(request.url).searchParams;
  const { answers, faults } = readAskedAnswers(parameters);
  if (faults.length > 0) {
    const typed = Object.fromEntries(faults.map((fault) => [fault.name, fault.typed]));
    throw redirect(`${paths.quiz}?${new URLSearchParams({ ...answers, ...typed }).toString()}`);
  }
  const known = applicable(answers);
  if (Object.keys(known).length === 0) throw redirect(paths.finder);
  return known;
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  const answers = answersOf(request);
  if (needsCrib(answers)) {
    return json({ answers, match: null, layer: pageLayer(context, () => ({ quiz: quizFacts("results", answers) })) });
  }
  const parameters = new URL(request.url).searchParams;
  const asked = readMatchQuery(parameters);
  const { query, listing, refused, status } = await listOrRefusal(asked, {
    list: (query) => context.api.match.find({ ...answers, ...query }),
    instead: {},
    faultsIn: ({ facets }) => unknownChoices(asked, facets, matchList.sorts),
  });
  const match = shownResults(listing, answers, parameters.get("open"));
  const layer = pageLayer(context, () => ({
    products: productsOf(listing.results.map(({ model }) => model)),
    quiz: quizFacts("results", answers),
  }));
  return json({ answers, next: nextStep(answers), query, match, refused, form: openForm(saveForm), layer }, { status });
}

export const handle: RouteFacts = {
  page: ["match quiz", "results"],
  access: "everyone",
  listing: "closed",
  private: "health",
  reads: "search",
  writes: ["save", "search"],
  crumbs: crumbsTo(matchList.title, { label: "Match quiz", href: paths.finder }),
};

export async function action({ context, request }: ActionFunctionArgs) {
  const answers = answersOf(request);
  if (needsCrib(answers)) return redirect(resultsHref(answers), 303);
  const form = await readForm(request, saveForm);
  const outcome = form.ok ? await context.api.match.save(answers, form.data) : form;
  return outcome.ok ? redirect(savedHref(outcome.data), 303) : formAnswer(outcome, form.values);
}

export default function ResultsPage() {
  const data = useLoaderData<typeof loader>();
  if (data.match !== null) return <MatchesPage {...data} />;
  return (
    <div className="wrap">
      <NeedsCrib answers={data.answers} head={<PageHead title={cribTitle} />} />
    </div>
  );
}

type Matches = Exclude<ReturnType<typeof useLoaderData<typeof loader>>, { match: null }>;

function MatchesPage({ answers, next, query, match, refused, form: opened }: Matches) {
  const form = useFormAnswer(opened, useActionData<typeof action>());
  const { user } = useRootData();
  const at = { ...answers, ...query };
  const sleeper = otherSleeper(answers);
  const total = totalOf(match);
  const filtersOpen = useFiltersOpen();
  if (filtersOpen && refused === null && match.facets.length > 0) {
    return <FilterPage {...matchFilters(match, at)} way={(handle.crumbs ?? []).slice(0, 2)} />;
  }
  return (
    <div className="wrap">
      <Results
        match={match}
        answers={answers}
        query={query}
        page={match.page}
        pages={match.pages}
        head={
          <PageHead title={sleeper === null ? "Your matches" : `Matches for ${sleeper}`}>
            <ErrorSummary errors={form.errors} />
            <RefusedAddress faults={refused}>
              <p>Below are all your matches.</p>
            </RefusedAddress>
            {answers.recipient === "child" ? <ChildSafety answers={answers} /> : null}
            <p className="cluster finder-jumps">
              <a href="#answers">Change your answers</a> {total === 0 ? null : <a href="#save">Save these results</a>}
            </p>
            {next === null ? null : (
              <p>
                You haven’t answered every question yet. The more you tell us, the surer we are of these scores.{" "}
                <Link to={questionHref(next, answers)}>Continue the quiz</Link>
              </p>
            )}
          </PageHead>
        }
        aside={
          <aside
            className="finder-aside with-rail__stays with-rail__stays--long stack stack--loose"
            aria-label="Your answers, and saving these results"
          >
            <section aria-labelledby="answers-title" id="answers">
              <OwnAnswers answers={answers} example={query.example !== undefined} />
            </section>
            {total === 0 ? null : (
              <section className="stack" aria-labelledby="save-title" id="save">
                <h2 className="text-xl" id="save-title">
                  Save these results
                </h2>
                <SaveForm
                  action={changedHref({ ...matchList, hash: undefined }, at, { page: query.page })}
                  mails={match.mails}
                  changed={match.sort !== "match" || isNarrowed(match, query)}
                  signedIn={user?.is_authenticated === true}
                  form={form}
                />
              </section>
            )}
          </aside>
        }
      />
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
