import { paths } from "~/paths";
import type { NavLink } from "~/site/navigation/navigation";

export interface FooterColumn {
  heading: string;
  links: readonly NavLink[];
}

/** Columns of the footer (specification, section 2). */
export const footerColumns: readonly FooterColumn[] = [
  {
    heading: "Search Tools",
    links: [
      { label: "Match quiz", to: paths.finder },
      { label: "Nearby stores", to: paths.stores },
      { label: "Mattresses at nearby stores", to: paths.storeBrands },
      { label: "Mattresses available online", to: paths.onlineMattresses },
      { label: "All mattress brands", to: paths.brands },
      { label: "Side-by-side comparison", to: paths.compare },
    ],
  },
  {
    heading: "Reviews",
    links: [
      { label: "Expert reviews", to: paths.expertReviews },
      { label: "Customer reviews", to: paths.customerReviews },
      { label: "Rate your mattress", to: paths.reviewMattress },
      { label: "Rate a mattress store", to: paths.reviewStore },
      { label: "Content guidelines", to: paths.contentGuidelines },
    ],
  },
  {
    heading: "Extra savings",
    links: [
      { label: "Online discounts", to: paths.onlineDeals },
      { label: "Discounts at nearby stores", to: paths.storeDiscounts },
      { label: "Cash back", to: paths.cashback },
      { label: "Cash back deals", to: paths.cashbackDeals },
      { label: "What cash back members say", to: paths.cashbackTestimonials },
    ],
  },
  {
    heading: "About",
    links: [
      { label: "About us", to: paths.about },
      { label: "Contact", to: paths.contact },
      { label: "Help", to: paths.help },
      { label: "Expert Q&A", to: paths.questions },
      { label: "Forum", to: paths.forum },
      { label: "Glossary", to: paths.glossary },
    ],
  },
];

export const socialNetworks: readonly NavLink[] = [
  { label: "Facebook", to: "https://www.facebook.com/bedlark" },
  { label: "Instagram", to: "https://www.instagram.com/bedlark" },
  { label: "YouTube", to: "https://www.youtube.com/@bedlark" },
  { label: "Pinterest", to: "https://www.pinterest.com/bedlark" },
];

export const legalLinks: readonly NavLink[] = [
  { label: "Site terms", to: paths.terms },
  { label: "Privacy", to: paths.privacy },
  { label: "Disclosure policy", to: paths.disclosure },
  { label: "Site map", to: paths.sitemap },
];
