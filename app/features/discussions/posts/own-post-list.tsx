import { Link } from "@remix-run/react";
import type { OwnPosts } from "#contracts/discussions/own-posts";
import { brokenRuleWords } from "#contracts/vocabulary/discussions";
import { paths } from "~/paths";
import Day from "~/ui/page/day";
import { discussionHref, postHref, replyAnchor } from "./post-place";

export const ownPostPages = {
  path: paths.ownPosts,
  order: ["page"],
  nouns: { one: "post", many: "posts" },
} as const;

type OwnPost = OwnPosts["items"][number];
const kindOf = ({ number, discussion: { kind } }: OwnPost) =>
  kind === "question" ? (number === 1 ? "Question" : "Answer") : number === 1 ? "Thread" : "Reply";

/** What a member has written, each with where it stands and what a moderator did about it. */
export default function OwnPostList({ posts }: { posts: readonly OwnPost[] }) {
  if (posts.length === 0) return null;
  return (
    <ul className="rows lined measure">
      {posts.map((post) => (
        <li key={post.id} className="stack stack--tight">
          <span>
            <Link to={postHref(post.discussion, post.number)} dir="auto">
              {post.discussion.title ?? `A ${post.discussion.kind} that a moderator has hidden`}
            </Link>{" "}
            <span className="small soft">
              {kindOf(post)}, <Day iso={post.written_at} />
            </span>
          </span>
          <span className="soft" dir="auto">
            {post.excerpt}
          </span>
          {post.hidden === null ? null : (
            <span>
              A moderator has hidden it: {brokenRuleWords(post.hidden)}.{" "}
              <Link to={postHref(post.discussion, post.number)}>See why, and what you can do</Link>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What was typed and not posted, each with the form that still has it. */
export function DraftList({ drafts }: Pick<OwnPosts, "drafts">) {
  return (
    <ul className="lined">
      {drafts.map(({ target, discussion, saved_at }) => (
        <li key={discussion?.slug ?? target}>
          {discussion !== null ? (
            <Link to={`${discussionHref(discussion)}#${replyAnchor}`}>
              {discussion.kind === "question" ? "Your answer to" : "Your reply in"} “<bdi>{discussion.title}</bdi>”
            </Link>
          ) : target === "question" ? (
            <Link to={paths.askQuestion}>Your question</Link>
          ) : (
            <Link to={paths.newThread}>Your thread</Link>
          )}{" "}
          <span className="small soft">
            saved <Day on iso={saved_at} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Questions and threads of which a member gets mail. */
export const FollowedList = ({ following }: Pick<OwnPosts, "following">) => (
  <ul className="lined">
    {following.map((each) => (
      <li key={`${each.kind} ${each.slug}`}>
        <Link to={discussionHref(each)} dir="auto">
          {each.title}
        </Link>{" "}
        <span className="small soft">{each.kind === "question" ? "Question" : "Thread"}</span>
      </li>
    ))}
  </ul>
);
