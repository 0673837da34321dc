import { materialLabels } from "~/contracts/vocabulary/mattress";
import CrossSection from "~/mattress/layers/cross-section";
import LayerTable from "~/mattress/layers/layer-table";
import Disclosure from "~/ui/disclosure";
import { placeClass, type Column } from "./columns";
import type { ShownBed } from "./comparison-data.server";

interface LayerDrawingsProps {
  models: readonly ShownBed[];
  columns: readonly Column[];
}

/** The beds cut open on one ground line and to one scale, each with its layers in words; their figures beneath. */
export default function LayerDrawings({ models, columns }: LayerDrawingsProps) {
  const classOf = (index: number) => placeClass(columns[index]!);
  return (
    <div className="stack stack--loose">
      <ul className={`layer-drawings layer-drawings--${models.length}`}>
        {models.map(({ slug, brand, name, height_inches, layers }, index) => (
          <li className={`layer-drawings__bed ${classOf(index)}`} key={slug}>
            <CrossSection layers={layers} size="large" />
            <div>
              <h3 className="layer-drawings__name">
                {`${brand.name} ${name}${height_inches === null ? "" : `, ${height_inches}″`}`}
              </h3>
              <ol className="small layer-drawings__layers">
                {layers.map((layer) => (
                  <li key={layer.position}>
                    <span className="soft layer-drawings__inches">{layer.inches}″</span>{" "}
                    {materialLabels[layer.material]}
                  </li>
                ))}
              </ol>
            </div>
          </li>
        ))}
      </ul>
      <Disclosure summary="The layers in figures">
        <div className="stack">
          {models.map(({ slug, brand, name, layers }, index) => (
            <div className={classOf(index)} key={slug}>
              <LayerTable layers={layers} caption={`Layers of ${brand.name} ${name}, top first`} />
            </div>
          ))}
        </div>
      </Disclosure>
    </div>
  );
}
