/** Expert questions and the forum: one vocabulary, because both are discussions made up of posts. */

export const discussionKindLabels = { question: "Question", thread: "Thread" } as const;
export type DiscussionKind = keyof typeof discussionKindLabels;

/** Topics of questions, in the order in which they are offered. */
export const questionTopicLabels = {
  types: "Mattress types",
  firmness: "Firmness",
  materials: "Materials",
  sizes: "Sizes",
  pain: "Pain and pressure",
  couples: "Couples",
  heat: "Sleeping hot",
  buying: "Buying",
  delivery: "Delivery",
  "trials-and-returns": "Trials and returns",
  warranty: "Warranties",
  care: "Care and cleaning",
  safety: "Safety and allergies",
  foundations: "Bases and foundations",
  accessories: "Toppers and bedding",
  "kids-and-guests": "Kids and guests",
} as const;
export type QuestionTopic = keyof typeof questionTopicLabels;

/** Filters the list of questions. */
export const questionStateLabels = {
  answered: "Answered",
  expert: "Answered by an expert",
  unanswered: "Waiting for an answer",
} as const;
export type QuestionState = keyof typeof questionStateLabels;

/** The first is the default. */
export const questionSortLabels = {
  votes: { label: "Most helpful", phrase: "most helpful answers" },
  active: { label: "Latest answer", phrase: "latest answer" },
  newest: { label: "Newest", phrase: "newest question" },
} as const;
export type QuestionSort = keyof typeof questionSortLabels;

/** The first is the default. Pinned threads come first in both. */
export const threadSortLabels = {
  active: { label: "Latest reply", phrase: "latest reply" },
  newest: { label: "Newest", phrase: "newest thread" },
} as const;
export type ThreadSort = keyof typeof threadSortLabels;

/** The author's role, shown next to a name; null: nothing is shown. */
export const participantRoleLabels = {
  member: null,
  expert: "Expert",
  moderator: "Moderator",
} as const;
export type ParticipantRole = keyof typeof participantRoleLabels;

/** Why a moderator hides a post, according to the guidelines: the same for a newcomer and for somebody in the trade. */
export const hidingReasons = {
  selling: {
    label: "It sells or advertises something",
    means: "No ads, discount codes, referral links or offers, even from people in the business.",
  },
  abusive: {
    label: "It attacks someone",
    means: "Disagree with what people say as hard as you like, but not with who they are.",
  },
  personal: {
    label: "It has personal or contact details",
    means:
      "No phone numbers, email or street addresses, order numbers or full names, neither your own nor anyone else’s.",
  },
  unsafe: {
    label: "It could hurt someone",
    means: "No advice to take, stop or change medicine, and none against safe sleep for babies.",
  },
  "off-topic": {
    label: "It isn’t about the question or the thread",
    means: "Start a thread of its own for something else.",
  },
  spam: {
    label: "It’s spam",
    means: "The same post in many places, text made in bulk, or links that have nothing to do with beds.",
  },
  "hidden-interest": {
    label: "It hides an interest",
    means: "If you work for a maker or a store, or get paid for what you say, say so.",
  },
} as const;
export type HidingReason = keyof typeof hidingReasons;

/** The rule that a hidden post violates; null: one that we don't know. */
export const brokenRule = (reason: HidingReason | null): { label: string; means: string } =>
  reason === null ? { label: "It breaks our guidelines", means: "" } : hidingReasons[reason];

/** The same for the middle of a sentence: "it attacks somebody". */
export const brokenRuleWords = (reason: HidingReason | null): string => brokenRule(reason).label.replace(/^It/, "it");

/** Why a reader reports a post. */
export const postReportReasons = { ...hidingReasons, other: { label: "Something else", means: "" } } as const;

/** Staff decisions about a post or a discussion, as named in the history. */
export const postDecisionLabels = {
  hide: "Hidden",
  restore: "Shown again",
  "dismiss-reports": "Reports dismissed",
  "grant-appeal": "Appeal granted, shown again",
  "deny-appeal": "Appeal turned down",
  lock: "Locked",
  unlock: "Unlocked",
  move: "Moved",
  pin: "Pinned",
  unpin: "No longer pinned",
} as const;
export type PostDecision = keyof typeof postDecisionLabels;

/** The number of posts, questions or threads per page. */
export const postsPerPage = 20;
export const discussionsPerPage = 20;

/** In characters. */
export const titleLength = { least: 10, most: 120 };
export const postLength = { least: 2, most: 6000 };

/** Newcomers may include one link until their third post; after that, five. */
export const newcomerPosts = 3;
export const mostLinks = { newcomer: 1, regular: 5 };

/** The maximum number of edits to a post per hour, and of its earlier versions that can be read. */
export const editsPerHour = 10;
export const mostEarlierTexts = 50;
export const versionsPerPage = 10;

/**
 * The maximum number of new posts per account and hour: for members on the day of their first post and the day after,
 * and later.
 */
export const postsPerHour = { atFirst: 5, later: 20 };

/** Drafts per account, for all forms together: the latest are kept. */
export const mostDrafts = { count: 20, bytes: 200_000 };
