import { Link, useLocation, useNavigationType, useRouteError } from "@remix-run/react";
import { paths } from "~/paths";
import { errorWords, faultOf, firstPageHref, noSuchPage, usualLinks, type PlannedPage } from "./error-text";
import { useRootData } from "~/site/root-data";
import SearchForm from "~/site/search/search-form";

interface NotFoundProps {
  planned: PlannedPage | null;
  /** Of a list that lacks the page. */
  firstPage: string | null;
}

function NotFound({ planned, firstPage }: NotFoundProps) {
  const words = firstPage === null ? errorWords(404) : noSuchPage;
  return (
    <>
      <h1>{planned?.title ?? words.title}</h1>
      <p className="lead">{planned === null ? words.text : "We're still building this part of the site."}</p>
      {firstPage === null ? null : (
        <p>
          <Link className="button" to={firstPage}>
            Go to the first page of the list
          </Link>
        </p>
      )}
      <SearchForm id="error-search" label="Search brands and mattresses" />
      <h2 className="error-page__heading">
        {planned === null ? "Good places to start" : "What you can do in the meantime"}
      </h2>
      <ul className="stack stack--close error-page__links">
        {(planned?.instead ?? usualLinks).map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The page for any thrown error; used by the ErrorBoundary of root and of every route. */
export default function ErrorPage() {
  const { status, retryAfter, requestId, planned } = faultOf(useRouteError());
  const location = useLocation();
  const { pathname, search } = location;
  const loaded = useNavigationType() === "POP";
  const root = useRootData();
  // Root data carries the document's request id, which would mislead after a client navigation.
  const reference = requestId ?? (loaded ? root.requestId : "");
  const words = errorWords(status, retryAfter);

  return (
    <div className="wrap error-page stack">
      {status === 404 ? (
        <NotFound planned={planned ?? null} firstPage={planned === undefined ? firstPageHref(location) : null} />
      ) : (
        <>
          <h1>{words.title}</h1>
          <p className="lead">{words.text}</p>
          <p className="cluster">
            {/* A full page load, so that a page that crashed in the browser starts over. */}
            <a className="button" href={`${pathname}${search}`}>
              Try again
            </a>{" "}
            <Link className="button button--secondary" to={paths.home}>
              Go to the home page
            </Link>
          </p>
        </>
      )}
      {/* Of a page that isn't built yet there is nothing to report. */}
      {reference === "" || planned ? null : (
        <p className="soft small">
          If you tell us about this, please include this code: <code>{reference}</code>
        </p>
      )}
    </div>
  );
}
