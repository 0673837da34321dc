import { z } from "zod";
import { facet } from "../listing";
import { modelSummary } from "../mattress";
import { count } from "../quantities";
import { atMost, demo, list, maybe, maybeList, moment, orElse, paged } from "../tolerance";
import { termLink } from "../content/content";
import { questionSortLabels, questionTopicLabels } from "../vocabulary/discussions";
import { termsOf } from "../vocabulary/terms";
import { opening, participant, post, shownTitle } from "./posts";

export const questionTopic = z.enum(termsOf(questionTopicLabels), { error: "Choose what it’s about" });
export const questionSorts = termsOf(questionSortLabels);

export const questionLink = z.object({
  slug: z.string(),
  title: z.string(),
  answers: orElse(count, 0),
  accepted: orElse(z.boolean(), false).describe("Whether the asker has accepted an answer."),
});

export const questionSummary = questionLink.extend({
  topics: maybeList(questionTopic, 3, "write"),
  asker: z.string(),
  asked_at: moment,
  last_at: moment.describe("When the latest post was written."),
  excerpt: orElse(z.string(), "").describe(
    "Beginning of the first answer in reading order, without formatting; of the question if there is no answer.",
  ),
  answered_by: maybe(z.object({ name: z.string(), title: z.string(), made_up: participant.shape.made_up })).describe(
    "The expert whose answer comes first.",
  ),
});

/** GET questions/ */
export const questionListing = z.object({
  demo,
  ...paged,
  items: list(questionSummary, 20),
  sort: orElse(z.enum(questionSorts), questionSorts[0]),
  facets: maybeList(facet, 12, "rules").describe("Topics and states."),
});

/** GET questions/{slug}/ : a hidden one also by its earlier slug. */
export const questionDetail = z.object({
  demo,
  ...paged,
  question: questionLink.extend({
    title: shownTitle,
    id: post.shape.id.describe("ID of the discussion."),
    topics: maybeList(questionTopic, 3, "write"),
    post,
    locked: maybe(z.string()).describe("Why nothing can be added; null if anyone may answer."),
    own: orElse(z.boolean(), false).describe("Whether the visitor asked it and can accept answers."),
  }),
  answers: list(post, 20).describe(
    "Answers on this page: the accepted one first, then those from experts, then by votes.",
  ),
  watching: orElse(z.boolean(), false),
  related: maybeList(questionLink, 5),
  terms: maybeList(termLink, 10, "rules"),
  beds: maybe(
    z.object({
      answers: maybe(atMost(z.record(z.string(), z.string()), 30, "rules")).describe(
        "The sleeper they are for, in the form of the results URL; null if none is described.",
      ),
      models: list(modelSummary, 3, "rules"),
    }),
  ).describe("Beds that suit the sleeper in the question; null if it doesn't ask about beds."),
});

/** GET questions/similar/ */
export const similarQuestions = z.object({ items: list(questionLink, 5) });

export const newQuestion = opening.extend({
  topics: z
    .array(questionTopic)
    .min(1, { error: "Choose at least one topic" })
    .max(3, { error: "Choose at most three topics" }),
});
export const questionAsked = z.object({ slug: z.string() });

/** GET experts/ */
export const expertListing = z.object({
  demo,
  items: list(participant.extend({ answers: orElse(count, 0) }), 100),
});

export type QuestionLink = z.infer<typeof questionLink>;
export type QuestionSummary = z.infer<typeof questionSummary>;
export type QuestionListing = z.infer<typeof questionListing>;
export type QuestionDetail = z.infer<typeof questionDetail>;
export type ExpertListing = z.infer<typeof expertListing>;
