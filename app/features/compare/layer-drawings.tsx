import { Link } from "@remix-run/react";
import { materialLabels } from "#contracts/vocabulary/mattress";
import CrossSection from "~/mattress/layers/cross-section";
import MaterialPatterns from "~/mattress/layers/material-patterns";
import { paths } from "~/paths";
import { placeClass, type Column } from "./columns";
import type { ShownBed } from "./comparison-data.server";

interface LayerDrawingsProps {
  models: readonly ShownBed[];
  columns: readonly Column[];
}

/** The beds cut open on one ground line and to one scale, each with its layers in words and the way to their figures. */
export default function LayerDrawings({ models, columns }: LayerDrawingsProps) {
  const classOf = (index: number) => placeClass(columns[index]!);
  return (
    <>
      <MaterialPatterns />
      <ul className={`layer-drawings layer-drawings--${models.length}`}>
        {models.map(({ slug, brand, name, height_inches, layers }, index) => (
          <li className={`layer-drawings__bed ${classOf(index)}`} key={slug}>
            <CrossSection layers={layers} size="large" />
            <div>
              <h3 className="layer-drawings__name">
                {`${brand.name} ${name}${height_inches === null ? "" : `, ${height_inches}″`}`}
              </h3>
              <ol className="small layer-drawings__layers">
                {layers.map(({ material, inches }, place) => (
                  <li key={place}>
                    <span className="soft layer-drawings__inches">{inches}″</span> {materialLabels[material]}
                  </li>
                ))}
              </ol>
              <Link className="small layer-drawings__more" to={`${paths.model(slug)}#construction`}>
                See each layer in detail<span className="visually-hidden">: {name}</span>
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
