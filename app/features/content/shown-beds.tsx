import type { ModelSummary, MattressType } from "#contracts/mattress";
import { sizeName } from "#contracts/vocabulary/mattress";
import { feelText } from "~/mattress/firmness";
import ModelPicture from "~/mattress/picture/model-picture";
import { price, whyNoPrice } from "~/mattress/price";
import ScoreFigure from "~/mattress/score-figure";
import { amongBeds, bedOfType } from "~/mattress/type-list";
import { paths } from "~/paths";

interface ShownBedsProps {
  models: readonly ModelSummary[];
  /** Leads to all beds of it. */
  type?: MattressType | null;
  /** Whom they are for: leads to the whole list of the match. */
  answers?: Readonly<Record<string, string>> | null;
}

/** A few beds of the catalogue beside a text, with plain links: it is rendered where there is no router. */
export default function ShownBeds({ models, type = null, answers = null }: ShownBedsProps) {
  return (
    <div className="stack stack--close shown-beds">
      <ul className="shown-beds__list">
        {models.map((model) => (
          <li key={model.slug} className="shown-bed card--link">
            <ModelPicture model={model} frame="shown-bed__picture" />
            <div className="stack stack--close">
              <p className="shown-bed__name">
                <a className="card__link" href={paths.model(model.slug)}>
                  {model.brand.name} {model.name}
                </a>
              </p>
              <p className="small soft">
                {feelText(model)}.{" "}
                {model.price_cents === null
                  ? whyNoPrice(model.price_size, model.size_made)
                  : `${price(model.price_cents)} ${sizeName(model.price_size)}`}
              </p>
              <p className="small">
                <ScoreFigure score={model.score} among={amongBeds(model.type)} />
              </p>
            </div>
          </li>
        ))}
      </ul>
      {type === null ? null : (
        <p className="small">
          <a href={paths.onlineOfType(type)}>{`See every ${bedOfType(type)}`}</a>
        </p>
      )}
      {answers === null ? null : (
        <p className="small">
          <a href={paths.exampleResults(answers)}>See every bed for these answers</a>
        </p>
      )}
    </div>
  );
}
