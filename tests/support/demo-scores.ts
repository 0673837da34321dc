import type { SeedCatalogue } from "../../upstream/demo/catalogue/catalogue-data";
import { generateExpertReviews } from "../../upstream/demo/expert-reviews/generate-reviews";
import { ratingOf } from "../../upstream/demo/catalogue/owner-ratings";
import { bedlarkScore } from "../../upstream/rules/bedlark-score/bedlark-score";
import { kinds } from "../../upstream/rules/bedlark-score/kinds-2026-3";
import { makingGrade } from "../../upstream/rules/bedlark-score/layer-grade";
import { firmnessOf } from "../../upstream/rules/firmness";
import { readingsOf } from "../../upstream/rules/readings/readings";
import { withTest } from "../../upstream/rules/readings/tested";
import { type Results, testScores } from "../../upstream/rules/test-method";

/** The Bedlark score of each bed of a demonstration by its slug, as a snapshot of its database has it. */
export function demoScores(catalogue: SeedCatalogue, seed = 1): Map<string, number> {
  const tested = new Map<string, Results>(
    generateExpertReviews(seed, catalogue).map(({ model_slug, measurements }) => [
      model_slug,
      Object.fromEntries(measurements.map(({ kind, value }) => [kind, value])) as Results,
    ]),
  );
  const afterAYear = new Map<string, { count: number; stars: number }>();
  for (const review of catalogue.reviews) {
    if (review.state !== "published" || review.versions.at(-1)!.months_owned < 12) continue;
    const { count, stars } = afterAYear.get(review.model_slug) ?? { count: 0, stars: 0 };
    afterAYear.set(review.model_slug, { count: count + 1, stars: stars + ratingOf(review) });
  }
  return new Map(
    catalogue.models.map(({ slug, type, layers, edge_encased, two_sided, policies }) => {
      const results = tested.get(slug);
      const fromLayers = readingsOf(layers);
      const { score } = bedlarkScore(
        {
          grade: makingGrade(layers, { edgeEncased: edge_encased, twoSided: two_sided }),
          firmness: firmnessOf(layers),
          readings: withTest(fromLayers, results ?? null),
          tested: results !== undefined && testScores(results) !== null,
          afterAYear: afterAYear.get(slug) ?? { count: 0, stars: 0 },
          policies,
        },
        kinds[type],
      );
      return [slug, score];
    }),
  );
}

/** Of two rows of numbers: 1 where they rise together in a line, 0 where one says nothing of the other. */
export function correlation(pairs: readonly (readonly [number, number])[]): number {
  const mean = (index: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[index], 0) / pairs.length;
  const [one, other] = [mean(0), mean(1)];
  const product = (left: 0 | 1, right: 0 | 1) =>
    pairs.reduce((sum, pair) => sum + (pair[left] - (left === 0 ? one : other)) * (pair[right] - (right === 0 ? one : other)), 0); // prettier-ignore
  return product(0, 1) / Math.sqrt(product(0, 0) * product(1, 1));
}

/** Mean stars and score of each bed with so many ratings at least. */
export function starsBesideScores(catalogue: SeedCatalogue, least: number, seed = 1): [number, number][] {
  const scores = demoScores(catalogue, seed);
  return catalogue.models.flatMap(({ slug, rating_distribution: given }): [number, number][] => {
    const count = given.reduce((sum, ratings) => sum + ratings, 0);
    const stars = given.reduce((sum, ratings, index) => sum + ratings * (index + 1), 0);
    return count < least ? [] : [[stars / count, scores.get(slug)!]];
  });
}
