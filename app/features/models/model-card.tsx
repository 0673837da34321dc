import { Link } from "@remix-run/react";
import type { ModelSummary } from "#contracts/mattress";
import { sizeName } from "#contracts/vocabulary/mattress";
import { paths } from "~/paths";
import CompareButton from "~/mattress/compare-button";
import ModelPicture from "~/mattress/picture/model-picture";
import { feelText } from "~/mattress/firmness";
import { price, whyNoPrice } from "~/mattress/price";
import ScoreFigure from "~/mattress/score-figure";
import { amongBeds, kindName } from "~/mattress/type-list";

interface ModelCardProps {
  model: ModelSummary;
  /** Level of the heading under which the card stands, plus one. */
  heading: "h3" | "h5";
  /** Of its page, and so within the first screen. */
  first?: boolean;
}

export default function ModelCard({ model, heading: Heading, first = false }: ModelCardProps) {
  return (
    <article className="model-card card--link">
      <ModelPicture model={model} frame="model-card__picture" eager={first} />
      <Heading className="model-card__name">
        <Link className="card__link" to={paths.model(model.slug)}>
          {model.name}
        </Link>
      </Heading>
      <p className="small soft model-card__facts">
        {kindName(model)}, {model.height_inches === null ? "height not published" : `${model.height_inches}″ tall`}
        <br />
        {feelText(model)}
      </p>
      <p className="model-card__figures">
        <span>
          {model.price_cents === null ? (
            <span className="soft">{whyNoPrice(model.price_size, model.size_made)}</span>
          ) : (
            <>
              <strong>{price(model.price_cents)}</strong> <span className="soft">{sizeName(model.price_size)}</span>
            </>
          )}
        </span>{" "}
        <ScoreFigure score={model.score} among={amongBeds(model.type)} />
      </p>
      <CompareButton model={model} />
    </article>
  );
}
