import { Link } from "@remix-run/react";
import type { HiddenModels, YourMatch } from "#contracts/match/match";
import type { StoreDetail } from "#contracts/stores";
import { isForOthers } from "#contracts/vocabulary/match";
import { sizeLabels } from "#contracts/vocabulary/mattress";
import { groupByBrand } from "~/mattress/brand-groups";
import { feelText } from "~/mattress/firmness";
import MatchBadge from "~/mattress/match/match-badge";
import ModelPicture from "~/mattress/picture/model-picture";
import { price, whyNoPrice } from "~/mattress/price";
import { kindName } from "~/mattress/type-list";
import { paths } from "~/paths";
import { seenText } from "./floor-text";

type Floor = StoreDetail["store"]["floor"];

/** The beds in a store under their brands, each with how well it fits and the day somebody last saw it there. */
export default function FloorList({ floor, now }: { floor: Floor; now: string }) {
  return (
    <div className="stack stack--loose">
      {groupByBrand(floor, ({ model }) => model.brand).map(({ brand, entries }) => (
        <section key={brand.slug} className="columns ruled floor" aria-labelledby={`floor-${brand.slug}`}>
          <h3 id={`floor-${brand.slug}`}>
            <Link to={paths.brand(brand.slug)}>{brand.name}</Link>
          </h3>
          <ul className="grid floor__beds">
            {entries.map(({ model, confirmed_on, your_match }) => (
              <li key={model.slug} className="floor__bed">
                <ModelPicture model={model} frame="floor__picture" />
                <div>
                  <h4>
                    <Link to={paths.model(model.slug)}>{model.name}</Link>
                  </h4>
                  {your_match === null ? null : <Fit match={your_match} />}
                  <p className="small">
                    {kindName(model)}, {feelText(model)}. {priceWords(model)}.
                  </p>
                  <p className="small soft">{seenText(confirmed_on, now, "here")}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Fit({ match }: { match: NonNullable<Floor[number]["your_match"]> }) {
  const leftOut = leftOutText(match);
  return (
    <>
      {isForOthers(match.left_out_by) ? null : <MatchBadge {...match} />}
      {leftOut === null ? null : <p className="small">{leftOut}</p>}
    </>
  );
}

/** "Queen: $1,249" */
const priceWords = ({ price_cents, price_size, size_made }: Floor[number]["model"]) =>
  price_cents === null ? whyNoPrice(price_size, size_made) : `${sizeLabels[price_size]}: ${price(price_cents)}`;

const mostNamed = 3;

/** Before the beds: which to lie on first, or how to find that out. */
export function BestFits({ floor }: { floor: Floor }) {
  const good = floor
    .flatMap(({ model, your_match: match }) => (match === null ? [] : { model, match }))
    .filter(
      ({ match: { band, left_out_by } }) => (band === "excellent" || band === "good") && !isForOthers(left_out_by),
    );
  const best = good
    .filter(({ model, match }) => match.left_out === null && model.price_cents !== null)
    .sort((one, other) => other.match.score - one.match.score)
    .slice(0, mostNamed);
  if (floor.every(({ your_match }) => your_match === null)) {
    return (
      <p className="measure">
        Not sure which to lie on first? <Link to={paths.finder}>Take the match quiz</Link>, and we’ll show how well each
        bed here fits you.
      </p>
    );
  }
  if (best.length === 0) {
    return (
      <p className="measure">
        {good.length === 0
          ? "None of the beds here is a good match for you."
          : "The good matches here are over your budget, don’t fit your other answers, or have no price that we know of."}
      </p>
    );
  }
  return (
    <p className="measure">
      {best.length === 1
        ? "Lie on this one first, of the beds here that fit your answers and have a price: "
        : "Of the beds here that fit your answers and have a price, lie on these first: "}
      {best.map(({ model, match }, index) => (
        <span key={model.slug}>
          {index === 0 ? "" : index === best.length - 1 ? " and " : ", "}
          <Link to={paths.model(model.slug)}>{model.name}</Link>{" "}
          {`(${price(model.price_cents)}, ${Math.round(match.score)}\u00a0of\u00a0100 for you)`}
        </span>
      ))}
      .
    </p>
  );
}

const leftOutWords: Record<HiddenModels["filter"], string> = {
  size: "Not made in your size.",
  budget: "Over your budget.",
  delivery: "Not delivered to your ZIP code.",
  "try-in-store": "No store near your ZIP code has it.",
  allergy: "Made with something you want to avoid.",
  "adjustable-base": "Won’t bend with an adjustable base.",
  bunk: "Too tall for a bunk bed.",
  "air-for-child": "Made of air, for a young child.",
  capacity: "Not made for the weight you need.",
  "made-for-children": "Made for a child’s room or a bunk bed.",
  "made-for-rvs": "Made for an RV.",
};

/** Why the results of the quiz leave a bed out: in a few words, since a store has two dozen beds; null if they don't. */
export const leftOutText = ({ left_out, left_out_by }: Pick<YourMatch, "left_out" | "left_out_by">): string | null =>
  left_out_by === null ? left_out : leftOutWords[left_out_by];
