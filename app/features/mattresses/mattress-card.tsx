import { Link } from "@remix-run/react";
import { materialLabels } from "#contracts/vocabulary/mattress";
import CompareButton from "~/mattress/compare-button";
import MatchBadge from "~/mattress/match/match-badge";
import ModelPicture from "~/mattress/picture/model-picture";
import { feelText } from "~/mattress/firmness";
import ScoreFigure from "~/mattress/score-figure";
import { amongBeds, kindName } from "~/mattress/type-list";
import { paths } from "~/paths";
import OwnerRating from "~/mattress/owner-rating";
import type { ListedRow } from "./listed-row.server";
import PriceNow from "./price-now";
import { trialText } from "./trial-text";

interface MattressCardProps {
  mattress: ListedRow;
  /** Of its page, and so within the first screen. */
  first?: boolean;
}

export default function MattressCard({ mattress, first = false }: MattressCardProps) {
  const { model } = mattress;
  return (
    <article className="model-card mattress-card card--link">
      <ModelPicture model={model} frame="model-card__picture" eager={first} />
      <p className="small soft">{model.brand.name}</p>
      <h2 className="model-card__name">
        <Link className="card__link" to={paths.model(model.slug)}>
          {model.name}
        </Link>
      </h2>
      <p className="small soft model-card__facts">
        {kindName(model)}. {feelText(model)}.
        <br />
        {trialText(mattress.trial_nights)}
      </p>
      <p className="cluster small mattress-card__ratings">
        {mattress.your_match ? (
          <>
            <MatchBadge {...mattress.your_match} />{" "}
          </>
        ) : null}
        <ScoreFigure score={model.score} among={amongBeds(model.type)} /> <OwnerRating rating={model.rating} />
      </p>
      <div className="mattress-card__price">
        <PriceNow mattress={mattress} />
        <QuickView model={model} />
        <CompareButton model={model} />
      </div>
    </article>
  );
}

/** What a card has no room for, without leaving the list. Renders nothing where the inside isn’t published. */
function QuickView({ model: { slug, name, layers, height_inches: height } }: Pick<ListedRow, "model">) {
  if (layers.length === 0) return null;
  return (
    <details className="small over-link quick-view" data-quick-view={slug}>
      <summary>
        Quick view<span className="visually-hidden"> of the {name}</span>
      </summary>
      <p>{`${height === null ? "What’s inside" : `${height}″ tall`}, from the top down:`}</p>
      <ol className="soft">
        {layers.map(({ material, inches }, index) => (
          <li key={index}>{`${inches}″ ${materialLabels[material]}`}</li>
        ))}
      </ol>
    </details>
  );
}
