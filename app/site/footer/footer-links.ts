import { paths } from "~/paths";
import type { NavLink } from "~/site/navigation/menu-names";
import { discounts, findBed, mattress101 } from "~/site/navigation/navigation";

const [matchQuiz, ...placesToLook] = findBed.links;
const [onlineDiscounts, storeDiscounts, cashbackDeals] = discounts.links;

interface FooterColumn {
  heading: string;
  links: readonly NavLink[];
}

const columns: readonly FooterColumn[] = [
  {
    heading: "Search Tools",
    links: [
      matchQuiz,
      { label: "Nearby stores", to: paths.stores },
      ...placesToLook,
      { label: "Side-by-side comparison", to: paths.compare },
    ],
  },
  {
    heading: "Reviews",
    links: [
      { label: "Expert reviews", to: paths.expertReviews },
      { label: "Owner reviews", to: paths.customerReviews },
      { label: "Rate your mattress", to: paths.reviewMattress },
      { label: "Rate a mattress store", to: paths.reviewStore },
      { label: "Content guidelines", to: paths.contentGuidelines },
    ],
  },
  {
    heading: "Extra savings",
    links: [
      onlineDiscounts,
      storeDiscounts,
      discounts.cashback,
      cashbackDeals,
      { label: "What cash back members say", to: paths.cashbackTestimonials },
    ],
  },
  {
    heading: "About",
    links: [
      { label: "About us", to: paths.about },
      { label: "Contact", to: paths.contact },
      { label: "Help", to: paths.help },
      ...mattress101.community,
    ],
  },
];

/** Columns of the footer (specification, section 2); it has no room for the notes of the header's links. */
export const footerColumns: readonly FooterColumn[] = columns.map(({ heading, links }) => ({
  heading,
  links: links.map(({ label, to }) => ({ label, to })),
}));

/** In their order; where each leads is a setting (SOCIAL_…_URL). */
export const socialNetworks = [
  { label: "Facebook", setting: "SOCIAL_FACEBOOK_URL" },
  { label: "Instagram", setting: "SOCIAL_INSTAGRAM_URL" },
  { label: "YouTube", setting: "SOCIAL_YOUTUBE_URL" },
  { label: "Pinterest", setting: "SOCIAL_PINTEREST_URL" },
] as const;

export const legalLinks: readonly NavLink[] = [
  { label: "Site terms", to: paths.terms },
  { label: "Privacy", to: paths.privacy },
  { label: "Your privacy choices", to: paths.privacyChoices },
  { label: "Disclosure policy", to: paths.disclosure },
  { label: "Site map", to: paths.sitemap },
];
