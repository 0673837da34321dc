import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { cutText } from "#contracts/text/cut-text";
import { isolated } from "#contracts/text/isolated-text";
import { seenText } from "#contracts/text/typed-text";
import { CategoryList, ForumSearch, FoundThreads, mostWords } from "~/features/discussions/forum/forum-home";
import { foundList } from "~/features/discussions/forum/thread-list";
import ThreadRows from "~/features/discussions/forum/thread-rows";
import { forEveryone, type RouteFacts } from "~/route-facts";
import { paths } from "~/paths";
import { linksTo, metaOf } from "~/site/page-meta";
import stylesheet from "~/styles/discussions.css?url";
import { crumbsTo, PageHead } from "~/ui/breadcrumbs";
import { listHref } from "~/ui/listing/address";
import { readList } from "~/ui/listing/read-list";
import Section from "~/ui/page/section";

const title = "Mattress forum";

export const meta = metaOf<typeof loader>(({ words, found }) =>
  found === null
    ? {
        title,
        description:
          "Talk with other sleepers about beds, stores and prices: what they paid, what held up, and what they’d do differently.",
        path: paths.forum,
        crumbs: crumbsTo("Forum"),
      }
    : {
        title: `Forum threads with “${isolated(words)}”${found.listing.page > 1 ? `, page ${found.listing.page}` : ""}`,
        description: "Threads of the mattress forum that have these words.",
        path: listHref(foundList, { ...found.query, sort: undefined }),
        noindex: true,
      },
);

export const links = linksTo(stylesheet);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { forum } = context.api;
  const words = cutText(seenText(new URL(request.url).searchParams.get("q") ?? "").trim(), mostWords).trim();
  if (words === "") return json({ words, found: null, home: await forum.home() });
  const { status, ...found } = await readList(foundList, request, async (query) => ({
    ...(await forum.threads({ ...query, q: words })),
    facets: [],
  }));
  return json({ words, found, home: null }, { status });
}

export const handle: RouteFacts = {
  page: ["community", "forum"],
  ...forEveryone,
  reads: "listings",
  searchedBy: ["q"],
};

export default function ForumPage() {
  const { words, found, home } = useLoaderData<typeof loader>();
  return (
    <div className="wrap stack stack--sections">
      <PageHead title={title} crumbs={crumbsTo("Forum")}>
        <p className="lead">
          What people paid, what held up, and what they’d do differently. Anyone can read it. To post, you need an
          account.
        </p>
        <div className="forum-head">
          <ForumSearch words={words} />
          <Link className="button" to={paths.newThread}>
            Start a thread
          </Link>
        </div>
        <p className="small soft">
          Be as blunt as you like about beds and kind to people, and don’t sell anything.{" "}
          <Link to={paths.contentGuidelines}>Read the guidelines</Link>
        </p>
      </PageHead>
      {found === null ? null : <FoundThreads {...found} words={words} />}
      {home === null ? null : (
        <>
          {home.watched.length === 0 ? null : (
            <Section name="watched" title="What you follow">
              <ThreadRows threads={home.watched} />
            </Section>
          )}
          <Section name="categories" title="Categories">
            <CategoryList categories={home.categories} />
          </Section>
          <Section name="latest" title="Latest threads">
            <ThreadRows threads={home.latest} />
          </Section>
        </>
      )}
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
