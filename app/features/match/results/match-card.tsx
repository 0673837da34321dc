import { Link } from "@remix-run/react";
import { Fragment } from "react";
import CompareButton from "~/mattress/compare-button";
import MatchBadge from "~/mattress/match/match-badge";
import ProsAndCons from "~/mattress/match/pros-and-cons";
import BedPicture from "~/mattress/picture/bed-picture";
import { paths } from "~/paths";
import Icon from "~/ui/icon";
import { stay } from "~/ui/listing/address";
import { onDemand } from "~/ui/page/on-demand";
import type { Answers } from "../answers";
import type { ShownBed, ShownMatch } from "./shown-results.server";

const Working = onDemand(() => import("./working"));

export interface MatchCardProps {
  match: ShownMatch;
  answers: Answers;
  /** This page with the working of the bed shown, or of none. */
  workingHref(slug: string | null): string;
  /** Within the first screen. */
  eager: boolean;
}

/** One bed of the ranking: what decides first; where each point comes from is a link away, on the same page. */
export default function MatchCard({ match, answers, workingHref, eager }: MatchCardProps) {
  const { slug, name, brand, working } = match;
  return (
    <article className="stack match" aria-labelledby={`match-${slug}`}>
      <header className="match__head">
        <BedPicture picture={match.picture} frame="match__picture" eager={eager} />
        <div>
          <h3 className="match__name" id={`match-${slug}`}>
            <span className="soft match__rank">
              <span className="visually-hidden">Rank </span>
              {match.rank}.
            </span>{" "}
            <Link to={paths.model(slug)}>{name}</Link>
          </h3>
          <p className="soft small">
            {brand.name}, {match.about.toLowerCase()}
          </p>
          <BedPrice bed={match} />
        </div>
        <div className="match__outcome">
          <MatchBadge {...match} />
          {match.equals === null ? null : <p className="small soft">{match.equals}</p>}
        </div>
      </header>

      {match.flags.length === 0 ? null : (
        <div className="match__flags">
          {match.flags.map((flag) => (
            <p key={flag}>{flag}</p>
          ))}
        </div>
      )}

      <ProsAndCons {...match} className="small match__reasons" />

      <div className="cluster match__links">
        <Link to={`${paths.model(slug)}#buy`}>
          Where to buy<span className="visually-hidden"> {name}</span>
        </Link>{" "}
        {match.stores === null ? null : <Link to={match.stores.href}>{match.stores.text}</Link>}{" "}
        <CompareButton model={match} />{" "}
        <Link
          className="with-icon match__working-link"
          to={workingHref(working === null ? slug : null)}
          aria-expanded={working !== null}
          data-quick-view={slug}
          preventScrollReset
          state={stay}
        >
          How we scored it
          <span className="visually-hidden">: {name}</span>
          <Icon name="chevron-down" />
        </Link>
      </div>

      {working === null ? null : (
        <div className="stack ruled">
          {working.levels.length === 0 ? null : (
            <p className="small">
              Other versions, with their scores:{" "}
              {working.levels.map((level, index) => (
                <Fragment key={level.slug}>
                  {index > 0 ? ", " : ""}
                  <Link to={paths.model(level.slug)}>{level.name}</Link> ({Math.round(level.score)})
                </Fragment>
              ))}
            </p>
          )}
          <Working result={working} answers={answers} told={match.reasons.length} />
        </div>
      )}
    </article>
  );
}

export function BedPrice({ bed: { price, size, withCode } }: { bed: Pick<ShownBed, "price" | "size" | "withCode"> }) {
  return (
    <p className="match__price">
      {price === null ? (
        <span className="soft">No {size} price published</span>
      ) : (
        <>
          <strong>{price}</strong> <span className="soft">{size}</span>
          {withCode === null ? null : <span className="small"> {withCode}</span>}
        </>
      )}
    </p>
  );
}
