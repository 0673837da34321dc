import { Link } from "@remix-run/react";
import type { StoreDetail } from "~/contracts/stores";
import { groupByBrand } from "~/mattress/brand-groups";
import ModelPicture from "~/mattress/picture/model-picture";
import { feelText } from "~/mattress/firmness";
import { sizeLabels } from "~/contracts/vocabulary/mattress";
import { price } from "~/mattress/price";
import { typeName } from "~/mattress/type-list";
import { paths } from "~/paths";
import { seenText } from "./floor-words";

/** The beds on a floor under their brands, each cut open and with the day somebody last saw it there. */
export default function FloorList({ floor, now }: { floor: StoreDetail["store"]["floor"]; now: string }) {
  return (
    <div className="stack stack--loose">
      {groupByBrand(floor, ({ model }) => model.brand).map(({ brand, entries }) => (
        <section key={brand.slug} className="columns ruled floor" aria-labelledby={`floor-${brand.slug}`}>
          <h3 id={`floor-${brand.slug}`}>
            <Link to={paths.brand(brand.slug)}>{brand.name}</Link>
          </h3>
          <ul className="grid floor__beds">
            {entries.map(({ model, confirmed_on }) => (
              <li key={model.slug} className="floor__bed">
                <ModelPicture model={model} frame="floor__picture" />
                <div>
                  <h4>
                    <Link to={paths.model(model.slug)}>{model.name}</Link>
                  </h4>
                  <p className="small">
                    {typeName(model.type)}, {feelText(model)}. {sizeLabels[model.price_size]}:{" "}
                    {price(model.price_cents)}.
                  </p>
                  <p className="small soft">{seenText(confirmed_on, now)}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
