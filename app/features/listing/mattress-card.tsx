import { Link } from "@remix-run/react";
import type { ListedMattress } from "~/contracts/mattress-listing";
import CompareButton from "~/mattress/compare-button";
import CrossSection from "~/mattress/layers/cross-section";
import { feelText } from "~/mattress/firmness";
import ScoreFigure from "~/mattress/score-figure";
import { typeName } from "~/mattress/type-list";
import { paths } from "~/paths";
import DealBadge from "./deal-badge";
import OwnerRating from "~/mattress/owner-rating";
import PriceNow from "./price-now";
import { trialText } from "./trial-text";

export default function MattressCard({ mattress }: { mattress: ListedMattress }) {
  const { model, price, deal } = mattress;
  return (
    <article className="model-card mattress-card card--link">
      <CrossSection layers={model.layers} frame="model-card__drawing" />
      <p className="small soft">{model.brand.name}</p>
      <h2 className="model-card__name">
        <Link className="card__link" to={paths.model(model.slug)}>
          {model.name}
        </Link>
      </h2>
      <p className="small soft model-card__facts">
        {typeName(model.type)}. {feelText(model)}.
        <br />
        {trialText(mattress.trial_nights)}
      </p>
      <p className="cluster small mattress-card__ratings">
        <ScoreFigure score={model.score} /> <OwnerRating rating={model.rating} />
      </p>
      <div className="mattress-card__price">
        <PriceNow summary={price} />
        {deal === null ? null : <DealBadge deal={deal} />}
        <CompareButton model={model} />
      </div>
    </article>
  );
}
