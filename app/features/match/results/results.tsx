import { withArticle } from "#contracts/english";
import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { formatCount } from "~/ui/format";
import { matchSortLabels } from "#contracts/vocabulary/match";
import { unknown } from "#contracts/vocabulary/quiz";
import { listHref } from "~/ui/listing/address";
import ChosenFacets from "~/ui/listing/chosen-facets";
import { EmptyListing } from "~/ui/listing/lazy-parts";
import Notice from "~/ui/notice";
import { onDemand } from "~/ui/page/on-demand";
import { chosenFacets } from "~/ui/listing/facets";
import ListBar from "~/ui/listing/list-bar";
import Pagination from "~/ui/listing/pagination";
import { questionHref, type Answers } from "../answers";
import MatchCard, { type MatchCardProps } from "./match-card";
import { countWords, matchFilters, MatchesSaid, placeWords } from "./match-filters";
import { areToldRules, matchList, type MatchQuery, totalOf } from "./match-list";
import type { ResultNotice } from "./result-text.server";
import type { ShownMatch, ShownResults } from "./shown-results.server";
import Background from "./background";
import Collisions from "./collisions";
import DifferentFirmness from "./different-firmness";
import Picks from "./picks";

const EmptyMatch = onDemand(() => import("./empty-match"));
const BeyondBudget = onDemand(() => import("./beyond-budget"));

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

/** Whether filters leave something out of the list. */
export const isNarrowed = ({ facets }: Pick<ShownResults, "facets">, query: MatchQuery = {}) =>
  chosenFacets(facets, query).length > 0;

/** The picks, the ranked beds, then what was looked for and left out, and the answers beside them. */
export default function Results({ head, aside, ...results }: ResultsProps) {
  const { match, answers, page, saved } = results;
  return (
    <div className="with-rail">
      <div className="stack with-rail__head">
        {head}
        {match.notices.length === 0 ? null : <ResultNotices notices={match.notices} fixed={saved !== undefined} />}
        {page === 1 ? <Picks picks={match.picks} filtered={isNarrowed(match, results.query)} /> : null}
        {page === 1 ? <Collisions collisions={match.collisions} /> : null}
        {match.split_suggested ? <DifferentFirmness answers={answers} facets={match.facets} /> : null}
      </div>
      <div className="stack with-rail__body">
        <Ranking {...results} />
        <Background match={match} total={totalOf(match)} answers={answers} fixed={saved !== undefined} />
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
  const place = placeWords(match, page, pages);
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
        </h2>
        {place === null ? null : <p className="small soft">{place}</p>}
        {saved === undefined && match.facets.length > 0 ? (
          <ListBar filters={matchFilters(match, at)} said={<MatchesSaid match={match} />} />
        ) : areToldRules(match.ruleset) ? (
          <p className="small soft">{matchSortLabels.match.rule}</p>
        ) : null}
        {saved === undefined ? <UsualSize match={match} answers={answers} /> : null}
        {match.targets.map(({ sleeper, height }) =>
          height === null ? null : (
            <p className="small soft" key={sleeper}>
              {height}
            </p>
          ),
        )}
        {match.countedWeight === null ? null : (
          <p className="small soft">
            {match.countedWeight.said}{" "}
            {saved === undefined ? (
              <Link to={match.countedWeight.link.href}>{match.countedWeight.link.text}</Link>
            ) : null}
          </p>
        )}
        {match.askCapacity === null ? null : <p className="small soft">{match.askCapacity}</p>}
        {match.noStores === null ? null : <p className="small soft">{match.noStores}</p>}
        {match.whyPossible === null ? null : <p className="small soft">{match.whyPossible}</p>}
        <ChosenFacets {...filtered} />
      </div>
      {match.unpriced < total ? null : (
        <BeyondBudget hidden={match.hidden} answers={answers} fixed={saved !== undefined} />
      )}
      {match.results.length === 0 ? <EmptyListing {...filtered} /> : null}
      <MatchList results={others} {...cards} />
      {unpriced.length === 0 ? null : (
        <>
          <div className="stack stack--tight">
            <h3>{formatCount(match.unpriced, "bed", "beds")} we have no price for</h3>
            <p className="small soft">
              {`We haven’t found ${withArticle([sizeOf(unpriced), "price"].filter(Boolean).join(" "))} for these, so we can’t tell if they fit your budget.`}
            </p>
          </div>
          <MatchList results={unpriced} {...cards} />
        </>
      )}
      <Pagination list={list} query={saved === undefined ? at : undefined} page={page} pages={pages} />
    </section>
  );
}

/** The size of all of these; null where they come in several. */
const sizeOf = ([first, ...others]: readonly ShownMatch[]) =>
  first !== undefined && others.every(({ size }) => size === first.size) ? first.size : null;

/** Which size is priced, where nobody has said which it is to be. */
function UsualSize({ match: { results }, answers }: Pick<ResultsProps, "match" | "answers">) {
  const size = sizeOf(results);
  if (size === null || (answers.size !== undefined && answers.size !== unknown)) return null;
  return (
    <p className="small soft">
      {`You haven’t told us a size, so prices are for ${withArticle(size)}. `}
      <Link to={questionHref("size", answers)}>Choose a size</Link>
    </p>
  );
}

type MatchListProps = Pick<MatchCardProps, "answers" | "workingHref"> & { results: readonly ShownMatch[] };

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

interface ResultNoticesProps {
  notices: readonly ResultNotice[];
  /** Of a saved result, which cannot be changed. */
  fixed: boolean;
}

/** What somebody should know of their answers before they look at the beds. */
export function ResultNotices({ notices, fixed }: ResultNoticesProps) {
  return (
    <>
      {notices.map(({ tone, title, text, link }) => (
        <Notice tone={tone} title={title} key={title}>
          <p>
            {text} {fixed ? null : <Link to={link.href}>{link.text}</Link>}
          </p>
        </Notice>
      ))}
    </>
  );
}
