import { contentGuidelinesPath, helpPath, questionPath, threadPath } from "#contracts/site-paths";

/**
 * Internal URLs of pages that are only read, and of those that menus alone lead to. Apart from app/paths.ts, which every
 * page loads.
 */

const segment = (value: string) => encodeURIComponent(value);

export const readingPaths = {
  guides: "/guides/",
  guide: (slug: string) => `/guides/${segment(slug)}/`,
  guideTypes: "/guides/mattress-types/",
  guideMatching: "/guides/mattress-matching/",
  guideShopping: "/guides/mattress-shopping-tips/",
  guideAccessories: "/guides/mattress-accessories/",
  questions: "/mattress-questions/",
  question: questionPath,
  questionsAbout: (topic: string) => `/mattress-questions/?topic=${segment(topic)}`,
  askQuestion: "/mattress-questions/ask/",
  askAbout: (title: string) => `/mattress-questions/ask/?title=${encodeURIComponent(title)}`,
  experts: "/mattress-questions/experts/",
  expert: (slug: string) => `/mattress-questions/experts/#${segment(slug)}`,
  similar: "/mattress-questions/similar/",
  /** Questions that are close to a title, as JSON. */
  similarQuestions: (title: string) => `/mattress-questions/similar/?q=${encodeURIComponent(title)}`,
  forum: "/mattress-forum/",
  forumCategory: (slug: string) => `/mattress-forum/${segment(slug)}/`,
  newThread: "/mattress-forum/new/",
  newThreadIn: (category: string) => `/mattress-forum/new/?category=${segment(category)}`,
  thread: threadPath,
  glossary: "/mattress-glossary/",
  /** What a term means, as JSON. */
  meaning: (slug: string) => `/mattress-glossary/${segment(slug)}/meaning/`,
  term: (slug: string) => `/mattress-glossary/${segment(slug)}/`,
  onlineOfType: (type: string) => `/mattress-models/?type=${segment(type)}`,
  contact: "/contact/",
  /** With its topic chosen. */
  contactAbout: (topic: string) => `/contact/?topic=${segment(topic)}`,
  contactThanks: "/contact/thanks/",
  help: helpPath,
  contentGuidelines: contentGuidelinesPath,
  terms: "/siteterms/",
  privacy: "/privacy/",
  privacyChoices: "/privacy/choices/",
  disclosure: "/pages/disclosure-policy/",
  sitemap: "/sitemap/",
} as const;
