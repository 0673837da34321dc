import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { MattressType } from "~/contracts/mattress";
import { formatCount } from "~/ui/format";
import { matchSortLabels } from "~/contracts/vocabulary/match";
import { listHref } from "~/ui/listing/address";
import ChosenFacets from "~/ui/listing/chosen-facets";
import { EmptyListing } from "~/ui/listing/rare-parts";
import Notice from "~/ui/notice";
import { asSent } from "~/ui/page/as-sent";
import { onDemand } from "~/ui/page/on-demand";
import { chosenFacets } from "~/ui/listing/facets";
import ListBar from "~/ui/listing/list-bar";
import Pagination from "~/ui/listing/pagination";
import { questionHref, type Answers } from "~/features/finder/answers";
import { otherSleeper } from "~/features/finder/recipient-words";
import MatchCard from "./match-card";
import { countWords, matchFilters, MatchesSaid, totalOf } from "./match-filters";
import { matchList, type MatchQuery } from "./match-list";
import type { ShownMatch, ShownResults } from "./shown-results.server";
import Picks from "./picks";

/** A first load needs no script for it. */
export const Background = asSent(() => import("./background"));
const EmptyMatch = onDemand(() => import("./empty-match"));

interface ResultsProps {
  match: ShownResults;
  answers: Answers;
  /** Of the pages: which are on this one, of how many. */
  page: number;
  pages: number;
  /** Where a saved result is; it keeps so many, the best, and pages through those. */
  saved?: { path: string; kept: number };
  /** What the address asks of the results besides the answers; a saved one is as it was. */
  query?: MatchQuery;
  head: ReactNode;
  aside: ReactNode;
}

/** The picks, the ranked beds, then what was looked for and left out, and the answers beside them. */
export default function Results({ head, aside, ...results }: ResultsProps) {
  const { match, answers, page, saved } = results;
  const { targets, considered, hidden, ruleset } = match;
  const sleeper = otherSleeper(answers);
  const types = match.facets.find(({ key }) => key === "type")?.values ?? [];
  const setAtHome = types.find(({ value }) => value === ("adjustable-air" satisfies MattressType));
  return (
    <div className="with-rail">
      <div className="stack with-rail__head">
        {head}
        {sleeper === null ? null : <p>{`Where we say “you,” we mean ${sleeper}.`}</p>}
        {match.zip_known ? null : (
          <Notice title={`We don’t know the ZIP code ${answers.deliveryZip ?? ""}`}>
            <p>
              So we counted stores all over the country.{" "}
              {saved === undefined ? <Link to={questionHref("zip", answers)}>Change your ZIP code</Link> : null}
            </p>
          </Notice>
        )}
        {page === 1 ? <Picks picks={match.picks} /> : null}
        {match.split_suggested ? (
          <Notice title="The two of you need different beds">
            <p>
              The firmness you each need is 2 or more points apart, so one mattress would be a compromise. Look for a
              split king (two mattresses side by side) or a bed that lets you each set your own side.
            </p>
            {setAtHome === undefined || setAtHome.count === 0 ? null : (
              <p>
                <Link to={listHref(matchList, { ...answers, type: setAtHome.value })}>
                  {`See ${formatCount(setAtHome.count, "bed", "beds")} that you each set yourselves`}
                </Link>
              </p>
            )}
          </Notice>
        ) : null}
      </div>
      <div className="stack with-rail__body">
        <Ranking {...results} />
        <Background
          match={{ targets, considered, hidden, ruleset }}
          total={totalOf(match)}
          answers={answers}
          fixed={saved !== undefined}
        />
      </div>
      <div className="with-rail__rail">{aside}</div>
    </div>
  );
}

/** The ranked beds, or which answers exclude them all. */
function Ranking({ match, answers, page, pages, saved, query }: Omit<ResultsProps, "head" | "aside">) {
  const total = totalOf(match);
  if (total === 0) return <EmptyMatch match={match} answers={answers} />;
  // Only those without a price to hold against the budget stand apart.
  const apart = ({ price }: ShownMatch) => match.unpriced > 0 && price === null;
  const others = match.results.filter((result) => !apart(result));
  const unpriced = match.results.filter(apart);
  const at = { ...answers, ...query };
  const list = saved === undefined ? matchList : { ...matchList, path: saved.path };
  const workingHref = (slug: string | null) =>
    listHref(
      { ...list, hash: slug === null ? "matches" : `match-${slug}` },
      { ...(saved === undefined ? at : {}), page: String(page), open: slug ?? "" },
    );
  const cards = { answers, workingHref };
  const filtered = { list: matchList, query: at, facets: chosenFacets(match.facets, at) };
  return (
    <section className="stack" aria-labelledby="matches-title" id="matches">
      <div className="stack stack--tight">
        <h2 className="text-xl" id="matches-title">
          {saved !== undefined && saved.kept < total
            ? `The best ${saved.kept} of ${formatCount(total, "match", "matches")}`
            : countWords(match)}
          {pages > 1 ? <span className="soft finder__page">{`, page ${page} of ${pages}`}</span> : null}
        </h2>
        {saved === undefined && match.facets.length > 0 ? (
          <ListBar filters={matchFilters(match, at)} said={<MatchesSaid match={match} />} />
        ) : (
          <p className="small soft">{matchSortLabels.match.rule}</p>
        )}
        <ChosenFacets {...filtered} />
      </div>
      {match.results.length === 0 ? <EmptyListing {...filtered} /> : null}
      <MatchList results={others} {...cards} />
      {unpriced.length === 0 ? null : (
        <>
          <div className="stack stack--tight">
            <h3>{formatCount(match.unpriced, "bed", "beds")} we have no price for</h3>
            <p className="small soft">
              We haven’t found what these cost in your size, so we can’t tell if they fit your budget.
            </p>
          </div>
          <MatchList results={unpriced} {...cards} />
        </>
      )}
      <Pagination list={list} query={saved === undefined ? at : undefined} page={page} pages={pages} />
    </section>
  );
}

interface MatchListProps {
  results: readonly ShownMatch[];
  answers: Answers;
  workingHref(slug: string | null): string;
}

function MatchList({ results, ...card }: MatchListProps) {
  return results.length === 0 ? null : (
    <ol className="stack matches">
      {results.map((match, index) => (
        <li key={match.slug} value={match.rank}>
          <MatchCard match={match} {...card} eager={index < 2} />
        </li>
      ))}
    </ol>
  );
}
