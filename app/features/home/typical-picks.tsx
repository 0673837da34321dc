import { Link } from "@remix-run/react";
import type { TypicalPick } from "#contracts/home";
import { sizeName } from "#contracts/vocabulary/mattress";
import { feelText } from "~/mattress/firmness";
import ModelPicture from "~/mattress/picture/model-picture";
import { price } from "~/mattress/price";
import ScoreFigure from "~/mattress/score-figure";
import { amongBeds, typeName } from "~/mattress/type-list";
import { paths } from "~/paths";

const whoOf = ({ recipient }: TypicalPick["answers"]) => (recipient === "couple" ? "couple" : "sleeper");

/** A bed for each of three sleepers; the link below it opens all matches of that sleeper. */
export default function TypicalPicks({ picks }: { picks: readonly TypicalPick[] }) {
  return (
    <ul className="grid typical-picks">
      {picks.map(({ label, answers, model, score }) => (
        <li key={label} className="typical-pick">
          <h3 className="typical-pick__sleeper">{label}</h3>
          <ModelPicture model={model} frame="model-card__picture" />
          <p className="typical-pick__name">
            <Link to={paths.model(model.slug)}>{model.name}</Link> <span className="soft">{model.brand.name}</span>
          </p>
          <p>
            <strong className="typical-pick__price">{price(model.price_cents)}</strong>{" "}
            <span className="soft">{sizeName(model.price_size)}</span>
          </p>
          <p className="small soft">{`${typeName(model.type)}, ${feelText(model)}`}</p>
          <p className="cluster small">
            <ScoreFigure score={model.score} among={amongBeds(model.type)} />{" "}
            <span className="soft">{`Match for this ${whoOf(answers)}: ${Math.round(score)}\u00a0of\u00a0100`}</span>
          </p>
          <p className="small">
            <Link to={paths.exampleResults(answers)}>
              {`See all beds, best match for this ${whoOf(answers)} first`}
            </Link>
          </p>
        </li>
      ))}
    </ul>
  );
}
