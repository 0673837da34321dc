import { Link } from "@remix-run/react";
import type { FloorBrands } from "~/contracts/stores";
import ModelPicture from "~/mattress/picture/model-picture";
import { feelText } from "~/mattress/firmness";
import { typeName } from "~/mattress/type-list";
import { paths } from "~/paths";
import { formatCount } from "~/ui/format";
import { seenText } from "./floor-words";
import { milesText, storeName } from "~/features/stores/store-words";

interface MatchFloorsProps {
  models: FloorBrands["models"];
  /** "within 25 miles of Boise, ID", or "in the whole country". */
  where: string;
  now: string;
}

export default function MatchFloors({ models, where, now }: MatchFloorsProps) {
  return (
    <ol className="grid match-floors">
      {models.map(({ model, store_count, stores }) => (
        <li key={model.slug} className="match-floors__match">
          <ModelPicture model={model} frame="floor__picture" />
          <div className="stack stack--tight">
            <h3>
              <Link to={paths.model(model.slug)}>
                {model.name} by {model.brand.name}
              </Link>
            </h3>
            <p className="small">
              {typeName(model.type)}, {feelText(model)}
            </p>
            <p>
              {store_count === 0
                ? `No store ${where} has it, as far as we know.`
                : `${formatCount(store_count, "store", "stores")} ${where} ${store_count === 1 ? "has" : "have"} it.`}
            </p>
            {stores.length === 0 ? null : (
              <ul className="stack stack--tight match-floors__stores">
                {stores.map(({ store, confirmed_on }) => (
                  <li key={store.slug}>
                    <Link to={paths.store(store.slug)}>{storeName(store)}</Link>
                    {store.distance_miles === null ? " " : `, ${milesText(store.distance_miles)} `}
                    <span className="small soft">{seenText(confirmed_on, now)}</span>
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
