import type { ReviewDraft } from "#contracts/review-drafts/drafts";

/** "Casper Original", or "Sleep Barn, Boise, ID" */
export const bedWords = ({ brand, name }: Pick<ReviewDraft["subject"], "brand" | "name">) =>
  brand === null ? name : `${brand.name} ${name}`;

export const stepLabels: Readonly<Record<string, string>> = {
  rating: "Rate it",
  use: "How you use it",
  visit: "Your visit",
  update: "How it is now",
  edit: "What you say",
  proof: "Receipt",
  photo: "Photos",
  check: "Check and send",
};
