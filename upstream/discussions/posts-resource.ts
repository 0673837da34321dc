import * as moderation from "#contracts/discussions/moderation";
import { ownPosts } from "#contracts/discussions/own-posts";
import * as contract from "#contracts/discussions/posts";
import { reportTaken } from "#contracts/reviews";
import { senderOf, vouched } from "../accounts/sender";
import { notFound } from "../http/answers";
import { type Area, operations } from "../http/operation";
import { number, page } from "../http/parameters";
import { allowAccountMail } from "../mail/unsubscribe";
import { signedIn, staff, sessionOf } from "../sessions/visitor";
import { decideDiscussion, decidePost } from "./decide";
import { editPost } from "./edit-post";
import { readDraft, saveDraft } from "./drafts";
import { readOwnPosts } from "./own-posts";
import { ownParticipantOf } from "./participants";
import { acceptAnswer, appealPost, reportPost, votePost } from "./post-actions";
import { readModeratedPost, readPost, readPostQueue } from "./read-moderation";
import type { DiscussionServices } from "./services";
import { watch } from "./watching";
import { addPost } from "./write-posts";

const { read, write } = operations<DiscussionServices>();

const id = number.describe("Number from the discussion.");
const target = contract.draftTarget.describe("question, thread, or reply- followed by the number of the discussion.");

const own = { guard: signedIn, cookies: ["sessionid"] } as const;
const forStaff = { guard: staff, cookies: ["sessionid"] } as const;

