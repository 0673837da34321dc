import { Link } from "@remix-run/react";
import type { DealDetail } from "~/contracts/deals";
import { sizeLabels } from "~/contracts/vocabulary/mattress";
import { price } from "~/mattress/price";
import { typeName } from "~/mattress/type-list";
import { paths } from "~/paths";
import { formatCount, formatDate } from "~/ui/format";

const cents = (value: number | null) => (value === null ? <span className="soft">Not seen</span> : price(value));

/** What the included models cost now, usually before the deal, and at the lowest. */
export default function DealModels({ deal, models }: Pick<DealDetail, "deal" | "models">) {
  const ended = deal.state === "ended";
  return (
    <div className="scroll-x" role="region" aria-label="Table of included models" tabIndex={0}>
      <table className="deal-models">
        <caption>
          Every price was seen on a seller’s page. The usual price is the median of what was seen in the 90 days before
          the deal began.{deal.kind === "code" ? " Prices are without the code." : ""}
        </caption>
        <thead>
          <tr>
            <th scope="col">Model</th>
            <th scope="col">Size</th>
            <th scope="col" className="number">
              {ended ? "While it ran" : "Now"}
            </th>
            <th scope="col" className="number">
              Usual before the deal
            </th>
            <th scope="col" className="number">
              Lowest seen
            </th>
          </tr>
        </thead>
        <tbody>
          {models.map(({ model, size, ...prices }) => (
            <tr key={`${model.slug} ${size}`}>
              <th scope="row">
                <Link to={paths.model(model.slug)}>{model.name}</Link>{" "}
                <span className="deal-models__note">{typeName(model.type)}</span>
              </th>
              <td>{sizeLabels[size]}</td>
              <td className="number">
                <span className="deal-models__label">{ended ? "While it ran" : "Now"}</span>{" "}
                <strong>{cents(ended ? prices.during_cents : prices.now_cents)}</strong>
              </td>
              <td className="number">
                <span className="deal-models__label">Usual before</span> {cents(prices.before_cents)}{" "}
                {prices.before_cents === null ? null : (
                  <span className="deal-models__note">
                    {formatCount(prices.before_of, "observation", "observations")}
                  </span>
                )}
              </td>
              <td className="number">
                <span className="deal-models__label">Lowest seen</span> {cents(prices.lowest_cents)}{" "}
                {prices.lowest_on === null ? null : (
                  <span className="deal-models__note">{formatDate(prices.lowest_on)}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
