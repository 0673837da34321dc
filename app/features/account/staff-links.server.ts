import { privatePaths } from "~/private-paths";

export interface StaffLink {
  label: string;
  to: string;
  /** What it is for, in a line. */
  about: string;
}

/** What staff work with; data, so that nobody else's page carries the words. A test holds it to the routes. */
export const staffPages: readonly { name: string; title: string; links: readonly StaffLink[] }[] = [
  {
    name: "writing",
    title: "Reviews and discussions",
    links: [
      {
        label: "Reviews to read",
        to: privatePaths.moderation,
        about: "Decide about new and changed reviews, reports and appeals.",
      },
      {
        label: "Reported posts and appeals",
        to: privatePaths.discussions,
        about: "Decide about posts in questions and the forum.",
      },
      { label: "Experts", to: privatePaths.staffExperts, about: "Choose who answers questions as an expert." },
    ],
  },
  {
    name: "cash-back",
    title: "Cash back",
    links: [
      {
        label: "Cash back claims",
        to: privatePaths.staffClaims,
        about: "Check claims, ask stores, and decide about appeals.",
      },
      { label: "Payments", to: privatePaths.staffPayments, about: "See what is due, and pay it." },
    ],
  },
  {
    name: "mail",
    title: "Messages",
    links: [
      {
        label: "Messages to us",
        to: privatePaths.messages,
        about: "Read what people have sent with the contact form.",
      },
      { label: "Outbox", to: privatePaths.outbox, about: "Read what the site has written to people." },
    ],
  },
  {
    name: "site",
    title: "The site",
    links: [
      { label: "Figures", to: privatePaths.figures, about: "See what people look at and search for." },
      { label: "Texts", to: privatePaths.content, about: "Edit guides, the glossary and pages about the site." },
    ],
  },
];
