import { numberWord } from "#contracts/english";
import { Link } from "@remix-run/react";
import type { FloorBrands } from "#contracts/stores";
import ModelPicture from "~/mattress/picture/model-picture";
import { feelText } from "~/mattress/firmness";
import { kindName } from "~/mattress/type-list";
import { haveIt, noneHasIt } from "~/mattress/stores-near";
import { paths } from "~/paths";
import { seenText } from "./floor-text";
import { milesText, storeName } from "~/features/stores/store-text";

interface MatchFloorsProps {
  models: FloorBrands["models"];
  /** "within 25 miles of Boise, ID", or "across the country". */
  where: string;
  /** Whether that is a place, around which stores are named. */
  placed: boolean;
  radius: number;
  now: string;
  /** The same page with another radius. */
  widerHref(miles: number): string;
}

export default function MatchFloors({ models, where, placed, radius, now, widerHref }: MatchFloorsProps) {
  return (
    <ol className="grid match-floors">
      {models.map(({ model, store_count, stores, radii, nearest }) => (
        <li key={model.slug} className="match-floors__match">
          <ModelPicture model={model} frame="floor__picture" />
          <div className="stack stack--tight">
            <h3>
              <Link to={paths.model(model.slug)}>
                {model.name} by {model.brand.name}
              </Link>
            </h3>
            <p className="small">
              {kindName(model)}, {feelText(model)}
            </p>
            <p>
              {store_count === 0 ? noneHasIt(where) : `${haveIt(store_count, where)}. `}
              {placed || store_count === 0
                ? nearestOf(stores.length, store_count)
                : "Type a ZIP code or a city above to see the ones near you."}
            </p>
            {store_count > 0 ? null : (
              <NowhereNear
                slug={model.slug}
                nearest={nearest}
                wider={radii.filter(({ miles, count }) => miles > radius && count > 0)}
                now={now}
                widerHref={widerHref}
              />
            )}
            {stores.length === 0 ? null : (
              <ul className="stack stack--tight match-floors__stores">
                {stores.map((sighting) => (
                  <li key={sighting.store.slug}>
                    <Seen {...sighting} now={now} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Before the nearest stores, where more than those have it. */
const nearestOf = (shown: number, count: number) =>
  shown === 0 || shown >= count ? "" : `The nearest ${numberWord(shown)}:`;

type Sighting = NonNullable<FloorBrands["models"][number]["nearest"]>;

const Seen = ({ store, confirmed_on, now }: Sighting & { now: string }) => (
  <>
    <Link to={paths.store(store.slug)}>{storeName(store)}</Link>
    {store.distance_miles === null ? " " : `, ${milesText(store.distance_miles)} `}
    <span className="small soft match-floors__seen">{seenText(confirmed_on, now, "there")}</span>
  </>
);

interface NowhereNearProps extends Pick<MatchFloorsProps, "now" | "widerHref"> {
  slug: string;
  nearest: Sighting | null;
  /** Radii that hold a store that has it. */
  wider: FloorBrands["models"][number]["radii"];
}

/** What to do about a bed that no store near has: drive farther, or buy it without lying on it. */
const NowhereNear = ({ slug, nearest, wider, now, widerHref }: NowhereNearProps) => (
  <ul className="stack stack--tight match-floors__stores">
    {nearest === null ? null : (
      <li>
        The nearest store that has it, as far as we know: <Seen {...nearest} now={now} />
      </li>
    )}
    {wider.map(({ miles, count }) => (
      <li key={miles}>
        <Link to={widerHref(miles)}>{haveIt(count, `within ${miles} miles`)}</Link>
      </li>
    ))}
    <li>
      <Link to={`${paths.model(slug)}#prices`}>See what it costs and who sells it</Link>
    </li>
  </ul>
);
