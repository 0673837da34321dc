import { formatMoney } from "#contracts/english";
import { Link } from "@remix-run/react";
import type { PriceDrop } from "#contracts/home";
import { sizeName } from "#contracts/vocabulary/mattress";
import ModelPicture from "~/mattress/picture/model-picture";
import { price } from "~/mattress/price";
import { kindName, typeName } from "~/mattress/type-list";
import { paths } from "~/paths";
import { formatDate } from "~/ui/format";

export default function PriceDrops({ drops }: { drops: readonly PriceDrop[] }) {
  return (
    <ul className="grid price-drops">
      {drops.map(({ model, seller, now_cents: now, before_cents: before, seen_on }) => (
        <li key={model.slug} className="price-drop card--link">
          <ModelPicture model={model} frame="price-drop__picture" />
          <div className="stack stack--close">
            <p>
              <strong className="typical-pick__price">{price(now)}</strong>{" "}
              <span className="soft">{sizeName(model.price_size)}</span>
            </p>
            <p className="small">
              <strong>{`${formatMoney(before - now)} less`}</strong>
              <span className="soft">{` than before. It was ${formatMoney(before)}.`}</span>
            </p>
            <h3 className="plain-title">
              <Link className="card__link" to={paths.model(model.slug)}>
                {model.name}
              </Link>
            </h3>
            <p className="small soft">
              {`${model.brand.name}, ${kindName(model, typeName(model.type).toLowerCase())}. We first saw this price at ${seller} on ${formatDate(seen_on)}.`}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
