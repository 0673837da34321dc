import { Link } from "@remix-run/react";
import type { PostQueue } from "#contracts/discussions/moderation";
import { discussionKindLabels } from "#contracts/vocabulary/discussions";
import { paths } from "~/paths";
import { formatCount } from "~/ui/format";
import type { PagedList } from "~/ui/listing/address";
import DataTable from "~/ui/table/data-table";

type QueueEntry = PostQueue["items"][number] & {
  /** How long it has been waiting, in words. */
  age: string;
};

/** Posts that somebody has to decide about. */
export default function QueueTable({ entries }: { entries: readonly QueueEntry[] }) {
  return (
    <DataTable
      caption="Appeals come first, then what has been waiting longest"
      columns={[
        {
          heading: "Post",
          cell: ({ post }) => (
            <>
              <Link to={paths.moderatedPost(post.id)}>
                Post {post.number} by <bdi>{post.author}</bdi>
              </Link>
              <span className="note" dir="auto">
                {post.excerpt}
              </span>
            </>
          ),
        },
        {
          heading: "Where",
          cell: ({ discussion: { kind, title } }) => (
            <>
              {discussionKindLabels[kind]}: <bdi>{title}</bdi>
            </>
          ),
        },
        {
          heading: "Why it’s here",
          cell: ({ waits_as: kind, reports }) =>
            kind === "appeal" ? "Its author appeals" : formatCount(reports, "report", "reports"),
        },
        { heading: "Waiting for", cell: ({ age }) => age },
      ]}
      rows={entries}
      keyOf={({ post, waits_as: kind }) => `${post.id} ${kind}`}
      region="Posts to read"
      className="wide-table"
    />
  );
}

/** Reported posts and appeals. */
export const queueList: PagedList<"page"> = {
  path: paths.discussions,
  order: ["page"],
  nouns: { one: "post", many: "posts" },
};
