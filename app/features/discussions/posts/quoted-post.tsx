import type { PostExcerpt } from "./open-post.server";

/** The post that a page is about, so that nobody reports or defends another one. */
export default function QuotedPost({ excerpt: { author, words } }: { excerpt: PostExcerpt }) {
  return (
    <figure className="post__quote stack stack--close">
      <figcaption className="small soft">
        <bdi>{author}</bdi> wrote:
      </figcaption>
      <blockquote dir="auto">{words}</blockquote>
    </figure>
  );
}
