import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { readingTime } from "~/features/content/reading";
import { offerFeed } from "~/http/seo/head-tags.server";
import { feedAddresses } from "~/http/seo/machine-addresses.server";
import { paths } from "~/paths";
import { forEveryone, type RouteFacts } from "~/route-facts";
import { linksTo, metaOf } from "~/site/page-meta";
import stylesheet from "~/styles/content.css?url";
import { crumbsTo, PageHead } from "~/ui/breadcrumbs";

export const meta = metaOf<typeof loader>(({ items }) => ({
  title: "Mattress guides",
  description:
    "What’s inside a mattress, how firm yours should be, how to pay less, and what to put under it and on it.",
  path: paths.guides,
  entries: items.map(({ slug }) => ({ path: paths.guide(slug) })),
}));

export const links = linksTo(stylesheet);

export const loader = ({ context }: LoaderFunctionArgs) => {
  offerFeed(context, { address: feedAddresses.guides, title: "Mattress guides" });
  return context.api.content.guides();
};

export const handle: RouteFacts = { page: ["editorial", "list", "guide"], ...forEveryone, crumbs: crumbsTo("Guides") };

export default function GuidesPage() {
  const { items } = useLoaderData<typeof loader>();
  return (
    <div className="wrap stack stack--sections">
      <PageHead title="Mattress guides">
        <p className="lead">
          Read these in order and you’ll know what to buy, or start with the one you need. In a hurry?{" "}
          <Link to={paths.finder}>The match quiz</Link> takes three minutes.
        </p>
      </PageHead>
      <ol className="stack stack--loose guide-list">
        {items.map((guide) => (
          <li key={guide.slug} className="card--link guide-entry stack stack--tight">
            <h2 className="text-xl">
              <Link className="card__link" to={paths.guide(guide.slug)}>
                {guide.title}
              </Link>
            </h2>
            {guide.summary === "" ? null : <p className="measure">{guide.summary}</p>}
            <p className="small soft">{readingTime(guide)}</p>
          </li>
        ))}
      </ol>
      <p className="measure">
        Met a word you don’t know? <Link to={paths.glossary}>The glossary</Link> explains it in plain English.
      </p>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
