import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import type { ContentIndex } from "#contracts/content/editing";
import { forStaff, type RouteFacts } from "~/route-facts";
import { paths } from "~/paths";
import { linksTo, metaOf } from "~/site/page-meta";
import { staffCrumbs } from "~/site/staff-crumbs";
import stylesheet from "~/styles/content.css?url";
import { PageHead } from "~/ui/breadcrumbs";
import Day from "~/ui/page/day";
import Section from "~/ui/page/section";
import DataTable, { type Column } from "~/ui/table/data-table";

const title = "Texts";

export const handle: RouteFacts = { page: ["staff", "texts"], ...forStaff, crumbs: staffCrumbs(title) };

export const meta = metaOf<typeof loader>(() => ({
  title,
  wholeTitle: true,
  description: "Texts that staff write, each with its history.",
  path: paths.content,
  withoutData: true,
}));

export const links = linksTo(stylesheet);

export async function loader({ context }: LoaderFunctionArgs) {
  const { items } = await context.api.content.index();
  return { items };
}

type Entry = ContentIndex["items"][number];

const columns: Column<Entry>[] = [
  {
    heading: "Text",
    cell: ({ kind, slug, title: name }) => <Link to={paths.contentOf(kind, slug)}>{name}</Link>,
  },
  { heading: "Version", cell: ({ version }) => version, number: true },
  { heading: "Published", cell: ({ published_at: at }) => (at === null ? "—" : <Day iso={at} />) },
  { heading: "Facts checked", cell: ({ reviewed_on: on }) => (on === null ? "—" : <Day iso={on} />) },
];

export default function ContentIndexPage() {
  const { items } = useLoaderData<typeof loader>();
  return (
    <div className="wrap stack stack--sections">
      <PageHead title={title}>
        <p className="lead">Choose a text to change it. You’ll see how it looks before anyone else does.</p>
      </PageHead>
      <Texts name="guides" title="Guides" items={items.filter(({ kind }) => kind === "guide")} />
      <Texts name="pages" title="Pages about the site" items={items.filter(({ kind }) => kind === "page")} />
      <Texts name="terms" title="Glossary" items={items.filter(({ kind }) => kind === "term")} />
    </div>
  );
}

const Texts = ({ name, title: heading, items }: { name: string; title: string; items: readonly Entry[] }) => (
  <Section name={name} title={heading}>
    <DataTable
      caption={`${heading}, with versions`}
      region={`Table: ${heading}`}
      columns={columns}
      rows={items}
      keyOf={({ slug }) => slug}
    />
  </Section>
);

export { default as ErrorBoundary } from "~/site/errors/error-page";
