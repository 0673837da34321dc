import { withArticle } from "#contracts/english";
import type { ModelDetail } from "#contracts/catalogue";
import ConstructionDiagram from "~/mattress/layers/construction-diagram";
import { totalInches } from "~/mattress/layers/cross-section-geometry";
import LayerTable from "~/mattress/layers/layer-table";
import MaterialPatterns from "~/mattress/layers/material-patterns";
import { bedOfType } from "~/mattress/type-list";
import Disclosure from "~/ui/disclosure";
import Section from "~/ui/page/section";
import FactSource from "./fact-source";

/** The drawn layers beside their table; both carry the same numbers. */
export default function Construction({ model }: Pick<ModelDetail, "model">) {
  const own = model.layers.some(({ ild_by_half }) => ild_by_half !== null);
  return (
    <Section
      name="construction"
      title="What’s inside"
      className="stack stack--loose"
      target
      intro={
        <>
          Drawn to scale, top layer first: {totalInches(model.layers)}″ in all.
          {model.type === null
            ? null
            : ` These layers make it ${withArticle(bedOfType(model.type).replace(/bed$/, "mattress"))}.`}
        </>
      }
    >
      <MaterialPatterns />
      <figure className="construction-figure">
        <ConstructionDiagram
          layers={model.layers}
          title={`Cross-section of ${model.name}`}
          description="The layers from top to bottom, to scale. The table of layers gives the same facts in words."
        />
      </figure>
      <ol className="small construction-key">
        {model.layers.map(({ position, name, inches }) => (
          <li key={position}>
            {`${name} `}
            <span className="soft">{`${inches}″`}</span>
          </li>
        ))}
      </ol>
      <Disclosure summary="Every layer in figures" className="disclosure--narrow">
        <div className="stack">
          <LayerTable layers={model.layers} caption={`Layers of ${model.name}, top first`} />
          <p className="small soft measure">
            Dense foam lasts longer, but it isn’t always firmer. ILD is how hard you have to press to squash the foam by
            a quarter: the higher, the firmer.{" "}
            {own
              ? "Where there’s more than one, each half of the bed has the one that makes it as firm as you ordered it. "
              : null}
            Zones are strips of different firmness, such as softer under the shoulders. The lower the gauge, the thicker
            and firmer the coil wire. Where there’s a dash or no figure, this layer has none, or we haven’t found it.
          </p>
        </div>
      </Disclosure>
      {model.queen_pounds === null ? null : <p>{`A queen weighs about ${model.queen_pounds}\u00a0lb.`}</p>}
      {model.sources?.specification ? <FactSource {...model.sources.specification} /> : null}
    </Section>
  );
}
