import { Link } from "@remix-run/react";
import CrossSection from "~/mattress/layers/cross-section";
import { paths } from "~/paths";
import { typeLabels } from "#contracts/vocabulary/mattress";
import { typicalBeds } from "./typical-beds";

export default function TypeGallery() {
  return (
    <ul className="model-cards">
      {typicalBeds.map(({ type, layers, about }) => (
        <li key={type} className="card--link">
          <CrossSection layers={layers} frame="model-card__drawing" />
          <h3 className="type-gallery__name">
            <Link className="card__link" to={paths.brandsOfType(type)}>
              {typeLabels[type]}
            </Link>
          </h3>
          <p className="soft">{about}</p>
        </li>
      ))}
    </ul>
  );
}
