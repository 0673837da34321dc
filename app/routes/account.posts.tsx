import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { mostDrafts } from "#contracts/vocabulary/discussions";
import OwnPostList, { DraftList, FollowedList, ownPostPages } from "~/features/discussions/posts/own-post-list";
import { pageNumber } from "~/http/page-number.server";
import { paths } from "~/paths";
import { forMembers, type RouteFacts } from "~/route-facts";
import { metaOf } from "~/site/page-meta";
import Breadcrumbs, { crumbsTo } from "~/ui/breadcrumbs";
import { countOnPage } from "~/ui/listing/count-on-page";
import Pagination from "~/ui/listing/pagination";
import Notice from "~/ui/notice";
import Section from "~/ui/page/section";

const title = "Your questions and posts";

export const meta = metaOf<typeof loader>(() => ({
  title,
  description: "What you’ve asked, answered and posted, what you follow, and your drafts.",
  path: paths.ownPosts,
  withoutData: true,
}));

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { discussions, ifAvailable } = context.api;
  const [own, participant] = await Promise.all([
    discussions.own({ page: pageNumber(request) }),
    ifAvailable(discussions.participant(), null),
  ]);
  return { ...own, newsOff: participant?.news_off === true };
}

export const handle: RouteFacts = {
  page: ["account", "own posts"],
  ...forMembers,
  crumbs: crumbsTo(title, { label: "Your account", href: paths.viewProfile }),
};

export default function OwnPostsPage() {
  const { items, count, page, pages, following, drafts, newsOff } = useLoaderData<typeof loader>();
  return (
    <div className="wrap page-head stack stack--loose">
      <div className="stack">
        <Breadcrumbs />
        <h1>{title}</h1>
        {count === 0 ? (
          <p className="lead">You haven’t asked or posted anything yet.</p>
        ) : (
          <p className="soft">{countOnPage(ownPostPages.nouns, { count, page, pages })}</p>
        )}
      </div>
      {drafts.length === 0 ? null : (
        <Section name="drafts" title="Not posted yet" headingClass="text-xl">
          <DraftList drafts={drafts} />
          <p className="small soft measure">
            We keep your latest {mostDrafts.count} drafts. When you begin another one, the oldest goes.
          </p>
        </Section>
      )}
      <OwnPostList posts={items} />
      <Pagination list={ownPostPages} page={page} pages={pages} />
      {following.length === 0 ? null : (
        <Section name="following" title="What you follow by email" headingClass="text-xl">
          {newsOff ? (
            <Notice title="Emails about new posts in discussions you follow are turned off for your address">
              <p>
                <Link to={paths.emailSettings}>Turn them on again in your email settings</Link>
              </p>
            </Notice>
          ) : null}
          <FollowedList following={following} />
        </Section>
      )}
      <p className="cluster">
        <Link className="button" to={paths.askQuestion}>
          Ask a question
        </Link>{" "}
        <Link to={paths.newThread}>Start a thread</Link>
      </p>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
