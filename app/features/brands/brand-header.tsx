import type { BrandDetail } from "~/contracts/brands";
import { formatNumber } from "~/ui/format";
import BrandWordmark from "~/ui/wordmark";
import { soldWhere } from "./brand-row";
import { firmnessRange } from "~/mattress/firmness";
import OwnerRating from "~/mattress/owner-rating";
import { priceRange } from "~/mattress/price";
import ScoreFigure from "~/mattress/score-figure";
import { typeList } from "~/mattress/type-list";

export default function BrandHeader({ brand, about }: Pick<BrandDetail, "brand" | "about">) {
  return (
    <div className="stack">
      <h1 className="brand-head__name">
        <BrandWordmark slug={brand.slug} name={brand.name} />
        <span className="visually-hidden"> mattresses</span>
      </h1>
      {about === "" ? null : <p className="lead">{about}</p>}
      <dl className="facts facts--row">
        <div>
          <dt>Score</dt>
          <dd>
            <ScoreFigure score={brand.score} />
          </dd>
        </div>
        <div>
          <dt>Owners</dt>
          <dd>
            <OwnerRating rating={brand.rating} />
          </dd>
        </div>
        <div>
          <dt>Queen price</dt>
          <dd>{priceRange(brand.price_from_cents, brand.price_to_cents)}</dd>
        </div>
        <div>
          <dt>Firmness</dt>
          <dd>{firmnessRange(brand.firmness_min, brand.firmness_max)}</dd>
        </div>
        {brand.model_count === null ? null : (
          <div>
            <dt>Models</dt>
            <dd>{formatNumber(brand.model_count)}</dd>
          </div>
        )}
        <div>
          <dt>Sold</dt>
          <dd>{soldWhere(brand)}</dd>
        </div>
        <div className="facts__wide">
          <dt>Types</dt>
          <dd>{typeList(brand.types)}</dd>
        </div>
      </dl>
    </div>
  );
}
