import type { ModelDetail } from "~/contracts/catalogue";
import { typeLabels } from "~/contracts/vocabulary/mattress";
import ConstructionDiagram from "~/mattress/layers/construction-diagram";
import { totalInches } from "~/mattress/layers/cross-section-geometry";
import LayerTable from "~/mattress/layers/layer-table";
import MaterialPatterns from "~/mattress/layers/material-patterns";
import { withArticle } from "~/ui/format";
import Section from "~/ui/page/section";

/** The drawn layers beside their table; both carry the same numbers. */
export default function Construction({ model }: Pick<ModelDetail, "model">) {
  return (
    <Section
      name="construction"
      title="What’s inside"
      className="stack stack--loose"
      target
      intro={
        <>
          Drawn to scale from the top, {totalInches(model.layers)}″ in all.
          {model.type === null
            ? null
            : ` That makes it ${withArticle(typeLabels[model.type].toLowerCase())}, whatever the label says.`}
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
      <LayerTable layers={model.layers} caption={`Layers of ${model.name}, top first`} />
      <p className="small soft measure">
        Density says how much material there is, not how firm it is. ILD is how hard you have to press to squash the
        foam by a quarter: the higher, the firmer. A dash means no figure is published.
      </p>
    </Section>
  );
}
