import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import Byline from "~/features/content/byline";
import { articleData } from "~/features/content/structured-data";
import { renderText } from "~/features/content/markdown/text-parts.server";
import { pageNames, readingTime } from "~/features/content/reading";
import { splitText } from "~/features/content/static-texts.server";
import { shareWith } from "~/http/seo/head-tags.server";
import { cardAddresses } from "~/http/seo/machine-addresses.server";
import { sendParts } from "~/http/prose.server";
import TermCards from "~/features/content/term-cards";
import TextColumns from "~/features/content/text-columns";
import type { RouteFacts } from "~/route-facts";
import { paths } from "~/paths";
import { linksTo, metaOf } from "~/site/page-meta";
import stylesheet from "~/styles/content.css?url";
import { crumbsTo, PageHead } from "~/ui/breadcrumbs";
import Section from "~/ui/page/section";

const crumbsOf = ({ title, short }: { title: string; short: string }) =>
  crumbsTo(short === "" ? title : short, { label: "Guides", href: paths.guides });

export const meta = metaOf<typeof loader>(({ guide, demo }, site) => ({
  title: guide.title,
  description: guide.summary,
  path: paths.guide(guide.slug),
  crumbs: crumbsOf(guide),
  thing: articleData(guide, { ...site, demo }),
}));

export const links = linksTo(stylesheet);

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { content, ifAvailable } = context.api;
  const [{ guide, facts, beds, demo }, all] = await Promise.all([
    content.guide(params.slug ?? ""),
    ifAvailable(content.guides(), { items: [] }),
  ]);
  const { body, related, sources, updated_at: _, ...about } = guide;
  const card = { address: cardAddresses.guide(guide.slug), alt: guide.title };
  shareWith(context, { article: true, card });
  const rendered = renderText({ body, facts, beds, sources });
  const named = new Map(all.items.map(({ slug, title }) => [paths.guide(slug), title]));
  const ways = related.flatMap((path) => {
    const label = named.get(path) ?? pageNames[path];
    return label === undefined ? [] : [{ path, label }];
  });
  return {
    demo,
    guide: about,
    ways,
    parts: sendParts(context, splitText(rendered, sources, "In this guide")),
  };
}

export const handle: RouteFacts = { page: ["editorial", "article", "guide"], access: "everyone", listing: "guides" };

export default function GuidePage() {
  const { guide, demo, ways, parts } = useLoaderData<typeof loader>();
  const { title, summary } = guide;
  return (
    <article className="wrap stack stack--sections">
      <PageHead title={title} crumbs={crumbsOf(guide)}>
        {summary === "" ? null : <p className="lead">{summary}</p>}
        <p className="small soft">
          <Byline text={guide} demo={demo} /> {readingTime(guide)}.
        </p>
      </PageHead>
      <TextColumns parts={parts}>
        {ways.length === 0 ? null : (
          <Section name="next" title="Where to go next">
            <ul className="bullets">
              {ways.map(({ path, label }) => (
                <li key={path}>
                  <Link to={path}>{label}</Link>
                </li>
              ))}
            </ul>
          </Section>
        )}
      </TextColumns>
      <TermCards />
    </article>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
