import { z } from "zod";
import * as contract from "#contracts/discussions/forum";
import { invalid } from "../http/answers";
import { type Area, operations } from "../http/operation";
import { name, page, slug } from "../http/parameters";
import { signedIn, sessionOf } from "../sessions/visitor";
import { wordsParameter } from "./questions-resource";
import { readForum, readThread, readThreads } from "./read-forum";
import type { DiscussionServices } from "./services";
import { openDiscussion } from "./write-posts";

const { read, write } = operations<DiscussionServices>();

export const forum: Area<DiscussionServices> = {
  name: "Forum",
  description: "Threads by category, and what members post in them.",
  operations: [
    read({
      id: "getForum",
      path: "/forum/",
      summary: "Categories and the latest threads",
      cookies: ["sessionid"],
      answer: contract.forumHome,
      async handler(call, services) {
        const { visitor } = await sessionOf(call, services);
        return { demo: services.demo, ...(await readForum(services.db, visitor)) };
      },
    }),
    read({
      id: "listThreads",
      path: "/forum/threads/",
      summary: "Threads",
      description: "20 per page; pinned threads come first in their category.",
      query: {
        category: name.optional().describe("Slug of a category; all categories by default."),
        q: wordsParameter,
        sort: z.enum(contract.threadSorts).default(contract.threadSorts[0]).describe("Sort order."),
        page,
      },
      cookies: ["sessionid"],
      answer: contract.threadListing,
      async handler(call, services) {
        const { category = null, q: words = null, sort, page } = call.query;
        const { visitor } = await sessionOf(call, services);
        const found = await readThreads(services.db, visitor, { category, words, sort, page });
        return found && { demo: services.demo, ...found };
      },
    }),
    read({
      id: "getThread",
      path: "/forum/threads/:slug/",
      summary: "A thread with its posts",
      description: "20 posts per page. For signed-in users, the thread is marked as read.",
      parts: { slug },
      query: { page },
      cookies: ["sessionid"],
      answer: contract.threadDetail,
      async handler(call, services) {
        const { db, demo, clock, sessionNotSaved } = services;
        const { visitor } = await sessionOf(call, services);
        const found = await readThread(
          { db, visitor, now: clock(), sessionNotSaved },
          call.parts.slug,
          call.query.page,
        );
        return found && { demo, ...found };
      },
    }),
    write({
      id: "startThread",
      path: "/forum/threads/",
      summary: "Start a thread",
      description: "Requests with the same key from one account create one thread.",
      guard: signedIn,
      cookies: ["sessionid"],
      errors: [409, 429],
      status: 201,
      body: contract.newThread,
      answer: contract.threadStarted,
      async handler({ body, who }, { db, clock }) {
        const known = await db
          .selectFrom("forum_category")
          .select("slug")
          .where("slug", "=", body.category)
          .executeTakeFirst();
        if (known === undefined) throw invalid({ category: ["Choose a category"] });
        return { slug: await openDiscussion({ db, visitor: who, now: clock() }, { kind: "thread", ...body }) };
      },
    }),
  ],
};
