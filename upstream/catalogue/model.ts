import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import type { ModelDetail } from "#contracts/catalogue";
import type { PriceSummary } from "#contracts/prices";
import type { MattressSize } from "#contracts/mattress";
import type { Db } from "../database/engine";
import { priceIn } from "../rules/model-price";
import { modelsOf } from "./cards";
import type { CatalogueSnapshot } from "./snapshot";

/** One model with everything known about it, and all models of its line priced in a size; null when there is none. */
export async function readModel(
  db: Db,
  catalogue: CatalogueSnapshot,
  slug: string,
  size: MattressSize,
): Promise<Omit<ModelDetail, "demo"> | null> {
  const known = catalogue.bySlug.get(slug);
  const found = known === undefined ? undefined : await findModel(db, slug);
  if (known === undefined || found === undefined) return null;
  const { brand_slug, brand_name, brand_color, collection_slug, collection_name, line_slug, line_name, ...model } =
    found;
  const { specification_source, specification_checked_on, ...rest } = model;
  const { measurement_source, measured_on, ...facts } = rest;
  return {
    model: {
      ...facts,
      brand: { slug: brand_slug, name: brand_name },
      brand_color,
      collection: { slug: collection_slug, name: collection_name },
      line: { slug: line_slug, name: line_name },
      variants: facts.variants.map(({ size, width_inches, length_inches, pieces, ...looked }) => ({
        size,
        width_inches,
        length_inches,
        pieces,
        ...offerOf(priceIn(known, size), looked),
      })),
      score: known.bedlark.score,
      score_parts: known.bedlark.parts,
      score_owners: known.ownersAfterAYear,
      scores: known.readings,
      tested: known.tested,
      rating: known.card.rating,
      sources: {
        specification: { source: specification_source, checked_on: specification_checked_on },
        measurement:
          measurement_source === null || measured_on === null
            ? null
            : { source: measurement_source, checked_on: measured_on },
      },
    },
    line_models: modelsOf(catalogue.lines, line_slug, size),
  };
}

/** The price of the size and where it was seen; without a price, the seller last found to state none. */
const offerOf = ({ now_cents, seller, observed_on }: PriceSummary, looked: { seller: string; observed_on: string }) =>
  now_cents === null || seller === null || observed_on === null
    ? { price_cents: null, ...looked }
    : { price_cents: now_cents, seller, observed_on };

/** A single statement, so that a model takes one round trip to the database. */
function findModel(db: Db, slug: string) {
  return db
    .selectFrom("model")
    .innerJoin("mattress_line", "mattress_line.id", "model.line_id")
    .innerJoin("collection", "collection.id", "mattress_line.collection_id")
    .innerJoin("brand", "brand.id", "collection.brand_id")
    .where("model.slug", "=", slug)
    .select([
      "model.slug",
      "model.name",
      "model.summary",
      "model.type",
      "model.made_for",
      "model.top_style",
      "model.photo",
      "model.height_inches",
      "model.capacity_pounds",
      "model.queen_pounds",
      "model.firmness",
      "model.specification_source",
      "model.specification_checked_on",
      "model.measurement_source",
      "model.measured_on",
      "brand.slug as brand_slug",
      "brand.name as brand_name",
      "brand.color as brand_color",
      "collection.slug as collection_slug",
      "collection.name as collection_name",
      "mattress_line.slug as line_slug",
      "mattress_line.name as line_name",
    ])
    .select((model) => [
      jsonArrayFrom(
        model
          .selectFrom("layer")
          .whereRef("layer.model_id", "=", "model.id")
          .select(["position", "role", "material", "name", "inches", "density_lb_ft3", "ild", "zones"])
          .select(["coil_count_queen", "coil_gauge", "treatments", "ild_by_half"])
          .orderBy("position"),
      ).as("layers"),
      jsonArrayFrom(
        model
          .selectFrom("variant")
          .whereRef("variant.model_id", "=", "model.id")
          .select(["size", "width_inches", "length_inches", "pieces", "seller", "observed_on"])
          .orderBy("position"),
      ).as("variants"),
      jsonArrayFrom(
        model
          .selectFrom("certificate")
          .whereRef("certificate.model_id", "=", "model.id")
          .select(["code", "name", "scope", "covers", "source", "checked_on"])
          .orderBy("position"),
      ).as("certificates"),
      jsonArrayFrom(
        model
          .selectFrom("alias")
          .whereRef("alias.model_id", "=", "model.id")
          .select(["name", "seller", "kind", "evidence", "confidence"])
          .orderBy("position"),
      ).as("aliases"),
      jsonObjectFrom(
        model
          .selectFrom("policy")
          .whereRef("policy.model_id", "=", "model.id")
          .select(["source", "checked_on", "trial_nights", "break_in_nights", "return_fee_cents", "return_pickup"])
          .select(["return_kind", "warranty_years", "nonprorated_years", "sag_threshold_inches"])
          .select(["foundation_required", "stain_voids_warranty"]),
      )
        .$notNull()
        .as("policies"),
    ])
    .executeTakeFirst();
}
