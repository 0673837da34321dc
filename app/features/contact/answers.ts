import type { ContactTopic } from "#contracts/contact/topics";
import { paths } from "~/paths";

interface Answer {
  label: string;
  to: string;
}

/** Pages that may answer before somebody has to write, by topic. */
export const answersBefore: Readonly<Record<ContactTopic, readonly Answer[]>> = {
  site: [
    { label: "Help", to: paths.help },
    { label: "How we rank and who pays us", to: paths.about },
  ],
  cashback: [
    { label: "How cash back works", to: paths.cashback },
    { label: "The state of your claims", to: `${paths.viewProfile}#claims` },
  ],
  correction: [
    { label: "Report a review: the link is below each one", to: paths.customerReviews },
    { label: "How we test", to: paths.howWeTest },
  ],
  privacy: [
    { label: "Privacy: what we keep and for how long", to: paths.privacy },
    { label: "Delete your account", to: paths.deleteAccount },
  ],
  press: [{ label: "Who we are and how we earn", to: paths.about }],
  retailer: [
    { label: "What each partner pays us", to: paths.disclosure },
    { label: "Rules for reviews", to: paths.reviewRules },
  ],
  other: [{ label: "Site map", to: paths.sitemap }],
};
