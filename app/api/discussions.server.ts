import type { z } from "zod";
import { forumHome, type newThread, threadDetail, threadListing, threadStarted } from "#contracts/discussions/forum";
import {
  type DiscussionDecisionForm,
  type ExpertAppointment,
  moderatedPost,
  type PostDecisionForm,
  postQueue,
} from "#contracts/discussions/moderation";
import { ownPosts } from "#contracts/discussions/own-posts";
import {
  helpfulVoteAnswer,
  type NewPost,
  ownParticipant,
  postAdded,
  postDetail,
  type PostEdit,
  type PostReport,
  readDraft,
  type watching,
} from "#contracts/discussions/posts";
import {
  expertListing,
  type newQuestion,
  questionAsked,
  questionDetail,
  questionListing,
  similarQuestions,
} from "#contracts/discussions/questions";
import { reportTaken } from "#contracts/reviews";
import { ignored } from "./answers.server";
import type { Client } from "./client/client.server";
import { segment, type Query } from "./client/http-message.server";
import { postMessages } from "./client/visitor-messages.server";

/** Calls about questions, the forum, and the posts that both are made of, each one call and one parse. */
export const discussionCalls = (client: Client) => ({
  questions: {
    /** Questions with facet counts. */
    list: (query: Query) => client.getList("questions/", questionListing, { query }),
    show: async (slug: string, query: Query) =>
      client.getRequired(`questions/${segment(slug)}/`, questionDetail, { query }),
    /** Those that are close to a text, best first; without one, none are asked for. */
    similar: async (text: string | null) =>
      text ? (await client.getList("similar-questions/", similarQuestions, { query: { q: text } })).items : [],
    /** Once for each key. */
    ask: (question: z.input<typeof newQuestion>) =>
      client.write("POST", "questions/", question, questionAsked, { words: postMessages }),
    experts: () => client.getRequired("experts/", expertListing),
    /** Makes the account with this address an expert, or changes what is said of one. */
    appoint: (appointed: ExpertAppointment) => client.write("POST", "experts/", appointed, ignored),
  },
  forum: {
    home: () => client.getRequired("forum/", forumHome),
    threads: (query: Query) => client.getList("forum/threads/", threadListing, { query }),
    /** Reading it is noted for whoever is signed in. */
    thread: async (slug: string, query: Query) =>
      client.getRequired(`forum/threads/${segment(slug)}/`, threadDetail, { query }),
    /** Once for each key. */
    start: (thread: z.input<typeof newThread>) =>
      client.write("POST", "forum/threads/", thread, threadStarted, { words: postMessages }),
  },
  discussions: {
    /** Who the visitor is here; 401 for others than members. */
    participant: () => client.getRequired("participant/", ownParticipant),
    /** What the visitor has written, follows and has not posted yet. */
    own: (query: Query) => client.getList("own-posts/", ownPosts, { query }),
    /** Adds an answer or a reply, once for each key. */
    add: (discussion: string, post: NewPost) =>
      client.write("POST", `discussions/${segment(discussion)}/posts/`, post, postAdded, { words: postMessages }),
    /** With `mail` on, mail about all that is followed is turned on again for the visitor's own address. */
    watch: (discussion: string, sent: z.input<typeof watching>) =>
      client.write("POST", `discussions/${segment(discussion)}/watch/`, sent, ignored),
    /** With a page of its earlier texts. */
    post: async (id: string, query: Query = {}) => client.getRequired(`posts/${segment(id)}/`, postDetail, { query }),
    edit: (id: string, edited: PostEdit) => client.write("POST", `posts/${segment(id)}/edit/`, edited, ignored),
    vote: (id: string, helpful: boolean) =>
      client.write("POST", `posts/${segment(id)}/helpful/`, { helpful }, helpfulVoteAnswer),
    accept: (id: string, accepted: boolean) =>
      client.write("POST", `posts/${segment(id)}/accept/`, { accepted }, ignored),
    /** Once for each key, and for each reader until it is decided about. */
    report: (id: string, report: PostReport) =>
      client.write("POST", `posts/${segment(id)}/report/`, report, reportTaken),
    appeal: (id: string, text: string) => client.write("POST", `posts/${segment(id)}/appeal/`, { text }, ignored),
    /** Of "question", "thread", or "reply-" and a discussion's number; fields are null where there is none. */
    draft: (target: string) => client.getRequired(`discussion-drafts/${segment(target)}/`, readDraft),
    /** 409 once the form with this key has been posted, which throws its draft away. */
    saveDraft: (target: string, key: string, fields: Record<string, string>) =>
      client.write("POST", `discussion-drafts/${segment(target)}/`, { key, fields }, ignored),
  },
  postModeration: {
    /** What waits for staff, appeals first. */
    queue: (query: Query) => client.getList("post-moderation/", postQueue, { query }),
    post: async (id: string) => client.getRequired(`post-moderation/${segment(id)}/`, moderatedPost),
    decide: (id: string, decision: PostDecisionForm) =>
      client.write("POST", `post-moderation/${segment(id)}/decide/`, decision, ignored),
    /** Locks a discussion, moves a thread or pins it. */
    decideDiscussion: (discussion: string, decision: DiscussionDecisionForm) =>
      client.write("POST", `discussions/${segment(discussion)}/decide/`, decision, ignored),
  },
});
