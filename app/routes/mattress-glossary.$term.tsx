import { listed } from "#contracts/english";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { termKindLabels } from "#contracts/vocabulary/content";
import Byline from "~/features/content/byline";
import { termData } from "~/features/content/structured-data";
import { drawnFigure, renderText } from "~/features/content/markdown/text-parts.server";
import { bedsHtml, termSourcesHtml } from "~/features/content/static-texts.server";
import { sendProse } from "~/http/prose.server";
import TermCards from "~/features/content/term-cards";
import type { RouteFacts } from "~/route-facts";
import { paths } from "~/paths";
import { linksTo, metaOf } from "~/site/page-meta";
import stylesheet from "~/styles/content.css?url";
import { crumbsTo, PageHead } from "~/ui/breadcrumbs";
import { formatCount } from "~/ui/format";
import Prose from "~/ui/page/prose";
import Section from "~/ui/page/section";

const crumbsOf = (term: string) => crumbsTo(term, { label: "Glossary", href: paths.glossary });

export const meta = metaOf<typeof loader>(({ term }, { origin }) => ({
  title: `${term.term}, explained: mattress glossary`,
  description: term.summary,
  path: paths.term(term.slug),
  crumbs: crumbsOf(term.term),
  thing: termData(term, origin),
}));

export const links = linksTo(stylesheet);

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { term, facts, beds, demo, ...around } = await context.api.content.term(params.term ?? "");
  const { body, figure, sources, ...about } = term;
  const { html } = renderText({ body, facts, beds: [], sources });
  const drawing = figure === null ? "" : drawnFigure(figure);
  return {
    demo,
    term: about,
    related: around.related,
    before: around.before,
    after: around.after,
    beds: beds === null ? null : beds.count,
    html: sendProse(context, "term", html + drawing),
    shownBeds: sendProse(context, "beds", bedsHtml(beds)),
    sources: sendProse(context, "sources", termSourcesHtml(sources, html)),
  };
}

export const handle: RouteFacts = { page: ["editorial", "article", "glossary"], access: "everyone", listing: "terms" };

export default function TermPage() {
  const { term, demo, related, before, after, beds, html, shownBeds, sources } = useLoaderData<typeof loader>();
  const { term: name, summary, also, kind, reviewed_by } = term;
  return (
    <article className="wrap stack stack--sections">
      <div className="stack stack--loose">
        <PageHead title={name} crumbs={crumbsOf(name)}>
          {summary === "" ? null : <p className="lead">{summary}</p>}
          {also.length === 0 ? null : <p className="soft">Also called {listed(also, "or")}.</p>}
          {reviewed_by === null ? null : (
            <p className="small soft">
              <Byline text={term} demo={demo} />
            </p>
          )}
        </PageHead>
        <Prose name="term" html={html} className="prose guide-text" />
        <TermCards />
      </div>
      {beds === null ? null : (
        <Section
          name="beds"
          title="Beds that have it"
          intro={`${formatCount(beds, "bed", "beds")} in our catalog. Here are the ones that score highest, one a brand.`}
        >
          <Prose name="beds" html={shownBeds} className="" />
        </Section>
      )}
      {related.length === 0 ? null : (
        <Section name="related" title="Related terms">
          <dl className="term-list measure">
            {related.map((each) => (
              <div key={each.slug} className="term-entry">
                <dt>
                  <Link to={paths.term(each.slug)}>{each.term}</Link>
                </dt>
                <dd>{each.summary}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
      <Prose name="sources" html={sources} className="" />
      <footer className="stack stack--close small">
        <p className="soft">
          {kind === null ? null : (
            <>
              Filed under <Link to={`${paths.glossary}?kind=${kind}`}>{termKindLabels[kind]}</Link>.{" "}
            </>
          )}
          {reviewed_by === null ? <Byline text={term} demo={demo} /> : null}
        </p>
        <nav aria-label="Next terms">
          <ul className="cluster term-kinds">
            {before === null ? null : (
              <li>
                <Link to={paths.term(before.slug)}>{`Before: ${before.term}`}</Link>
              </li>
            )}
            {after === null ? null : (
              <li>
                <Link to={paths.term(after.slug)}>{`Next: ${after.term}`}</Link>
              </li>
            )}
            <li>
              <Link to={paths.glossary}>All terms</Link>
            </li>
          </ul>
        </nav>
      </footer>
    </article>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
