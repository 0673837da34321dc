import { Link } from "@remix-run/react";
import { isForOthers } from "#contracts/vocabulary/match";
import ModelPicture from "~/mattress/picture/model-picture";
import MatchBadge from "~/mattress/match/match-badge";
import ScoreFigure from "~/mattress/score-figure";
import { paths } from "~/paths";
import TrayForm from "~/ui/tray-form";
import { compareHref, movedLeft, without, type Comparison } from "./compare-address";
import type { ShownBed } from "./comparison-data.server";

interface ComparisonSlotsProps {
  models: readonly ShownBed[];
  /** Slugs of the beds in the visitor's tray; removing one takes it out of both. */
  tray: readonly string[];
  comparison: Comparison;
}

export default function ComparisonSlots({ models, tray, comparison }: ComparisonSlotsProps) {
  const anyMatch = models.some(({ your_match }) => your_match !== null);
  return (
    <ol className={anyMatch ? "grid slots slots--matched" : "grid slots"}>
      {models.map((model, index) => {
        const name = `${model.brand.name} ${model.name}`;
        const waits = comparison.replacing === model.slug;
        return (
          <li className={waits ? "slot slot--waiting" : "slot"} key={model.slug}>
            <ModelPicture model={model} frame="slot__picture" eager={index === 0} />
            <p className="slot__name">
              <span className="note compared__brand">{model.brand.name}</span>{" "}
              <Link to={paths.model(model.slug)}>{model.name}</Link>
            </p>
            <p className="small soft slot__about">{model.about}</p>
            <p className="cluster small slot__figures">
              <strong>{model.price}</strong> <ScoreFigure score={model.score} among={model.among} />
            </p>
            {anyMatch ? <Match model={model} /> : null}
            <div className="cluster small slot__links">
              {waits ? (
                <>
                  <p className="slot__waits">Being replaced</p>{" "}
                  <Link to={compareHref({ ...comparison, replacing: null })}>
                    Keep it<span className="visually-hidden">: {name}</span>
                  </Link>
                </>
              ) : (
                <Link to={`${compareHref({ ...comparison, replacing: model.slug })}#add`}>
                  Replace<span className="visually-hidden"> {name}</span>
                </Link>
              )}{" "}
              {tray.includes(model.slug) ? (
                <TrayForm change="remove" model={model.slug} next={compareHref(without(comparison, model.slug))} follow>
                  <button className="link-button" type="submit">
                    Remove<span className="visually-hidden"> {name}</span>
                  </button>
                </TrayForm>
              ) : (
                <Link to={compareHref(without(comparison, model.slug))}>
                  Remove<span className="visually-hidden"> {name}</span>
                </Link>
              )}{" "}
              {index === 0 ? null : (
                <Link to={compareHref(movedLeft(comparison, model.slug))}>
                  Move left<span className="visually-hidden">: {name}</span>
                </Link>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** How well it fits the answers that the visit remembers, and why the results leave it out, when they do. */
function Match({ model: { your_match: match } }: { model: ShownBed }) {
  if (match === null) return <p className="small soft">We can’t tell how well it fits you</p>;
  return (
    <div>
      {isForOthers(match.left_out_by) ? null : (
        <p>
          <MatchBadge {...match} />
        </p>
      )}
      {match.left_out === null ? null : (
        <p className="small soft">{`Left out of your quiz results. ${match.left_out}`}</p>
      )}
    </div>
  );
}
