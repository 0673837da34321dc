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

export const wordsParameter = z.string().max(200).optional().describe("Words to be found in it or what follows it.");

const mostSimilar = 5;

export const questions: Area<DiscussionServices> = {
  name: "Questions for experts",
  description: "What people ask, and the answers of experts and members.",
  operations: [
    read({
      id: "listQuestions",
      path: "/questions/",
      summary: "Questions",
      description: "20 a page.",
      query: {
        topic: listOf(z.enum(termsOf(questionTopicLabels)))
          .optional()
          .describe("Topics; each is an alternative."),
        state: listOf(z.enum(termsOf(questionStateLabels)))
          .optional()
          .describe("How they stand; each is an alternative."),
        q: wordsParameter,
        sort: z.enum(contract.questionSorts).default(contract.questionSorts[0]).describe("Order."),
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
      summary: "Questions that are close to a text",
      query: { q: z.string().max(2000).default("").describe("What someone is about to ask.") },
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
        "20 answers a page: the accepted one, experts’, then by votes. Reading it is noted for whoever is signed in.",
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
      description: "The same key is one question of one account, however often it is sent.",
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
      summary: "Make an account an expert, or change what is said of one",
      guard: staff,
      cookies: ["sessionid"],
      body: expertAppointment,
      handler: ({ body }, { db, clock }) => appointExpert(db, body, clock()),
    }),
  ],
};
