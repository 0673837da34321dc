import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData, useLocation, useRouteError } from "@remix-run/react";
import { notFound } from "~/api/not-found.server";
import { resultsHref, type Answers } from "~/features/match/answers";
import { BestMatch, SavedNotice } from "~/features/match/saved/saved-notice";
import stylesheet from "~/styles/finder.css?url";
import Results from "~/features/match/results/results";
import { shownResults } from "~/features/match/results/shown-results.server";
import { readJustSaved } from "~/features/match/saved/saved-address";
import { pageNumber } from "~/http/page-number.server";
import { paths } from "~/paths";
import type { RouteFacts } from "~/route-facts";
import { pageLayer, productsOf } from "~/site/analytics/page-layer";
import ErrorPage from "~/site/errors/error-page";
import { faultOf } from "~/site/errors/error-text";
import { linksTo, metaOf } from "~/site/page-meta";
import { onDemand } from "~/ui/page/on-demand";
import Breadcrumbs, { crumbsTo } from "~/ui/breadcrumbs";
import { formatDate } from "~/ui/format";
import AnswerList from "~/features/match/answer-list";

const ChildSafety = onDemand(() => import("~/features/match/results/child-safety"));

/** Beds on a page; a saved result holds the best 30. */
const pageSize = 10;

export const meta = metaOf<typeof loader>(({ savedOn }) => ({
  title: `Mattress matches saved on ${formatDate(savedOn)}`,
  description: "Saved results of the mattress match quiz, as they were on the day they were saved.",
}));

export const links = linksTo(stylesheet);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const token = params.token ?? "";
  const parameters = new URL(request.url).searchParams;
  const { match, saved_on, kept_until } = await context.api.match.saved(token);
  const pages = Math.max(1, Math.ceil(match.results.length / pageSize));
  const page = pageNumber(request);
  if (page > pages) throw notFound();
  const results = match.results.slice((page - 1) * pageSize, page * pageSize);
  return {
    token,
    href: context.site.origin + paths.savedResults(token),
    savedOn: saved_on,
    keptUntil: kept_until,
    justSaved: readJustSaved(parameters),
    match: shownResults({ ...match, results }, match.answers, parameters.get("open")),
    kept: match.results.length,
    page,
    pages,
    layer: pageLayer(context, () => ({ products: productsOf(results.map(({ model }) => model)) })),
  };
}

export const handle: RouteFacts = {
  page: ["match quiz", "saved results"],
  access: "link",
  listing: "closed",
  secret: "token",
  private: "secret",
  crumbs: crumbsTo("Saved results", { label: "Match quiz", href: paths.finder }),
};

export default function SavedResultsPage() {
  const { token, href, savedOn, keptUntil, justSaved, match, kept, page, pages } = useLoaderData<typeof loader>();
  const answers: Answers = match.answers;
  return (
    <div className="wrap">
      <Results
        match={match}
        answers={answers}
        page={page}
        pages={pages}
        saved={{ path: paths.savedResults(token), kept }}
        head={
          <header className="page-head stack">
            <Breadcrumbs />
            {justSaved === null ? null : <SavedNotice href={href} {...justSaved} />}
            <h1>Matches saved on {formatDate(savedOn)}</h1>
            <p className="lead">
              As they were that day{match.ruleset === null ? null : `, scored with our ${match.ruleset.version} rules`}.
              Prices and beds may have changed since.
            </p>
            {answers.recipient === "child" ? <ChildSafety answers={answers} fixed /> : null}
            {match.picks.length === 0 ? <BestMatch match={match} /> : null}
            <p>
              <Link className="button button--secondary" to={resultsHref(answers)}>
                See today’s matches
              </Link>
            </p>
            {keptUntil === null ? null : (
              <p className="small soft">
                We’ll keep this page until {formatDate(keptUntil)}. Then we’ll delete it and the answers on it.
              </p>
            )}
          </header>
        }
        aside={
          <aside className="finder-aside with-rail__stays stack" aria-labelledby="answers-title">
            <h2 className="text-xl" id="answers-title">
              The answers
            </h2>
            <AnswerList answers={answers} fixed />
          </aside>
        }
      />
    </div>
  );
}

export function ErrorBoundary() {
  const { status } = faultOf(useRouteError());
  // A page that they do not have is another matter.
  const numbered = new URLSearchParams(useLocation().search).has("page");
  if (status !== 404 || numbered) return <ErrorPage />;
  return (
    <div className="wrap error-page stack">
      <h1>We can’t find these saved results</h1>
      <p className="lead">
        The link may be incomplete, or we’ve deleted them: outside an account, we keep saved results for 13 months.
      </p>
      <p>
        <Link className="button" to={paths.finder}>
          Take the match quiz
        </Link>
      </p>
    </div>
  );
}
