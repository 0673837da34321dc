import { paths } from "~/paths";

/**
 * What of the menus the browser's scripts know: names of panels and lists, and the few links that stand alone
 * (specification, section 2, which fixes the names in title case). What the panels hold is in navigation.ts.
 */

export interface NavLink {
  label: string;
  to: string;
  /** One line below the label, where there is room. */
  note?: string;
}

export const nearbyStores: NavLink = { label: "Nearby Stores", to: paths.stores };
export const takeTheQuiz: NavLink = { label: "Take the Quiz", to: paths.quiz };

export const findBedName = "Find the Right Bed";
export const comparisonNames = {
  label: "Comparison",
  mobileLabel: "Compare Side-by-Side",
  popularLabel: "Popular Comparisons",
};
export const discountsNames = { label: "Discounts", mobileLabel: "Discounts & Cash Back" };
export const reviewsNames = { label: "Reviews", mobileLabel: "Ratings & Reviews" };
export const mattress101Name = "Mattress 101";

export const reviewsTabs = [
  { name: "expert", label: "Expert Reviews" },
  { name: "online-brands", label: "Popular Online Brands" },
  { name: "local-brands", label: "Popular Store Brands" },
  { name: "write", label: "Write Review" },
] as const;

export type ReviewsTabName = (typeof reviewsTabs)[number]["name"];
