import type { ReactNode } from "react";
import type { MatchAnswer, MatchResult } from "~/contracts/match";
import { formatCount } from "~/ui/format";
import { matchSortLabels } from "~/contracts/vocabulary/match";
import ChosenFacets from "~/ui/listing/chosen-facets";
import { EmptyListing } from "~/ui/listing/rare-parts";
import { onDemand } from "~/ui/page/on-demand";
import { chosenFacets } from "~/ui/listing/facets";
import ListBar from "~/ui/listing/list-bar";
import Pagination from "~/ui/listing/pagination";
import type { Answers } from "~/features/finder/answers";
import HiddenModels from "./hidden-models";
import MatchCard from "./match-card";
import { countWords, matchFilters, MatchesSaid, totalOf } from "./match-filters";
import { matchList, type MatchQuery } from "./match-list";
import Method from "./method";
import Picks from "./picks";
import Targets from "./targets";

const EmptyMatch = onDemand(() => import("./empty-match"));

interface ResultsProps {
  match: MatchAnswer;
  answers: Answers;
  /** Of the pages: which are on this one, of how many. */
  page: number;
  pages: number;
  /** Where a saved result is; it keeps so many, the best, and pages through those. */
  saved?: { path: string; kept: number };
  /** What the address asks of the results besides the answers; a saved one is as it was. */
  query?: MatchQuery;
  aside: ReactNode;
}

/** The picks, the ranked beds, then what was looked for and left out, and the answers beside them. */
export default function Results({ aside, ...results }: ResultsProps) {
  const { match, answers, page, saved } = results;
  return (
    <div className="with-aside finder-results">
      <div className="stack stack--sections">
        {page === 1 ? <Picks picks={match.picks} /> : null}
        <Ranking {...results} />
        <div className="columns columns--early finder-brief">
          <Targets match={match} />
          {totalOf(match) === 0 ? null : (
            <HiddenModels match={{ ...match, count: totalOf(match) }} answers={answers} fixed={saved !== undefined} />
          )}
        </div>
        <Method ruleset={match.ruleset} />
      </div>
      {aside}
    </div>
  );
}

/** The ranked beds, or which answers exclude them all. */
function Ranking({ match, answers, page, pages, saved, query }: Omit<ResultsProps, "aside">) {
  const total = totalOf(match);
  if (total === 0) return <EmptyMatch match={match} answers={answers} />;
  // Only those without a price to hold against the budget stand apart.
  const apart = ({ price_cents: cents }: MatchResult) => match.unpriced > 0 && cents === null;
  const others = match.results.filter((result) => !apart(result));
  const unpriced = match.results.filter(apart);
  const at = { ...answers, ...query };
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
      <MatchList results={others} answers={answers} />
      {unpriced.length === 0 ? null : (
        <>
          <div className="stack stack--tight">
            <h3>{formatCount(match.unpriced, "bed", "beds")} without a published price</h3>
            <p className="small soft">
              Nobody has published what they cost in this size, so we cannot tell whether they fit your budget.
            </p>
          </div>
          <MatchList results={unpriced} answers={answers} />
        </>
      )}
      {saved === undefined ? (
        <Pagination list={matchList} query={at} page={page} pages={pages} />
      ) : (
        <Pagination list={{ ...matchList, path: saved.path }} page={page} pages={pages} />
      )}
    </section>
  );
}

function MatchList({ results, answers }: { results: readonly MatchResult[]; answers: Answers }) {
  return results.length === 0 ? null : (
    <ol className="stack matches">
      {results.map((result) => (
        <li key={result.model.slug} value={result.rank}>
          <MatchCard result={result} answers={answers} />
        </li>
      ))}
    </ol>
  );
}
