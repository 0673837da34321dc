import { capitalized } from "#contracts/english";
import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import type { ForumCategory } from "#contracts/discussions/forum";
import { categoryList } from "~/features/discussions/forum/thread-list";
import ThreadRows from "~/features/discussions/forum/thread-rows";
import type { RouteFacts } from "~/route-facts";
import { paths } from "~/paths";
import { linksTo, metaOf } from "~/site/page-meta";
import stylesheet from "~/styles/discussions.css?url";
import { crumbsTo, PageHead } from "~/ui/breadcrumbs";
import { listHref } from "~/ui/listing/address";
import ListingCount from "~/ui/listing/listing-count";
import Pagination from "~/ui/listing/pagination";
import { readList } from "~/ui/listing/read-list";
import RefusedAddress from "~/ui/listing/refused-address";
import SortLinks from "~/ui/listing/sort-links";

const crumbsOf = ({ name }: ForumCategory) => crumbsTo(name, { label: "Forum", href: paths.forum });

export const meta = metaOf<typeof loader>(({ category, listing, refused }) => ({
  title: `${category.name}: mattress forum${listing.page > 1 ? `, page ${listing.page}` : ""}`,
  description: `${category.about} Threads of the mattress forum.`,
  path: listHref(categoryList(category), { page: String(listing.page) }),
  crumbs: crumbsOf(category),
  noindex: refused !== null || listing.items.length === 0,
  entries: listing.items.map(({ slug }) => ({ path: paths.thread(slug) })),
}));

export const links = linksTo(stylesheet);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const slug = params.category ?? "";
  const { status, ...page } = await readList(categoryList({ slug, name: slug }), request, async (query) => ({
    ...(await context.api.forum.threads({ ...query, category: slug })),
    facets: [],
  }));
  // An upstream that says nothing of the category has listed its threads all the same.
  const unnamed = { slug, name: capitalized(slug.replaceAll("-", " ")), about: "", threads: 0, posts: 0 };
  return json({ ...page, category: page.listing.category ?? unnamed }, { status });
}

export const handle: RouteFacts = {
  page: ["community", "forum category"],
  access: "everyone",
  listing: "forum-categories",
  reads: "listings",
};

export default function ForumCategoryPage() {
  const { category, query, listing, refused } = useLoaderData<typeof loader>();
  const { count, page, pages, sort, items } = listing;
  const list = categoryList(category);
  return (
    <div className="wrap stack stack--loose">
      <PageHead title={category.name} crumbs={crumbsOf(category)}>
        <p className="lead">{category.about}</p>
        <RefusedAddress faults={refused}>
          <p>
            Here are all its threads instead. <Link to={list.path}>Start over</Link>
          </p>
        </RefusedAddress>
        <p>
          <Link className="button" to={paths.newThreadIn(category.slug)}>
            Start a thread
          </Link>
        </p>
      </PageHead>
      {items.length === 0 ? (
        <p className="measure">Nobody has written here yet. Yours would be the first thread.</p>
      ) : (
        <div className="stack">
          <ListingCount list={list} count={count} sort={sort} page={page} pages={pages} />
          {count > 1 ? <SortLinks list={list} query={query} sort={sort} /> : null}
          <ThreadRows threads={items} heading="h2" named={false} />
          <Pagination list={list} query={query} page={page} pages={pages} />
        </div>
      )}
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
