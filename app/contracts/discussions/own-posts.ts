import { z } from "zod";
import { count } from "../quantities";
import { list, maybe, maybeList, moment, orElse } from "../tolerance";
import { discussionKindLabels } from "../vocabulary/discussions";
import { termsOf } from "../vocabulary/terms";
import { hidingReason, postId } from "./posts";

const discussion = z.object({ kind: z.enum(termsOf(discussionKindLabels)), slug: z.string(), title: z.string() });

/** GET own-posts/ */
export const ownPosts = z.object({
  count,
  page: orElse(count, 1),
  pages: orElse(count, 1),
  items: list(
    z.object({
      id: postId,
      number: count.describe("1: they opened the discussion."),
      discussion: discussion.extend({ page: orElse(count, 1).describe("On which the post stands.") }),
      excerpt: orElse(z.string(), ""),
      written_at: moment,
      hidden: maybe(hidingReason).describe("Why a moderator has hidden it."),
    }),
  ).describe("Newest first."),
  following: maybeList(discussion).describe("What they get mail about, as on the first page only."),
  drafts: maybeList(
    z.object({
      target: z.enum(["question", "thread", "reply"]),
      discussion: maybe(discussion).describe("Of a reply."),
      saved_at: moment,
    }),
  ).describe("What was typed and not posted, as on the first page only."),
});

export type OwnPosts = z.infer<typeof ownPosts>;
