import type { SeedBeds, SeedReview } from "../catalogue-data";
import { daysBefore } from "../dates";
import type { Random } from "../random";
import type { Market } from "./market";
import { refusedTexts } from "./stock/refused";
import { writerOf } from "./writer";

/** The reviews that were refused, each of another bed. They count nowhere. */
export function refusedReviews(
  { models }: SeedBeds,
  markets: ReadonlyMap<string, Market>,
  brandOf: ReadonlyMap<string, string>,
  random: Random,
): SeedReview[] {
  const beds = random.sample(
    models.filter(({ scores, firmness }) => scores.durability <= 3.6 && firmness.range === null),
    refusedTexts.length,
  );
  return beds.flatMap((model, index) => {
    const text = refusedTexts[index]!;
    const market = markets.get(brandOf.get(model.slug) ?? "");
    if (market === undefined) return [];
    const { months, rating, title, body, reason } = text;
    const writer = writerOf(model, market, { rating, months, random });
    return {
      model_slug: model.slug,
      author: writer.author,
      state: "refused",
      reason,
      sleep_position: writer.owner.position,
      weight_band: writer.owner.band,
      size: writer.size,
      paid_cents: null,
      seller: writer.seller,
      proof: "email",
      incentive: "none",
      helpful_votes: 0,
      versions: [
        {
          kind: "first",
          months_owned: months,
          rating,
          parts: {},
          title,
          body,
          written_on: daysBefore(random.int(3, 300)),
        },
      ],
      reply: null,
    };
  });
}
