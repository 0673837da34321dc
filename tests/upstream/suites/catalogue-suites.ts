import { catalogueSuite } from "./catalogue";
import { comparisonSuite } from "./comparisons";
import { contentEditingSuite } from "./content-editing";
import { contentSuite } from "./content";
import { dealFacetSuite } from "./deal-facets";
import { dealSuite } from "./deals";
import { usualPriceSuite } from "./usual-prices";
import { expertReviewSuite } from "./expert-reviews";
import { homeSuite } from "./home";
import { matchSuite } from "./match";
import { moderationColleagueSuite } from "./moderation-colleagues";
import { moderationRoleSuite } from "./moderation-roles";
import { moderationSuite } from "./moderation";
import { modelPageSuite } from "./model-page";
import { mattressSuite } from "./mattresses";
import { priceSuite } from "./prices";
import { reviewCareSuite } from "./review-care";
import { reviewSuite } from "./reviews";
import { savedMatchSuite } from "./saved-matches";
import { searchSuite } from "./searching";
import { searchTextSuite } from "./searching-texts";
import { sitemapSuite } from "./sitemap";
import type { Start } from "./start";
import { storeReviewSuite } from "./store-reviews";

/** What the upstream asks its tables about brands, deals, prices and reviews, as far as `npm test` asks it. */
export function mainCatalogueSuites(start: Start): void {
  catalogueSuite(start);
  dealSuite(start);
  priceSuite(start);
  modelPageSuite(start);
  homeSuite(start);
  reviewSuite(start);
  contentSuite(start);
  // It adds reviews, which are counted.
  moderationSuite(start);
}

/** The rest of it, comparisons and saved matches among it, which `npm run test:long` asks. */
export function furtherCatalogueSuites(start: Start): void {
  usualPriceSuite(start);
  dealFacetSuite(start);
  storeReviewSuite(start);
  expertReviewSuite(start);
  sitemapSuite(start);
  contentEditingSuite(start);
  // These add reviews, which are counted.
  moderationColleagueSuite(start);
  moderationRoleSuite(start);
  reviewCareSuite(start);
  // These change beds, so they come last.
  comparisonSuite(start);
  savedMatchSuite(start);
}

/** What it answers from memory, whichever engine that was read from, as far as `npm test` asks it: on one. */
export function mainSnapshotSuites(start: Start): void {
  matchSuite(start);
  mattressSuite(start);
}

/** The rest of it, which `npm run test:long` asks. */
export function furtherSnapshotSuites(start: Start): void {
  searchSuite(start);
  searchTextSuite(start);
}
