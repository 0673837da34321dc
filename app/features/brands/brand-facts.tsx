import { Link } from "@remix-run/react";
import type { BrandDetail, BrandSummary } from "#contracts/brands";
import type { MattressSize } from "#contracts/mattress";
import { sizeLabels } from "#contracts/vocabulary/mattress";
import { paths } from "~/paths";
import { formatCount, formatNumber } from "~/ui/format";
import BrandWordmark from "~/ui/wordmark";
import { firmnessRange } from "~/mattress/firmness";
import OwnerRating from "~/mattress/owner-rating";
import { priceRange } from "~/mattress/price";
import ScoreFigure from "~/mattress/score-figure";
import { typeList } from "~/mattress/type-list";
import Fact from "~/ui/page/fact";
import Section from "~/ui/page/section";

/** "Online and in stores" */
function soldWhere(brand: Pick<BrandSummary, "sold_online" | "sold_in_stores">): string {
  if (brand.sold_online && brand.sold_in_stores) return "Online and in stores";
  if (brand.sold_online) return "Online";
  return brand.sold_in_stores ? "In stores" : "We don’t know where it’s sold";
}

const pricesOf = ({ size_made, price_from_cents, price_to_cents }: BrandSummary) =>
  size_made ? priceRange(price_from_cents, price_to_cents) : "Not made";

const priceOf = (size: MattressSize) => `${sizeLabels[size]} price`;

/** Column heads for wide windows; each row repeats the labels for narrow ones. */
export function BrandColumns({ size }: { size: MattressSize }) {
  return (
    <div className="columns columns--early row brand-row brand-row--columns" aria-hidden="true">
      <span>Brand</span>{" "}
      <span className="facts">
        <span>{priceOf(size)}</span> <span>Firmness</span> <span>Types</span>
      </span>{" "}
      <span className="cluster cluster--baseline small brand-row__score">Score and owners</span>
    </div>
  );
}

export function BrandRow({ brand }: { brand: BrandSummary }) {
  return (
    <li className="columns columns--early row brand-row card--link">
      <div>
        <h2 className="plain-title heading-link brand-row__heading">
          <Link className="card__link" to={paths.brand(brand.slug)}>
            {brand.name}
          </Link>
        </h2>
        <p className="small soft">
          {brand.model_count === null ? null : `${formatCount(brand.model_count, "bed", "beds")}. `}
          {soldWhere(brand)}.
        </p>
      </div>
      <dl className="facts">
        <Fact term={priceOf(brand.price_size)}>{pricesOf(brand)}</Fact>
        <Fact term="Firmness">{firmnessRange(brand)}</Fact>
        <Fact term="Types" wide>
          {typeList(brand.types)}
        </Fact>
      </dl>
      <div className="cluster cluster--baseline small brand-row__score">
        <ScoreFigure score={brand.score} /> <OwnerRating rating={brand.rating} />
      </div>
    </li>
  );
}

/** What a brand's own page begins with: what it is known for, and the two figures to weigh that by. */
export function BrandHeader({ brand, known_for }: Pick<BrandDetail, "brand" | "known_for">) {
  return (
    <div className="stack">
      <h1 className="brand-head__name">
        <BrandWordmark slug={brand.slug} name={brand.name} />
        <span className="visually-hidden"> mattresses</span>
      </h1>
      {known_for.length === 0 ? null : <p className="lead">{known_for.join(" ")}</p>}
      <div className="cluster brand-head__figures">
        <ScoreFigure score={brand.score} /> <OwnerRating rating={brand.rating} />
      </div>
    </div>
  );
}

export function BrandFacts({ brand, about }: Pick<BrandDetail, "brand" | "about">) {
  return (
    <Section name="facts" title={`${brand.name} at a glance`} target>
      <dl className="facts facts--row">
        <Fact term={priceOf(brand.price_size)}>{pricesOf(brand)}</Fact>
        <Fact term="Firmness">{firmnessRange(brand)}</Fact>
        {brand.model_count === null ? null : <Fact term="Beds">{formatNumber(brand.model_count)}</Fact>}
        <Fact term="Sold">{soldWhere(brand)}</Fact>
        <Fact term="Types" wide>
          {typeList(brand.types)}
        </Fact>
      </dl>
      {about === "" ? null : <p className="soft measure">{about}</p>}
    </Section>
  );
}
