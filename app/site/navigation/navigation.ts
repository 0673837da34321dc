import { paths } from "~/paths";
import { expertReviewBrands, popularOnlineBrands, popularStoreBrands, type BrandEntry } from "./brand-lists";

import {
  comparisonNames,
  discountsNames,
  findBedName,
  mattress101Name,
  type NavLink,
  reviewsNames,
  reviewsTabs,
  type ReviewsTabName,
} from "./menu-names";

/** Links of header, mobile menu and footer (specification, section 2); the browser gets them as markup alone. */

export const findBed = {
  label: findBedName,
  links: [
    { label: "Match quiz", to: paths.finder, note: "A few questions, then beds ranked by how well they fit you" },
    { label: "Mattresses at nearby stores", to: paths.storeBrands, note: "Beds you can lie on before you buy" },
    { label: "Mattresses available online", to: paths.onlineMattresses, note: "Delivered, with a trial at home" },
    { label: "All mattress brands", to: paths.brands, note: "Filter by type, price, firmness and certificate" },
  ],
} as const satisfies { label: string; links: readonly NavLink[] };

export const comparison = {
  ...comparisonNames,
  create: { label: "Create a Comparison", to: paths.compare, note: "Put up to four mattresses side by side" },
} as const;

export const discounts = {
  ...discountsNames,
  links: [
    { label: "Online discounts", to: paths.onlineDeals, note: "With real start, end and last-checked dates" },
    {
      label: "Discounts at nearby stores",
      to: paths.storeDiscounts,
      note: "Stores near you with an offer for our readers",
    },
    { label: "Cash back deals", to: paths.cashbackDeals, note: "Stores and brands that take part" },
  ],
  cashback: {
    label: "Cash back",
    to: paths.cashback,
    note: "Part of the price back from partner stores, claimed with your receipt. It never depends on what you write in a review.",
  },
} as const;

export interface ReviewsTab {
  name: ReviewsTabName;
  label: string;
  brands: readonly BrandEntry[];
  brandLink: (slug: string) => string;
  links: readonly NavLink[];
}

const tabs: Record<ReviewsTabName, Omit<ReviewsTab, "name" | "label">> = {
  expert: {
    brands: expertReviewBrands,
    brandLink: paths.brandExpertReviews,
    links: [{ label: "View 100+ Expert Reviews", to: paths.expertReviews }],
  },
  "online-brands": {
    brands: popularOnlineBrands,
    brandLink: paths.brandReviews,
    links: [{ label: "All customer reviews", to: paths.customerReviews }],
  },
  "local-brands": {
    brands: popularStoreBrands,
    brandLink: paths.brandReviews,
    links: [{ label: "Brands at nearby stores", to: paths.storeBrands }],
  },
  write: {
    brands: [],
    brandLink: paths.brandReviews,
    links: [
      { label: "Rate your mattress", to: paths.reviewMattress, note: "What it is like to sleep on, good or bad" },
      { label: "Rate a mattress store", to: paths.reviewStore, note: "Advice, prices, delivery and returns" },
    ],
  },
};

export const reviews: { label: string; mobileLabel: string; tabs: readonly ReviewsTab[] } = {
  ...reviewsNames,
  tabs: reviewsTabs.map((tab) => ({ ...tab, ...tabs[tab.name] })),
};

export const mattress101 = {
  label: mattress101Name,
  guides: [
    { label: "Mattress types", to: paths.guideTypes, note: "What is inside, and what that does" },
    { label: "Finding your match", to: paths.guideMatching, note: "Position, weight and firmness" },
    { label: "Shopping tips", to: paths.guideShopping, note: "Prices, trials and returns" },
    { label: "Accessories", to: paths.guideAccessories, note: "Bases, toppers and pillows" },
  ],
  community: [
    { label: "Expert Q&A", to: paths.questions, note: "Answers by named experts" },
    { label: "Forum", to: paths.forum, note: "Sleepers among themselves" },
    { label: "Glossary", to: paths.glossary, note: "Every term on a spec sheet" },
  ],
  quizPromo: {
    label: "Take the match quiz",
    to: paths.finder,
    note: "Not sure what all of this means for you? Answer a few questions and see which beds fit.",
  },
} as const satisfies { label: string; guides: readonly NavLink[]; community: readonly NavLink[]; quizPromo: NavLink };
