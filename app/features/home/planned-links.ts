import { paths } from "~/paths";

/** Parts of the guide without a page as yet; a test keeps them those of site/planned-pages.server.ts. */
export const plannedLinks = [
  { label: "Match quiz", to: paths.finder, note: "How you sleep, then beds by how well they fit" },
  { label: "Nearby stores", to: paths.stores, note: "Where a bed stands on the floor to be tried" },
  { label: "Beds sold online", to: paths.onlineMattresses, note: "Trial, fees and usable nights side by side" },
  { label: "Comparison", to: paths.compare, note: "Two to four beds, layer against layer" },
  { label: "Discounts", to: paths.onlineDeals, note: "With start, end and last-checked dates" },
  { label: "Guides", to: paths.guideTypes, note: "Types, matching, shopping, accessories" },
  { label: "Expert Q&A and forum", to: paths.questions, note: "Questions and experience" },
  { label: "Glossary", to: paths.glossary, note: "Every term on a spec sheet" },
];
