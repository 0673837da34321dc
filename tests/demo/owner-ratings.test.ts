import { describe, expect, test } from "vitest";
import type { SeedModel, SeedReview } from "../../upstream/demo/catalogue/catalogue-data";
import { generateCatalogue } from "../../upstream/demo/catalogue/generate-catalogue";
import { ownerRatings, ratingOf } from "../../upstream/demo/catalogue/owner-ratings";
import { createRandom } from "../../upstream/demo/random";
import { feltFirmness } from "../../upstream/rules/firmness";
import { poundsOfBand } from "../../upstream/rules/match/weight-bands";
import { type SleepPosition, targetFirmness } from "../../upstream/rules/target-firmness";
import { correlation, starsBesideScores } from "../support/demo-scores";

const catalogue = generateCatalogue(1);
const { models, reviews } = catalogue;
const reviewsOf = ({ slug }: SeedModel) => reviews.filter(({ model_slug }) => model_slug === slug);
const rated = models.map((model) => ({
  model,
  kinds: ownerRatings(model, reviewsOf(model), createRandom(1).fork(model.slug)),
}));
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
type Kind = Pick<SeedReview, "sleep_position" | "weight_band">;
const alike = (one: Kind) => (other: Kind) =>
  one.sleep_position === other.sleep_position && one.weight_band === other.weight_band;

describe("The ratings of the demonstration by kind of sleeper", () => {
  test("never count more of a number of stars than the bed has", () => {
    for (const { model, kinds } of rated) {
      model.rating_distribution.forEach((given, star) => {
        expect(sum(kinds.map(({ distribution }) => distribution[star]!))).toBeLessThanOrEqual(given);
      });
    }
  });

  test("count each published review", () => {
    for (const { model, kinds } of rated) {
      const published = reviewsOf(model).filter(({ state }) => state === "published");
      for (const review of published) {
        const same = published.filter((each) => ratingOf(each) === ratingOf(review)).filter(alike(review));
        expect(kinds.find(alike(review))!.distribution[ratingOf(review) - 1]).toBeGreaterThanOrEqual(same.length);
      }
    }
  });

  test("are the same for the same seed", () => {
    const [model] = models as [SeedModel];
    const again = () => ownerRatings(model, reviewsOf(model), createRandom(7));
    expect(again()).toEqual(again());
  });

  test("are enough, five, for the most common sleeper in most beds, and for the rarest in few", () => {
    const enough = (position: string, band: string) =>
      rated.filter(({ kinds }) =>
        kinds.some(
          (kind) => kind.sleep_position === position && kind.weight_band === band && sum(kind.distribution) >= 5,
        ),
      ).length / rated.length;
    expect(enough("side", "130-180")).toBeGreaterThan(0.4);
    expect(enough("stomach", "under-130")).toBeLessThan(0.35);
  });

  test("are better from those whom the bed suits than from the others", () => {
    const given = { suited: [0, 0, 0, 0, 0], others: [0, 0, 0, 0, 0] };
    for (const { model, kinds } of rated) {
      for (const { sleep_position, weight_band, distribution } of kinds) {
        const pounds = poundsOfBand(weight_band as Parameters<typeof poundsOfBand>[0]);
        const felt = feltFirmness(model.firmness.measured ?? model.firmness.claimed, pounds);
        const misfit = Math.abs(felt - targetFirmness(sleep_position as SleepPosition, pounds));
        distribution.forEach((count, star) => {
          given[misfit <= 1.2 ? "suited" : "others"][star]! += count;
        });
      }
    }
    const mean = (counts: number[]) => sum(counts.map((count, star) => count * (star + 1))) / sum(counts);
    expect(mean(given.suited)).toBeGreaterThan(mean(given.others) + 0.5);
  });
});

describe("The stars of the demonstration's beds", () => {
  test("say little of how beds score: delivery, price and luck count for more", () => {
    for (const least of [1, 10, 50]) {
      const related = correlation(starsBesideScores(catalogue, least));
      expect(related).toBeLessThanOrEqual(0.4);
      expect(related).toBeGreaterThan(0.1);
    }
  });
});
