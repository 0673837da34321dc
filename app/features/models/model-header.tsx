import type { ModelDetail } from "~/contracts/catalogue";
import { topStyleLabels } from "~/contracts/vocabulary/mattress";
import CompareButton from "~/mattress/compare-button";
import { firmnessText } from "~/mattress/firmness";
import OwnerRating from "~/mattress/owner-rating";
import { price } from "~/mattress/price";
import ScoreFigure from "~/mattress/score-figure";
import { heightText, typeName } from "~/mattress/type-list";
import Fact from "~/ui/page/fact";

export default function ModelHeader({ model }: Pick<ModelDetail, "model">) {
  const queen = model.variants.find((variant) => variant.size === "queen")?.price_cents ?? null;
  return (
    <div className="stack">
      <p className="eyebrow">
        {model.line === null ? model.brand.name : `${model.brand.name}, ${model.line.name} line`}
      </p>
      <h1>{model.name}</h1>
      {model.summary === "" ? null : <p className="lead">{model.summary}</p>}
      <dl className="facts facts--row ruled">
        <Fact term="Score">
          <ScoreFigure score={model.score} />
        </Fact>
        <Fact term="Type">{typeName(model.type)}</Fact>
        <Fact term="Firmness, claimed">{firmnessText(model.firmness?.claimed ?? null)}</Fact>
        <Fact term="Height">
          {heightText(model.height_inches)}
          {model.top_style === null ? null : `, ${topStyleLabels[model.top_style].toLowerCase()}`}
        </Fact>
        <Fact term="Queen price">{price(queen)}</Fact>
        <Fact term="Owners">
          <OwnerRating rating={model.rating} />
        </Fact>
      </dl>
      <CompareButton model={model} />
    </div>
  );
}
