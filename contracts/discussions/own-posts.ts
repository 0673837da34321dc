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
      number: count.describe("1 if they opened the discussion."),
      discussion: discussionLink.extend({
        title: shownTitle,
        page: orElse(count, 1).describe("Page that the post is on."),
      }),
      excerpt: orElse(z.string(), ""),
      written_at: moment,
      hidden: maybe(hidingReason).describe("Why a moderator has hidden it."),
    }),
    20,
  ).describe("Newest first."),
  following: maybeList(discussionLink, 50).describe("What they get mail about; only on the first page."),
  drafts: maybeList(
    z.object({
      target: z.enum(["question", "thread", "reply"]),
      discussion: maybe(discussionLink).describe("For a reply."),
      saved_at: moment,
    }),
    20,
  ).describe("Texts typed but not posted; only on the first page."),
});

export type OwnPosts = z.infer<typeof ownPosts>;
