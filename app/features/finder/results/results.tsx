import type { MatchAnswer } from "~/contracts/match";
import MaterialPatterns from "~/mattress/layers/material-patterns";
import { formatCount } from "~/ui/format";
import Pagination from "~/ui/listing/pagination";
import { matchList, type Answers } from "~/features/finder/answers";
import EmptyMatch from "./empty-match";
import MatchCard from "./match-card";

interface ResultsProps {
  match: MatchAnswer;
  answers: Answers;
  /** Of the pages: which are on this one, of how many. */
  page: number;
  pages: number;
  /** Where a saved result is; it keeps so many, the best, and pages through those. */
  saved?: { path: string; kept: number };
}

/** The ranked beds, or which answers exclude them all. */
export default function Results({ match, answers, page, pages, saved }: ResultsProps) {
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
