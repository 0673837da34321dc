import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "~/paths";
import Breadcrumbs, { crumbsTo } from "~/ui/breadcrumbs";
import ErrorSummary, { type SummarizedError } from "~/ui/forms/error-summary";
import type { OpenPost } from "./open-post.server";

interface PostPageProps {
  /** Null: it can't be had now. */
  about: Pick<OpenPost, "kind" | "title" | "discussion" | "place"> | null;
  title: string;
  errors?: readonly SummarizedError[];
  children: ReactNode;
}

/** A page about one post: the way to it, and back. */
export default function PostPage({ about, title, errors = [], children }: PostPageProps) {
  const index =
    about?.kind === "thread" ? { label: "Forum", href: paths.forum } : { label: "Expert Q&A", href: paths.questions };
  const between = about === null ? [] : [index, { label: about.title, href: about.discussion }];
  return (
    <div className="wrap page-head stack">
      <Breadcrumbs items={crumbsTo(title, ...between)} />
      <h1>{title}</h1>
      <ErrorSummary errors={errors} />
      {children}
      {about === null ? null : (
        <p>
          <Link to={about.place}>Go back to the post</Link>
        </p>
      )}
    </div>
  );
}
