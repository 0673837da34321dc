import type { ReactNode } from "react";
import type { MatchAnswer } from "~/contracts/match";
import MaterialPatterns from "~/mattress/layers/material-patterns";
import { formatCount } from "~/ui/format";
import Pagination from "~/ui/listing/pagination";
import { matchList, type Answers } from "~/features/finder/answers";
import HiddenModels, { EmptyMatch } from "./hidden-models";
import MatchCard from "./match-card";
import Method from "./method";
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

/** The ranked beds with what was looked for and how, and the answers beside them. */
export default function Results({ aside, ...results }: ResultsProps) {
  const { match, answers, saved } = results;
  return (
    <div className="with-aside finder-results">
      <div className="stack stack--sections">
        <div className="columns columns--early finder-brief">
          <Targets match={match} />
          {match.count === 0 ? null : <HiddenModels match={match} answers={answers} fixed={saved !== undefined} />}
        </div>
        <Ranking {...results} />
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
  return (
    <section className="stack" aria-labelledby="matches-title" id="matches">
      <MaterialPatterns />
      <h2 className="text-xl" id="matches-title">
        {kept < match.count
          ? `The best ${kept} of ${formatCount(match.count, "match", "matches")}`
          : `${formatCount(match.count, "match", "matches")}, best first`}
        {pages > 1 ? <span className="soft finder__page">{`, page ${page} of ${pages}`}</span> : null}
      </h2>
      <ol className="stack matches" start={match.results[0]?.rank}>
        {match.results.map((result) => (
          <li key={result.model.slug}>
            <MatchCard result={result} answers={answers} />
          </li>
        ))}
      </ol>
      {saved === undefined ? (
        <Pagination list={matchList} query={answers} page={page} pages={pages} />
      ) : (
        <Pagination list={{ ...matchList, path: saved.path }} page={page} pages={pages} />
      )}
    </section>
  );
}
