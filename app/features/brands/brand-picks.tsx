import { uncapitalized } from "#contracts/english";
import { Link } from "@remix-run/react";
import type { BrandDetail, SleeperFit } from "#contracts/brands";
import { sizeName } from "#contracts/vocabulary/mattress";
import { feelText } from "~/mattress/firmness";
import ModelPicture from "~/mattress/picture/model-picture";
import { price, whyNoPrice } from "~/mattress/price";
import ScoreFigure from "~/mattress/score-figure";
import { amongBeds, typeName } from "~/mattress/type-list";
import { paths } from "~/paths";
import Section from "~/ui/page/section";

/** Which of a brand's beds to look at, by how one sleeps; and who should look at other brands. */
export default function BrandPicks({ brand, picks, weak_for }: Pick<BrandDetail, "brand" | "picks" | "weak_for">) {
  if (picks.length === 0 && weak_for.length === 0) return null;
  return (
    <Section
      name="picks"
      title={`Which ${brand.name} is right for you?`}
      className="stack stack--loose"
      target
      intro={`The best ${brand.name} for each kind of sleeper. Unless we say otherwise, that’s someone who weighs 130 to 230 lb and has no pain.`}
    >
      <ul className="grid brand-picks">
        {picks.map(({ model, fits }) => (
          <li key={model.slug} className="brand-pick">
            <ModelPicture model={model} frame="brand-pick__picture" />
            <div className="stack stack--tight">
              {" "}
              <h3 className="brand-pick__name">
                <Link to={paths.model(model.slug)}>{model.name}</Link>
              </h3>
              <p>
                {model.price_cents === null ? (
                  whyNoPrice(model.price_size, model.size_made)
                ) : (
                  <>
                    <strong className="brand-pick__price">{price(model.price_cents)}</strong>{" "}
                    <span className="soft">{sizeName(model.price_size)}</span>
                  </>
                )}
              </p>
              <p className="small soft">{`${typeName(model.type)}, ${feelText(model)}`}</p>
              <p>
                <ScoreFigure score={model.score} among={amongBeds(model.type)} />
              </p>
            </div>{" "}
            <p className="note brand-pick__label">
              <span>Sleeper</span> <span>Match, out of 100</span>
            </p>{" "}
            <ul className="brand-pick__fits">
              {fits.map((fit) => (
                <li key={fit.label} className="spread">
                  <MatchesOf fit={fit} />{" "}
                  <span className="brand-pick__fit">
                    {Math.round(fit.score)}
                    <span className="visually-hidden"> of 100</span>
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {weak_for.length === 0 ? null : (
        <p className="measure">
          We’d look at other brands for{" "}
          {weak_for.map((fit, index) => (
            <span key={fit.label}>
              {index === 0 ? "" : index < weak_for.length - 1 ? ", " : " and "}
              <MatchesOf fit={fit} inSentence />
            </span>
          ))}
          .
        </p>
      )}
      <p className="small soft measure">
        The number is how well the bed fits that sleeper, out of 100. <Link to={paths.finder}>Take the match quiz</Link>{" "}
        to get your own.
      </p>
    </Section>
  );
}

const MatchesOf = ({ fit: { label, answers }, inSentence = false }: { fit: SleeperFit; inSentence?: boolean }) => (
  <Link to={paths.exampleResults(answers)}>{inSentence ? uncapitalized(label) : label}</Link>
);
