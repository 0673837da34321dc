import type { PostExcerpt } from "./open-post.server";

/** The post that a page is about, so that nobody reports or defends another one. */
export default function QuotedPost({ excerpt: { author, words } }: { excerpt: PostExcerpt }) {
  return (
    <figure className="post__quote stack stack--close">
      <figcaption className="small soft">{author} wrote:</figcaption>
      <blockquote>{words}</blockquote>
    </figure>
  );
}