export const posts: Area<DiscussionServices> = {
  name: "Posts",
  description: "What questions and threads share: writing, voting, reporting, following and moderating posts.",
  operations: [
    read({
      ...own,
      id: "getParticipant",
      path: "/participant/",
      summary: "The visitor's identity in discussions",
      answer: contract.ownParticipant,
      handler: ({ who }, { db }) => ownParticipantOf(db, who),
    }),
    read({
      ...own,
      id: "listOwnPosts",
      path: "/own-posts/",
      summary: "What the visitor has posted, follows and has drafted",
      query: { page },
      answer: ownPosts,
      handler: ({ query, who }, { db }) => readOwnPosts(db, who, query.page),
    }),
    write({
      ...own,
      id: "addPost",
      path: "/discussions/:id/posts/",
      summary: "Answer a question or reply to a thread",
      description:
        "Requests with the same key create one post. Followers of the discussion are mailed soon afterward, once until their next visit to it.",
      parts: { id },
      errors: [409, 429],
      status: 201,
      body: contract.newPost,
      answer: contract.postAdded,
      handler: ({ body, parts, who }, { db, clock }) => addPost({ db, visitor: who, now: clock() }, parts.id, body),
    }),
    write({
      ...own,
      id: "watchDiscussion",
      path: "/discussions/:id/watch/",
      summary: "Follow a discussion by mail, or stop",
      description:
        "Mail about followed discussions may be off for the account’s address (news_off of its participant); following " +
        "alone doesn’t turn it on.",
      parts: { id },
      body: contract.watching,
      handler: ({ body, parts, who }, { db, clock }) =>
        db.transaction().execute(async (transaction) => {
          const id = parts.id;
          const known = await transaction.selectFrom("discussion").select("id").where("id", "=", id).executeTakeFirst();
          if (known === undefined) throw notFound();
          await watch(transaction, id, who.id, body.on, clock());
          if (body.mail === "on") await allowAccountMail(transaction, who.id, "discussion-news");
        }),
    }),
    read({
      id: "getPost",
      path: "/posts/:id/",
      summary: "A post with its earlier texts",
      description: "10 texts per page.",
      parts: { id },
      query: { page },
      cookies: ["sessionid"],
      answer: contract.postDetail,
      async handler(call, services) {
        const { visitor } = await sessionOf(call, services);
        return readPost(services.db, call.parts.id, call.query.page, visitor, services.clock());
      },
    }),
    write({
      ...own,
      id: "editPost",
      path: "/posts/:id/edit/",
      summary: "Edit one's own post",
      description:
        "Its earlier texts remain readable. 409 if it has been changed since; 429 after 10 changes within an hour.",
      parts: { id },
      errors: [409, 429],
      body: contract.postEdit,
      handler: ({ body, parts, who }, { db, clock }) => editPost({ db, visitor: who, now: clock() }, parts.id, body),
    }),
    write({
      ...own,
      id: "voteForPost",
      path: "/posts/:id/helpful/",
      summary: "Mark an answer as helpful, or undo that",
      parts: { id },
      errors: [409],
      body: contract.helpfulVote,
      answer: contract.helpfulVoteAnswer,
      async handler({ body: { helpful }, parts, who }, { db, clock }) {
        return { votes: await votePost(db, who, parts.id, helpful, clock()), voted: helpful };
      },
    }),
    write({
      ...own,
      id: "acceptAnswer",
      path: "/posts/:id/accept/",
      summary: "Accept an answer to one's own question, or undo that",
      parts: { id },
      errors: [409],
      body: contract.acceptance,
      handler: ({ body, parts, who }, { db }) => acceptAnswer(db, who, parts.id, body.accepted),
    }),
    write({
      id: "reportPost",
      path: "/posts/:id/report/",
      summary: "Report a post to the staff",
      description:
        "Requests with the same key count as one report, and so does everything that an account, or the network of a " +
        "visitor without one, reports while that report is open.",
      headers: vouched,
      cookies: ["sessionid"],
      parts: { id },
      errors: [409],
      body: contract.postReport,
      answer: reportTaken,
      async handler(call, services) {
        const reader = await senderOf(call, services);
        return reportPost(services.db, call.parts.id, call.body, reader, services.clock());
      },
    }),
    write({
      ...own,
      id: "appealPost",
      path: "/posts/:id/appeal/",
      summary: "Appeal the hiding of one's own post",
      parts: { id },
      errors: [409],
      body: contract.postAppeal,
      handler: ({ body, parts, who }, { db, clock }) => appealPost(db, who, parts.id, body, clock()),
    }),
    read({
      ...own,
      id: "getDiscussionDraft",
      path: "/discussion-drafts/:target/",
      summary: "Text typed but not posted yet",
      description: "Fields are null if there is no draft.",
      parts: { target },
      answer: contract.readDraft,
      async handler({ parts, who }, { db }) {
        const draft = await readDraft(db, { account: who.id, target: parts.target });
        return { fields: draft?.fields ?? null, saved_at: draft?.saved_at.toISOString() ?? null };
      },
    }),
    write({
      ...own,
      id: "saveDiscussionDraft",
      path: "/discussion-drafts/:target/",
      summary: "Save a draft",
      description:
        "Posting discards it. An account keeps its latest 20 drafts, 200 KB in total. 404 for a reply to a discussion that " +
        "doesn't exist; 409 once the form with this key has been posted.",
      parts: { target },
      errors: [409],
      body: contract.savedDraft,
      handler: ({ body, parts, who }, { db, clock }) =>
        saveDraft(db, { account: who.id, target: parts.target }, body, clock()),
    }),
    read({
      ...forStaff,
      id: "getPostQueue",
      path: "/post-moderation/",
      summary: "Reported posts and appeals",
      query: { page },
      answer: moderation.postQueue,
      handler: async ({ query }, { db, demo }) => ({ demo, ...(await readPostQueue(db, query.page)) }),
    }),
    read({
      ...forStaff,
      id: "getModeratedPost",
      path: "/post-moderation/:id/",
      summary: "A post with everything that staff need to decide",
      parts: { id },
      answer: moderation.moderatedPost,
      async handler({ parts, who }, { db, demo, clock }) {
        const found = await readModeratedPost(db, parts.id, who, clock());
        return found && { demo, ...found };
      },
    }),
    write({
      ...forStaff,
      id: "decidePost",
      path: "/post-moderation/:id/decide/",
      summary: "Hide a post, show it again, or decide on reports and appeals",
      description:
        "Its author gets an email. Of two simultaneous decisions, the second is 409; a repeat of the same decision by the " +
        "same person changes nothing. 409 for one's own post, and for an appeal against one's own decision.",
      parts: { id },
      errors: [409],
      body: moderation.postDecision,
      handler: ({ body, parts, who }, { db, clock, mail }) => decidePost(db, parts.id, body, who, mail, clock()),
    }),
    write({
      ...forStaff,
      id: "decideDiscussion",
      path: "/discussions/:id/decide/",
      summary: "Lock a discussion, or move or pin a thread",
      parts: { id },
      body: moderation.discussionDecision,
      handler: ({ body, parts, who }, { db, clock }) => decideDiscussion(db, parts.id, body, who, clock()),
    }),
  ],
};
