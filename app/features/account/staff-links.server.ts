import { paths } from "~/paths";

interface StaffLink {
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
        to: paths.moderation,
        about: "Decide about new and changed reviews, reports and appeals.",
      },
      {
        label: "Reported posts and appeals",
        to: paths.discussions,
        about: "Decide about posts in questions and the forum.",
      },
      { label: "Experts", to: paths.staffExperts, about: "Choose who answers questions as an expert." },
    ],
  },
  {
    name: "cash-back",
    title: "Cash back",
    links: [
      {
        label: "Cash back claims",
        to: paths.staffClaims,
        about: "Check claims, ask stores, and decide about appeals.",
      },
      { label: "Payments", to: paths.staffPayments, about: "See what is due, and pay it." },
    ],
  },
  {
    name: "mail",
    title: "Messages",
    links: [
      {
        label: "Messages to us",
        to: paths.messages,
        about: "Read what people have sent with the contact form.",
      },
      { label: "Outbox", to: paths.outbox, about: "Read what the site has written to people." },
    ],
  },
  {
    name: "site",
    title: "The site",
    links: [
      { label: "Figures", to: paths.figures, about: "See what people look at and search for." },
      { label: "Texts", to: paths.content, about: "Edit guides, the glossary and pages about the site." },
    ],
  },
];
