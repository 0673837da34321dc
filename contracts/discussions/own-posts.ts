import { z } from "zod";
import { count } from "../quantities";
import { list, maybe, maybeList, moment, orElse, paged } from "../tolerance";
import { discussionLink, hidingReason, postId, shownTitle } from "./posts";

/** GET own-posts/ */
export const ownPosts = z.object({
  ...paged,
  items: list(
    z.object({
      id: postId,
      number: count.describe("1: they opened the discussion."),
      discussion: discussionLink.extend({
        title: shownTitle,
        page: orElse(count, 1).describe("On which the post stands."),
      }),
      excerpt: orElse(z.string(), ""),
      written_at: moment,
      hidden: maybe(hidingReason).describe("Why a moderator has hidden it."),
    }),
    20,
  ).describe("Newest first."),
  following: maybeList(discussionLink, 50).describe("What they get mail about, as on the first page only."),
  drafts: maybeList(
    z.object({
      target: z.enum(["question", "thread", "reply"]),
      discussion: maybe(discussionLink).describe("Of a reply."),
      saved_at: moment,
    }),
    20,
  ).describe("What was typed and not posted, as on the first page only."),
});

export type OwnPosts = z.infer<typeof ownPosts>;
