import type { ModelDetail } from "~/contracts/catalogue";
import { topStyleLabels } from "~/contracts/vocabulary/mattress";
import CompareButton from "~/mattress/compare-button";
import { firmnessText } from "~/mattress/firmness";
import OwnerRating from "~/mattress/owner-rating";
import { price } from "~/mattress/price";
import ScoreFigure from "~/mattress/score-figure";
import { heightText, typeName } from "~/mattress/type-list";

export default function ModelHeader({ model }: Pick<ModelDetail, "model">) {
  const queen = model.variants.find((variant) => variant.size === "queen")?.price_cents ?? null;
  return (
    <div className="stack">
      <p className="eyebrow">
        {model.line === null ? model.brand.name : `${model.brand.name}, ${model.line.name} line`}
      </p>
      <h1>{model.name}</h1>
      {model.summary === "" ? null : <p className="lead">{model.summary}</p>}
      <dl className="facts facts--row">
        <div>
          <dt>Score</dt>
          <dd>
            <ScoreFigure score={model.score} />
          </dd>
        </div>
        <div>
          <dt>Type</dt>
          <dd>{typeName(model.type)}</dd>
        </div>
        <div>
          <dt>Firmness, claimed</dt>
          <dd>{firmnessText(model.firmness?.claimed ?? null)}</dd>
        </div>
        <div>
          <dt>Height</dt>
          <dd>
            {heightText(model.height_inches)}
            {model.top_style === null ? null : `, ${topStyleLabels[model.top_style].toLowerCase()}`}
          </dd>
        </div>
        <div>
          <dt>Queen price</dt>
          <dd>{price(queen)}</dd>
        </div>
        <div>
          <dt>Owners</dt>
          <dd>
            <OwnerRating rating={model.rating} />
          </dd>
        </div>
      </dl>
      <CompareButton model={model} />
    </div>
  );
}
