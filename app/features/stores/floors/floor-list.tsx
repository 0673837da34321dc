import { Link } from "@remix-run/react";
import type { StoreDetail } from "~/contracts/stores";
import CrossSection from "~/mattress/cross-section";
import { firmnessText } from "~/mattress/firmness";
import { price } from "~/mattress/price";
import { typeName } from "~/mattress/type-list";
import { paths } from "~/paths";
import { floorByBrand, seenText } from "./floor-words";

/** The beds on a floor under their brands, each cut open and with the day somebody last saw it there. */
export default function FloorList({ floor, now }: { floor: StoreDetail["store"]["floor"]; now: string }) {
  return (
    <div className="stack stack--loose">
      {floorByBrand(floor).map(({ brand, beds }) => (
        <section key={brand.slug} className="floor" aria-labelledby={`floor-${brand.slug}`}>
          <h3 id={`floor-${brand.slug}`}>
            <Link to={paths.brand(brand.slug)}>{brand.name}</Link>
          </h3>
          <ul className="floor__beds">
            {beds.map(({ model, confirmed_on }) => (
              <li key={model.slug} className="floor__bed">
                <div className="floor__drawing">
                  <CrossSection layers={model.layers} />
                </div>
                <div>
                  <h4>
                    <Link to={paths.model(model.slug)}>{model.name}</Link>
                  </h4>
                  <p className="small">
                    {typeName(model.type)}, {firmnessText(model.firmness)}. Queen: {price(model.price_queen_cents)}.
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
