import { Link } from "@remix-run/react";
import CrossSection from "~/mattress/layers/cross-section";
import { paths } from "~/paths";
import { typeLabels } from "~/contracts/vocabulary/mattress";
import { typicalBeds } from "./typical-beds";

/** The eight types, each drawn at one scale and leading to the brands that make it. */
export default function TypeGallery() {
  return (
    <ul className="model-cards">
      {typicalBeds.map(({ type, layers, about }) => (
        <li key={type} className="card--link">
          <div className="model-card__drawing">
            <CrossSection layers={layers} />
          </div>
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
