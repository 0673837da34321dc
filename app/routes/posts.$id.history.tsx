import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { notFound } from "~/api/not-found.server";
import { openPost } from "~/features/discussions/posts/open-post.server";
import PostPage from "~/features/discussions/posts/post-page";
import { renderPost } from "~/features/discussions/posts/render-post.server";
import { sendProse } from "~/http/prose.server";
import { pageMeta } from "~/site/page-meta";
import stylesheet from "~/styles/discussions.css";
import Day from "~/ui/page/day";
import Prose from "~/ui/page/prose";

export const meta: MetaFunction<typeof loader> = (page) =>
  pageMeta(page, ({ about, author, number }) => ({
    title: `What ${author} changed in post ${number} of “${about.title}”`,
    description: "A post as it was before it was changed.",
    noindex: true,
  }));

export const links: LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export async function loader({ context, params }: LoaderFunctionArgs) {
  const opened = await openPost(context, params.id ?? "");
  if (opened === null) throw notFound();
  const { post, history, ...about } = opened;
  return {
    about,
    author: post.author.name,
    number: post.number,
    hidden: post.text === null,
    versions: history.map(({ version, title, text, written_at }) => ({
      version,
      title,
      written_at,
      html: sendProse(context, `version-${version}`, renderPost(text)),
    })),
  };
}

export default function PostHistoryPage() {
  const { about, author, hidden, versions } = useLoaderData<typeof loader>();
  return (
    <PostPage about={about} title={`What ${author} changed`}>
      {hidden ? (
        <p>A moderator has hidden this post, and its earlier words with it.</p>
      ) : versions.length < 2 ? (
        <p>Nothing: it’s as it was written.</p>
      ) : (
        <ol className="post-list" reversed>
          {versions.map(({ version, title, written_at, html }, index) => (
            <li key={version} className="stack">
              <h2 className="plain-title">
                {index === 0 ? "Now, since" : version === 1 ? "At first, on" : "Then, on"} <Day iso={written_at} />
              </h2>
              {title === null ? null : (
                <p>
                  <span className="soft">Title:</span> {title}
                </p>
              )}
              <Prose name={`version-${version}`} html={html} className="prose post__text" />
            </li>
          ))}
        </ol>
      )}
    </PostPage>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
