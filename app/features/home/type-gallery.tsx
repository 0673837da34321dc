import { Link } from "@remix-run/react";
import CrossSection from "~/mattress/layers/cross-section";
import { paths } from "~/paths";
import { typeLabels } from "#contracts/vocabulary/mattress";
import { termsOf } from "#contracts/vocabulary/terms";
import { typicalBeds } from "./typical-beds";

export default function TypeGallery() {
  return (
    <ul className="model-cards">
      {termsOf(typicalBeds).map((type) => (
        <li key={type} className="card--link">
          <CrossSection layers={typicalBeds[type].layers} frame="model-card__drawing" />
          <h3 className="type-gallery__name">
            <Link className="card__link" to={paths.brandsOfType(type)}>
              {typeLabels[type]}
            </Link>
          </h3>
          <p className="soft">{typicalBeds[type].about}</p>
        </li>
      ))}
    </ul>
  );
}
