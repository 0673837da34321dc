import { capitalized } from "#contracts/english";
import type { PopularComparison } from "#contracts/compare/comparisons";
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
    { label: "Match quiz", to: paths.finder, note: "Answer a few questions and see which beds fit you best" },
    { label: "Beds to try near you", to: paths.storeBrands, note: "Lie on a bed before you buy it" },
    {
      label: "Mattresses sold online",
      to: paths.onlineMattresses,
      note: "Delivered to your door, most with a home trial",
    },
    { label: "All mattress brands", to: paths.brands, note: "Filter by type, price, firmness and more" },
  ],
} as const satisfies { label: string; links: readonly NavLink[] };

/** In the list of a phone, named as its other entries are. */
export const storesNearby: NavLink = {
  label: "Nearby stores",
  to: paths.stores,
  note: "Where they are, when they’re open and what they sell",
};

export const comparison = {
  ...comparisonNames,
  create: { label: "Create a Comparison", to: paths.compare, note: "See up to four mattresses side by side" },
} as const;

export const discounts = {
  ...discountsNames,
  links: [
    { label: "Online discounts", to: paths.onlineDeals, note: "What’s on sale online, and until when" },
    {
      label: "Discounts at nearby stores",
      to: paths.storeDiscounts,
      note: "What’s on sale at stores near you",
    },
    { label: "Cash back deals", to: paths.cashbackDeals, note: "See which brands give you part of the price back" },
  ],
  cashback: {
    label: "Cash back",
    to: paths.cashback,
    note: "Send in your receipt and get part of the price back. What you write in a review never changes that.",
  },
} as const;

interface TabContent {
  brands: readonly BrandEntry[];
  brandLink: (slug: string) => string;
  links: readonly NavLink[];
}

const tabs: Record<ReviewsTabName, TabContent> = {
  expert: {
    brands: expertReviewBrands,
    brandLink: paths.brandExpertReviews,
    links: [{ label: "View 100+ Expert Reviews", to: paths.expertReviews }],
  },
  "online-brands": {
    brands: popularOnlineBrands,
    brandLink: paths.brandReviews,
    links: [{ label: "All owner reviews", to: paths.customerReviews }],
  },
  "local-brands": {
    brands: popularStoreBrands,
    brandLink: paths.brandReviews,
    links: [{ label: "Beds to try near you", to: paths.storeBrands }],
  },
  write: {
    brands: [],
    brandLink: paths.brandReviews,
    links: [
      { label: "Rate your mattress", to: paths.reviewMattress, note: "Tell others what it’s like to sleep on" },
      {
        label: "Rate a mattress store",
        to: paths.reviewStore,
        note: "How were the advice, the prices and the delivery?",
      },
    ],
  },
};

export const reviews = {
  ...reviewsNames,
  tabs: reviewsTabs.map((tab) => ({ ...tab, ...tabs[tab.name] })),
};

export const mattress101 = {
  label: mattress101Name,
  guides: [
    { label: "Mattress types", to: paths.guideTypes, note: "What’s inside, and how that feels" },
    {
      label: "Finding your match",
      to: paths.guideMatching,
      note: "How you sleep, and how firm your bed should be",
    },
    { label: "Shopping tips", to: paths.guideShopping, note: "How prices, trials and returns work" },
    { label: "Accessories", to: paths.guideAccessories, note: "Bases, toppers and pillows" },
  ],
  community: [
    { label: "Expert Q&A", to: paths.questions, note: "Answers from experts who sign their names" },
    { label: "Forum", to: paths.forum, note: "Talk with other sleepers" },
    { label: "Glossary", to: paths.glossary, note: "Mattress terms in plain English" },
  ],
  quizPromo: {
    label: "Take the match quiz",
    to: paths.finder,
    note: "Not sure what all of this means for you? Answer a few questions and see which beds fit.",
  },
} as const satisfies { label: string; guides: readonly NavLink[]; community: readonly NavLink[]; quizPromo: NavLink };

/**
 * `noted`: the mobile list reads title as well (specification, section 3), which is the second line there; a title that
 * begins with the header does without it.
 */
export const comparisonLinks = (popular: readonly PopularComparison[], noted = false): NavLink[] =>
  popular.map(({ header, title, url }) => ({
    label: header,
    to: paths.comparison(url),
    ...(noted && title !== null && title !== header && { note: withoutHeader(title, header) }),
  }));

const withoutHeader = (title: string, header: string) =>
  title.startsWith(`${header}: `) ? capitalized(title.slice(header.length + 2)) : title;
