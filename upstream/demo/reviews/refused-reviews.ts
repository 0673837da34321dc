import { isFirmnessChosen } from "../../rules/firmness";
import type { SeedBeds, SeedReview } from "../catalogue/catalogue-data";
import { daysBefore } from "../dates";
import type { Random } from "../random";
import { decidedAfter } from "./decided";
import { ownerFor } from "./owner";
import { refusedTexts } from "./stock/refused";

/** The reviews that were refused, each of another bed, every second one lately. They count nowhere. */
export function refusedReviews({ models }: SeedBeds, random: Random): SeedReview[] {
  const beds = random.sample(
    models.filter(({ scores, firmness }) => scores.durability <= 3.6 && !isFirmnessChosen(firmness)),
    refusedTexts.length,
  );
  return beds.map((model, index) => {
    const { author, months, rating, title, body, reason } = refusedTexts[index]!;
    const { position, band } = ownerFor(rating, model.firmness.measured ?? model.firmness.claimed, random);
    const days = index % 2 === 0 ? random.int(4, 85) : random.int(95, 300);
    return {
      model_slug: model.slug,
      author,
      state: "refused",
      reason,
      sleep_position: position,
      weight_band: band,
      size: model.variants.some(({ size }) => size === "queen") ? "queen" : model.variants[0]!.size,
      paid_cents: null,
      seller: null,
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
          written_on: daysBefore(days),
          decided_on: decidedAfter(days, random),
        },
      ],
      reply: null,
    };
  });
}
