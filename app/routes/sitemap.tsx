import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { byLetter, letterId } from "~/features/content/term-list";
import { sendProse } from "~/http/prose.server";
import { forEveryone, type RouteFacts } from "~/route-facts";
import { paths } from "~/paths";
import { linksTo, metaOf } from "~/site/page-meta";
import { siteMapHtml } from "~/site/site-map.server";
import stylesheet from "~/styles/site-map.css?url";
import { crumbsTo, PageHead } from "~/ui/breadcrumbs";
import Prose from "~/ui/page/prose";

export const meta = metaOf<typeof loader>(() => ({
  title: "Site map",
  description: "Every kind of page on this site, with all brands, guides and letters of the glossary.",
  path: paths.sitemap,
  withoutData: true,
}));

export const links = linksTo(stylesheet);

/** Every brand by name; those that the upstream can't tell now are left out. */
async function brandsOf({ brands, ifAvailable }: LoaderFunctionArgs["context"]["api"]) {
  const first = await ifAvailable(brands.list({ sort: "name" }), null);
  if (first === null) return [];
  const others = Array.from({ length: first.pages - 1 }, (_, at) =>
    ifAvailable(brands.list({ sort: "name", page: at + 2 }), { items: [] }),
  );
  return [first, ...(await Promise.all(others))].flatMap(({ items }) =>
    items.map(({ slug, name }) => ({ slug, name })),
  );
}

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = context;
  const { content, forum, ifAvailable } = api;
  const [brands, guides, glossary, home] = await Promise.all([
    brandsOf(api),
    ifAvailable(content.guides(), { items: [] }),
    ifAvailable(content.glossary(), { items: [] }),
    ifAvailable(forum.home(), null),
  ]);
  const terms = [...byLetter(glossary.items).keys()].map((letter) => ({
    label: letter,
    to: `${paths.glossary}#${letterId(letter)}`,
  }));
  const letters = [{ label: "All terms", to: paths.glossary }, ...terms];
  const categories = home?.categories ?? [];
  return { html: sendProse(context, "map", siteMapHtml({ brands, guides: guides.items, letters, categories })) };
}

export const handle: RouteFacts = { page: ["information", "site map"], ...forEveryone, crumbs: crumbsTo("Site map") };

export default function SiteMapPage() {
  const { html } = useLoaderData<typeof loader>();
  return (
    <div className="wrap stack stack--sections">
      <PageHead title="Site map">
        <p className="lead">
          Every kind of page on this site. Beds and stores are a step further: pick a brand or search.
        </p>
      </PageHead>
      <Prose name="map" html={html} className="stack stack--sections" />
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
