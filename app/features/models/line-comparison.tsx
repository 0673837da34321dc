import { Link } from "@remix-run/react";
import type { ModelSummary } from "~/contracts/mattress";
import { paths } from "~/paths";
import { formatNumber } from "~/ui/format";
import { firmnessFigure, firmnessWord } from "~/mattress/firmness";
import FirmnessScale from "~/mattress/firmness-scale";
import { heightText, typeName } from "~/mattress/type-list";
import { notPublished, price } from "~/mattress/price";

interface LineComparisonProps {
  lineName: string;
  /** Softest first; the pins of the scale and the rows of the table carry the same numbers. */
  models: readonly ModelSummary[];
  /** Slug of the model whose page this is, if it is one. */
  current?: string;
}

/** The models of one line placed on the firmness scale, with the table that says the same and more. */
export default function LineComparison({ lineName, models: given, current }: LineComparisonProps) {
  // Models of unknown firmness have no pin, so they come last and leave the numbering unchanged.
  const models = [...given].sort((one, other) => Number(one.firmness === null) - Number(other.firmness === null));
  const caption = `Models of ${lineName}, softest first`;
  return (
    <div className="stack stack--loose">
      <div className="firmness-scale__frame">
        <FirmnessScale
          title={caption}
          pins={models.flatMap((model) =>
            model.firmness === null
              ? []
              : [{ label: model.name, value: model.firmness, current: model.slug === current }],
          )}
        />
      </div>
      <div className="scroll-x" role="region" aria-label={caption} tabIndex={0}>
        <table className="line-table">
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">Model</th>
              <th scope="col">Firmness</th>
              <th scope="col" className="number">
                Height
              </th>
              <th scope="col">Type</th>
              <th scope="col" className="number">
                Queen price
              </th>
              <th scope="col" className="number">
                Score
              </th>
            </tr>
          </thead>
          <tbody>
            {models.map((model, index) => (
              <tr key={model.slug} className={model.slug === current ? "line-table__current" : undefined}>
                <th scope="row">
                  <span className="layer-table__number">{index + 1}</span>{" "}
                  {model.slug === current ? (
                    <>
                      <span aria-current="page">{model.name}</span> <span className="tag">This model</span>
                    </>
                  ) : (
                    <Link to={paths.model(model.slug)}>{model.name}</Link>
                  )}
                </th>
                <td>
                  {model.firmness === null ? (
                    <span className="soft">{notPublished}</span>
                  ) : (
                    <>
                      <strong>{firmnessFigure(model.firmness)}</strong> {firmnessWord(model.firmness)}
                    </>
                  )}
                </td>
                <td className="number">{heightText(model.height_inches)}</td>
                <td>{typeName(model.type)}</td>
                <td className="number">{price(model.price_queen_cents)}</td>
                <td className="number">{model.score === null ? "Not scored" : formatNumber(model.score)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
