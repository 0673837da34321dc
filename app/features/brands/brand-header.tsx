import type { BrandDetail } from "~/contracts/brands";
import { formatNumber } from "~/ui/format";
import BrandWordmark from "~/ui/wordmark";
import Fact from "~/ui/page/fact";
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
      <dl className="facts facts--row ruled">
        <Fact term="Score">
          <ScoreFigure score={brand.score} />
        </Fact>
        <Fact term="Owners">
          <OwnerRating rating={brand.rating} />
        </Fact>
        <Fact term="Queen price">{priceRange(brand.price_from_cents, brand.price_to_cents)}</Fact>
        <Fact term="Firmness">{firmnessRange(brand.firmness_min, brand.firmness_max)}</Fact>
        {brand.model_count === null ? null : <Fact term="Models">{formatNumber(brand.model_count)}</Fact>}
        <Fact term="Sold">{soldWhere(brand)}</Fact>
        <Fact term="Types" wide>
          {typeList(brand.types)}
        </Fact>
      </dl>
    </div>
  );
}
