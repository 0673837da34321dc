import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { isolated } from "#contracts/text/isolated-text";
import { versionsPerPage } from "#contracts/vocabulary/discussions";
import { openHistory } from "~/features/discussions/posts/open-post.server";
import PostPage from "~/features/discussions/posts/post-page";
import { readPosts } from "~/features/discussions/posts/render-post.server";
import { pageNumber } from "~/http/page-number.server";
import { sendProse } from "~/http/prose.server";
import { unlisted, type RouteFacts } from "~/route-facts";
import { paths } from "~/paths";
import { linksTo, metaOf } from "~/site/page-meta";
import stylesheet from "~/styles/discussions.css?url";
import type { PagedList } from "~/ui/listing/address";
import Pagination from "~/ui/listing/pagination";
import Day from "~/ui/page/day";
import Prose from "~/ui/page/prose";

export const meta = metaOf<typeof loader>(({ about, author, number, page: at }) => ({
  title: `What ${author} changed in post ${number} of “${about.title}”${at > 1 ? `, page ${at}` : ""}`,
  description: "A post as it was before it was changed.",
}));

export const links = linksTo(stylesheet);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { post, texts, count, page, pages, ...about } = await openHistory(
    context,
    params.id ?? "",
    pageNumber(request),
  );
  const read = await readPosts(texts.map(({ text }) => text));
  return {
    ...{ about, count, page, pages },
    id: post.id,
    author: isolated(post.author.name),
    number: post.number,
    hidden: post.text === null,
    versions: texts.map(({ version, title, written_at }, index) => ({
      version,
      title,
      written_at,
      html: sendProse(context, `version-${version}`, read[index]!.html),
    })),
  };
}

const pagesOfHistory = (id: string): PagedList<"page"> => ({
  path: paths.postHistory(id),
  order: ["page"],
  nouns: { one: "version", many: "versions" },
});

export const handle: RouteFacts = {
  page: ["community", "post history"],
  ...unlisted,
  unmeasured: true,
  reads: "texts",
};

export default function PostHistoryPage() {
  const { about, id, author, hidden, versions, count, page, pages } = useLoaderData<typeof loader>();
  const before = (page - 1) * versionsPerPage;
  return (
    <PostPage about={about} title={`What ${author} changed`}>
      {hidden ? (
        <p>A moderator has hidden this post, and its earlier words with it.</p>
      ) : versions.length < 2 && page === 1 ? (
        <p>Nothing: it’s as it was written.</p>
      ) : (
        <ol className="post-list" reversed start={Math.max(count, versions.length) - before}>
          {versions.map(({ version, title, written_at, html }, index) => (
            <li key={version} className="stack">
              <h2 className="plain-title">
                {before + index === 0 ? "Current" : version === 1 ? "Original" : "Earlier"}, written{" "}
                <Day on iso={written_at} />
              </h2>
              {title === null || title === versions[index + 1]?.title ? null : (
                <p>
                  <span className="soft">Title:</span> <bdi>{title}</bdi>
                </p>
              )}
              <Prose name={`version-${version}`} html={html} className="prose post__text" />
            </li>
          ))}
        </ol>
      )}
      <Pagination list={pagesOfHistory(id)} page={page} pages={pages} />
    </PostPage>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
