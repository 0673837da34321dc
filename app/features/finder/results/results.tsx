import type { ReactNode } from "react";
import type { MatchAnswer, MatchResult } from "~/contracts/match";
import { formatCount } from "~/ui/format";
import Pagination from "~/ui/listing/pagination";
import { matchList, type Answers } from "~/features/finder/answers";
import HiddenModels, { EmptyMatch } from "./hidden-models";
import MatchCard from "./match-card";
import Method from "./method";
import Picks from "./picks";
import Targets from "./targets";

interface ResultsProps {
  match: MatchAnswer;
  answers: Answers;
  /** Of the pages: which are on this one, of how many. */
  page: number;
  pages: number;
  /** Where a saved result is; it keeps so many, the best, and pages through those. */
  saved?: { path: string; kept: number };
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
          {match.count === 0 ? null : <HiddenModels match={match} answers={answers} fixed={saved !== undefined} />}
        </div>
        <Method ruleset={match.ruleset} />
      </div>
      {aside}
    </div>
  );
}

/** The ranked beds, or which answers exclude them all. */
function Ranking({ match, answers, page, pages, saved }: Omit<ResultsProps, "aside">) {
  if (match.results.length === 0) return <EmptyMatch match={match} answers={answers} />;
  const kept = saved?.kept ?? match.count;
  const lastPriced = match.count - match.unpriced;
  const others = match.results.filter(({ rank }) => rank <= lastPriced);
  const unpriced = match.results.filter(({ rank }) => rank > lastPriced);
  return (
    <section className="stack" aria-labelledby="matches-title" id="matches">
      <div className="stack stack--tight">
        <h2 className="text-xl" id="matches-title">
          {kept < match.count
            ? `The best ${kept} of ${formatCount(match.count, "match", "matches")}`
            : `${formatCount(match.count, "match", "matches")}, best first`}
          {pages > 1 ? <span className="soft finder__page">{`, page ${page} of ${pages}`}</span> : null}
        </h2>
        <p className="small soft">Of beds with the same score the cheaper one comes first.</p>
      </div>
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
        <Pagination list={matchList} query={answers} page={page} pages={pages} />
      ) : (
        <Pagination list={{ ...matchList, path: saved.path }} page={page} pages={pages} />
      )}
    </section>
  );
}

function MatchList({ results, answers }: { results: readonly MatchResult[]; answers: Answers }) {
  return results.length === 0 ? null : (
    <ol className="stack matches" start={results[0]?.rank}>
      {results.map((result) => (
        <li key={result.model.slug}>
          <MatchCard result={result} answers={answers} />
        </li>
      ))}
    </ol>
  );
}
