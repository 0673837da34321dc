import { z } from "zod";
import { expertAppointment } from "#contracts/discussions/moderation";
import * as contract from "#contracts/discussions/questions";
import { questionStateLabels, questionTopicLabels } from "#contracts/vocabulary/discussions";
import { termsOf } from "#contracts/vocabulary/terms";
import { type Area, operations } from "../http/operation";
import { listOf, page, slug } from "../http/parameters";
import { pricedSize, sizeParameter } from "../sessions/selected-size";
import { signedIn, staff, sessionOf } from "../sessions/visitor";
import { appointExpert, readExperts } from "./experts";
import { similarTo } from "./question-links";
import { readQuestion, readQuestions } from "./read-questions";
import type { DiscussionServices } from "./services";
import { termsNamed } from "./terms-named";
import { openDiscussion } from "./write-posts";

const { read, write } = operations<DiscussionServices>();

export const wordsParameter = z
  .string()
  .max(200)
  .optional()
  .describe("Words to find in the question or the posts that follow it.");

const mostSimilar = 5;

export const questions: Area<DiscussionServices> = {
  name: "Questions for experts",
  description: "What people ask, and answers from experts and members.",
  operations: [
    read({
      id: "listQuestions",
      path: "/questions/",
      summary: "Questions",
      description: "20 per page.",
      query: {
        topic: listOf(z.enum(termsOf(questionTopicLabels)))
          .optional()
          .describe("Topics to include; any of them matches."),
        state: listOf(z.enum(termsOf(questionStateLabels)))
          .optional()
          .describe("States to include; any of them matches."),
        q: wordsParameter,
        sort: z.enum(contract.questionSorts).default(contract.questionSorts[0]).describe("Sort order."),
        page,
      },
      answer: contract.questionListing,
      async handler({ query: { topic: topics = [], state: states = [], q: words = null, sort, page } }, { db, demo }) {
        return { demo, ...(await readQuestions(db, { topics, states, words, sort, page })) };
      },
    }),
    read({
      id: "listSimilarQuestions",
      path: "/similar-questions/",
      summary: "Questions similar to a text",
      query: { q: z.string().max(2000).default("").describe("The question that someone is about to ask.") },
      answer: contract.similarQuestions,
      handler: async ({ query }, { db }) => ({
        items: await similarTo(db, query.q, mostSimilar),
      }),
    }),
    read({
      id: "getQuestion",
      path: "/questions/:slug/",
      summary: "A question with its answers",
      description:
        "20 answers per page: the accepted one, then those from experts, then by votes. For signed-in users, the question is marked as read.",
      parts: { slug },
      query: { page, size: sizeParameter },
      cookies: ["sessionid"],
      answer: contract.questionDetail,
      async handler(call, services) {
        const { db, demo, catalogue, clock, sessionNotSaved } = services;
        const { visitor } = await sessionOf(call, services);
        const size = await pricedSize(call, services);
        const around = { db, catalogue: catalogue(), visitor, size, now: clock(), sessionNotSaved };
        const found = await readQuestion(around, call.parts.slug, call.query.page);
        return found && { demo, ...found };
      },
    }),
    write({
      id: "askQuestion",
      path: "/questions/",
      summary: "Ask a question",
      description: "Requests with the same key from one account create one question.",
      guard: signedIn,
      cookies: ["sessionid"],
      errors: [409, 429],
      status: 201,
      body: contract.newQuestion,
      answer: contract.questionAsked,
      async handler({ body, who }, { db, clock }) {
        const terms = await termsNamed(db, `${body.title}\n${body.text}`);
        const opened = { kind: "question", ...body, terms } as const;
        return { slug: await openDiscussion({ db, visitor: who, now: clock() }, opened) };
      },
    }),
    read({
      id: "listExperts",
      path: "/experts/",
      summary: "Who answers questions as an expert, and who pays them",
      answer: contract.expertListing,
      handler: async (_call, { db, demo }) => ({ demo, items: await readExperts(db) }),
    }),
    write({
      id: "appointExpert",
      path: "/experts/",
      summary: "Make an account an expert, or change what is shown about one",
      guard: staff,
      cookies: ["sessionid"],
      body: expertAppointment,
      handler: ({ body }, { db, clock }) => appointExpert(db, body, clock()),
    }),
  ],
};
